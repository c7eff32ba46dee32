// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { ManagedCardDecisionView } from '#features/links/managed-card-decision/managed-card-decision-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { ManagedCardDecisionContext } from '#machines/links/managed-card-decision/managed-card-decision.types.ts';
import { managedCardDecisionView } from '#machines/links/managed-card-decision/managed-card-decision.view.ts';
import { managedCardDecisionModel } from '#machines/links/managed-card-decision/model/managed-card-decision.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { managedCardDecisionGestures } from './managed-card-decision.gestures.tsx';

const numbers: Readonly<Record<string, number>> = {
  INVALID_CUSTOMER_CARD: 10,
  INVALID_ACCOUNT: 11,
  APPROVE_MANAGED_CARD_INVALID_TOKEN: 13,
  EXPIRED_TOKEN: 14,
  MAXIMUM_ACCOUNTS_REACHED: 15,
  REJECT_MANAGED_CARD_INVALID_TOKEN: 16,
  CARD_ALREADY_MANAGED: 17,
};

const general = {
  approve: 'Správu karty se nepodařilo přijmout.',
  reject: 'Správu karty se nepodařilo odmítnout.',
};

describeView({
  model: managedCardDecisionModel,
  render: (decision) => inShop(testShop(), <ManagedCardDecisionView decision={decision} />),
  gestures: managedCardDecisionGestures,
  view: managedCardDecisionView,
  expectations: {
    asking: ({ root }, { context }) => {
      const { decision } = context as ManagedCardDecisionContext;
      const question = decision === 'approve' ? /^Chcete kartu spravovat/ : /^Chcete žádost o správu karty odmítnout/;
      expect(within(root).getByText(question)).toBeTruthy();
      expect(within(root).queryByRole('status')).toBeNull();
    },
    deciding: ({ root }, { context }) => {
      const { decision } = context as ManagedCardDecisionContext;
      const words = decision === 'approve' ? 'Ukládáme váš souhlas…' : 'Ukládáme vaše odmítnutí…';
      expect(within(root).getByRole('status').textContent).toBe(words);
    },
    unanswered: ({ root }, { context }) => {
      const { decision } = context as ManagedCardDecisionContext;
      expect(within(root).getByRole('status').textContent).toContain(general[decision]);
    },
    failed: ({ root }, { context }) => {
      const { decision, failure } = context as ManagedCardDecisionContext;
      const missing = decision === 'approve' ? 13 : 16;
      const number = failure === null ? missing : numbers[failure.name];
      const alert = within(root).getByRole('alert').textContent ?? '';
      if (number === undefined) expect(alert).toBe(general[decision]);
      else expect(alert.startsWith(`${number} – `)).toBe(true);
    },
    '': ({ root }) => {
      const back = within(root).getByRole('link', { name: 'Zpět do e-shopu' });
      expect(back.getAttribute('href')).toBe('#/app/user-account');
    },
  },
});
