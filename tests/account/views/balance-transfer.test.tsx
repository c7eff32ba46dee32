// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { BalanceTransferView } from '#features/account/card-actions/balance-transfer/balance-transfer-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { BalanceTransferContext } from '#machines/account/balance-transfer/balance-transfer.types.ts';
import { balanceTransferView } from '#machines/account/balance-transfer/balance-transfer.view.ts';
import { balanceTransferModel } from '#machines/account/balance-transfer/model/balance-transfer.model.ts';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { balanceTransferGestures } from './balance-transfer.gestures.tsx';

const ofNumber = {
  EMPTY: /^Vyplňte číslo/,
  NOT_16_DIGITS: /^Číslo karty má 16 číslic/,
  WRONG_CHECK_DIGIT: /^V čísle je překlep/,
} as const;

/** For each error: the message at the field of the number, or else in an alert. */
const ofRefusal: Readonly<Record<string, RegExp>> = {
  NOT_FOUND: /jsme na vaše jméno nenašli/,
  OLD_CARD_EMPTY: /už nic není/,
  OLD_CARD_BALANCE_CHANGED: /během převodu zvýšil/,
  OLD_CARD_IN_TRANSFER: /do jiné peněženky/,
  OLD_CARD_SYSTEM_UNAVAILABLE: /^Peníze zůstaly na staré kartě\. Systém/,
  E_WALLET_ABOVE_MAXIMUM_AMOUNT: /smí být nejvýše 3\s000,00\sKč/,
  TOO_MANY_ATTEMPTS: /za 2\sminuty/,
};
const unsure = new Set(['NO_ANSWER', 'UNREADABLE_ANSWER', 'INTERNAL_ERROR']);

describeView({
  model: balanceTransferModel,
  render: (actor) => inShop(testShop(), <BalanceTransferView actor={actor} />),
  gestures: balanceTransferGestures,
  view: balanceTransferView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { number, marked, failure } = context as BalanceTransferContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      const problem = oldCardNumberProblem(number);
      for (const [name, text] of Object.entries(ofNumber)) expect(says(text)).toBe(marked && problem === name);
      for (const [name, text] of Object.entries(ofRefusal)) expect(says(text)).toBe(failure?.name === name);
      const field = within(root).getByLabelText('Číslo staré karty');
      const isWrong = marked || failure?.status === 404 || failure?.name === 'OLD_CARD_EMPTY';
      if (isWrong) expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(says(/^Nevíme, zda/)).toBe(failure !== null && unsure.has(failure.name));
    },
    transferring: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Převést zůstatek' }).getAttribute('aria-busy')).toBe('true');
    },
    underWay: ({ root }) => {
      within(root).getByText('Peníze jsou na cestě');
      within(root).getByText(/Převod už nezadávejte znovu/);
      within(root).getByRole('button', { name: 'Rozumím' });
      expect(within(root).queryByRole('textbox')).toBeNull();
    },
  },
});
