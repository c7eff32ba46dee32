// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { VerificationView } from '#features/visitor/verification/verification-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { verificationModel } from '#machines/visitor/verification/model/verification.model.ts';
import type { VerificationContext } from '#machines/visitor/verification/verification.types.ts';
import { verificationView } from '#machines/visitor/verification/verification.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { verificationGestures } from './verification.gestures.tsx';

describeView({
  model: verificationModel,
  render: (verification) => inShop(testShop(), <VerificationView verification={verification} />),
  gestures: verificationGestures,
  view: verificationView,
  expectations: {
    asking: ({ root }) => {
      expect(within(root).getByText('Ještě jeden krok: potvrďte, že chcete účet ověřit.')).toBeTruthy();
      expect(within(root).queryByRole('status')).toBeNull();
    },
    confirming: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Ověřujeme váš účet…');
      expect(within(root).queryByRole('alert')).toBeNull();
    },
    unanswered: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('odkaz z e-mailu platí dál');
    },
    failed: ({ root }, { context }) => {
      const { failure } = context as VerificationContext;
      const alert = within(root).getByRole('alert').textContent ?? '';
      expect(alert).toContain('Ověření se nezdařilo');
      expect(alert.includes('vypršela jeho platnost')).toBe(failure?.name !== 'VALIDATION_ERROR');
      const mail = within(root).getByRole('link', { name: 'Poslat ověřovací e-mail znovu' });
      expect(mail.getAttribute('href')).toBe('#/verification');
    },
    '': ({ root }) => {
      expect(within(root).getByRole('link', { name: 'Zpět na přihlášení' }).getAttribute('href')).toBe('#/');
    },
  },
});
