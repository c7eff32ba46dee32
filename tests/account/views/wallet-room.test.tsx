// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { EWalletTopUpView } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up-view.tsx';
import { eWalletTopUpMachine } from '#machines/account/e-wallet-top-up/e-wallet-top-up.machine.ts';
import type { WalletLimits } from '#rules/e-wallet.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

emulateModalDialogs();
afterEach(cleanup);

const limits: WalletLimits = { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 };

async function open(currentAmount: number): Promise<void> {
  const readLimits = fromPromise<WalletLimits>(() => Promise.resolve(limits));
  const input = {
    flowId: 'flow',
    customerId: 1,
    cardNumber: '12345678901234567',
    eWallet: { id: 3, currentAmount },
    notation: { language: 'cs', currency: 'CZK' },
    offeredRecharges: [],
    draft: null,
  };
  const actor = createActor(eWalletTopUpMachine.provide({ actors: { readLimits } }), { input }).start();
  render(inShop(testShop(), <EWalletTopUpView actor={actor} />));
  await screen.findByText('Zůstatek teď');
}

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

it.each([
  [0, 'Od 100,00 Kč do 2 000,00 Kč.'],
  [150_000, 'Od 100,00 Kč do 1 500,00 Kč.'],
  [290_000, 'Od 100,00 Kč do 100,00 Kč.'],
])('with a balance of %i the field names only amounts that fit into the wallet', async (balance, help) => {
  await open(balance);
  expect(text()).toContain(help);
  expect(text()).not.toContain('Peněženka je téměř plná');
});

it.each([295_000, 1_234_550])(
  'a wallet of %i is too full for any amount: the dialog shows this and can only be closed',
  async (balance) => {
    await open(balance);
    expect(text()).toContain('smí v ní být nejvýše 3 000,00 Kč a dobít lze nejméně 100,00 Kč');
    expect(text()).not.toContain('Od 100,00');
    expect(text()).not.toContain('Zadejte nižší částku');
    expect(screen.queryByRole('textbox')).toBeNull();
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(['Zavřít', 'Zavřít']);
  },
);
