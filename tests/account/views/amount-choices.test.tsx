// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { EWalletTopUpView } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up-view.tsx';
import { eWalletTopUpMachine } from '#machines/account/e-wallet-top-up/e-wallet-top-up.machine.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const limits = { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 };

it('a pressed amount is entered into the field, and the new balance is shown (WAL-01)', async () => {
  const machine = eWalletTopUpMachine.provide({ actors: { readLimits: fromPromise(() => Promise.resolve(limits)) } });
  const actor = createActor(machine, {
    input: {
      flowId: 'flow',
      customerId: 1,
      cardNumber: '12345678901234567',
      eWallet: { id: 3, currentAmount: 0 },
      notation: { language: 'cs', currency: 'CZK' },
      offeredRecharges: [5_000, 20_000, 50_050],
      draft: null,
    },
  }).start();
  render(inShop(testShop(), <EWalletTopUpView actor={actor} />));
  await userEvent.click(await screen.findByRole('button', { name: /^500,50/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Částka').value).toBe('500,50');
  expect(screen.getByRole('button', { pressed: true }).textContent).toMatch(/^500,50/);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0,00\u00A0Kč',
    '500,50\u00A0Kč',
  ]);
  expect(screen.queryByRole('button', { name: /^50,00/ })).toBeNull();
});
