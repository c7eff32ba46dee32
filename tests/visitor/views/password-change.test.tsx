// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { PasswordChangeView } from '#features/visitor/password-change/password-change-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { passwordChangeModel } from '#machines/visitor/password-change/model/password-change.model.ts';
import type { PasswordChangeContext } from '#machines/visitor/password-change/password-change.types.ts';
import { passwordChangeView } from '#machines/visitor/password-change/password-change.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { passwordChangeGestures } from './password-change.gestures.tsx';

describeView({
  model: passwordChangeModel,
  render: (passwordChange) => inShop(testShop(), <PasswordChangeView passwordChange={passwordChange} />),
  gestures: passwordChangeGestures,
  view: passwordChangeView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { password, confirmation, demanded, failure } = context as PasswordChangeContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      expect(says(/^Alespoň 8 znaků, malé i velké/)).toBe(!demanded || password === 'Linka-2026');
      expect(says(/^Vyplňte nové heslo/)).toBe(demanded && password === '');
      expect(says(/^Heslu ještě chybí: alespoň 8 znaků, velké písmeno a číslice\./)).toBe(
        demanded && password === 'linka',
      );
      expect(says(/^Zadejte nové heslo ještě jednou/)).toBe(demanded && confirmation === '');
      expect(says(/^Hesla se neshodují/)).toBe(demanded && confirmation !== '' && confirmation !== password);
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
    },
    saving: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Změnit heslo' }).getAttribute('aria-busy')).toBe('true');
    },
    linkMissing: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('V adrese chybí kód z e-mailu');
    },
    linkRefused: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('vypršela jeho platnost');
      const mail = within(root).getByRole('link', { name: 'Poslat nový odkaz' });
      expect(mail.getAttribute('href')).toBe('#/forgotten-password');
    },
  },
});
