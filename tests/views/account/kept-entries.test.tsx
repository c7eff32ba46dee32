// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { customerSelectionSamples } from '../../../machines/customer-selection/customer-selection.samples.ts';
import { defaultFlags } from '../../../server/settings/system-flags.ts';
import { ConnectAccountDialog } from '../../../src/common/connect-account/connect-account-dialog.tsx';
import { discardDraft } from '../../../src/common/form-draft/form-draft.ts';
import { BalanceTransferDialog } from '../../../src/features/account/card-actions/balance-transfer/balance-transfer-dialog.tsx';
import { EWalletTopUpDialog } from '../../../src/features/account/card-actions/e-wallet-top-up/e-wallet-top-up-dialog.tsx';
import { ReclamationDialog } from '../../../src/features/account/card-actions/reclamation/reclamation-dialog.tsx';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { answeringShop } from '../support/answering-shop.ts';
import { emulateModalDialogs } from '../support/modal-dialogs.ts';
import { sessionOf } from '../support/session-of.ts';
import { inShop } from '../support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();
beforeEach(discardDraft);
afterEach(cleanup);

const { customer, card } = customerSelectionSamples;
const nothing = () => {};

const setting = (name: string, value: string) => ({ id: 1, name, displayName: name, value });
const answers = {
  globalSettings: [
    setting('E_WALLET_MIN_RECHARGE', '10000'),
    setting('E_WALLET_MAX_RECHARGE', '200000'),
    setting('E_WALLET_MAX_AMOUNT', '300000'),
  ],
  lastActiveCard: card,
};

function open(dialog: ReactElement) {
  const session = sessionOf();
  render(inShop(answeringShop(answers, defaultFlags, { session }), dialog));
  return session;
}

const dialogs: readonly (readonly [string, ReactElement, RegExp, string])[] = [
  [
    'the top-up of a wallet',
    <EWalletTopUpDialog key="w" card={card} customer={customer} onClosed={nothing} />,
    /^Částka/,
    '321',
  ],
  [
    'the transfer of a balance',
    <BalanceTransferDialog key="t" card={card} customer={customer} onClosed={nothing} />,
    /^Číslo/,
    '6299000000000015',
  ],
  [
    'a reclamation',
    <ReclamationDialog key="r" card={card} customer={customer} onClosed={nothing} />,
    /^Popis závady/,
    'Karta nejde načíst.',
  ],
  [
    'the connection of a card',
    <ConnectAccountDialog key="c" mode="assign" subject="cards" onConnected={nothing} onClosed={nothing} />,
    /^Číslo karty/,
    '210090000000000000',
  ],
];
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

it.each(dialogs)('what was entered is there again after the session expired: %s', async (_what, dialog, name, text) => {
  const session = open(dialog);
  fireEvent.change(await field(name), { target: { value: text } });
  act(() => session.end('expired'));
  cleanup();
  open(dialog);
  expect((await field(name)).value).toBe(text);
});

it.each(dialogs)('what was entered is not kept by a log-out: %s', async (_what, dialog, name, text) => {
  const session = open(dialog);
  fireEvent.change(await field(name), { target: { value: text } });
  act(() => session.end('loggedOut'));
  cleanup();
  open(dialog);
  expect((await field(name)).value).not.toBe(text);
});
