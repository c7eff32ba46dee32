// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConnectAccountDialog } from '#common/connect-account/connect-account-dialog.tsx';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { AssignCustodianDialog } from '#features/account/card-actions/assign-custodian/assign-custodian-dialog.tsx';
import { BalanceTransferDialog } from '#features/account/card-actions/balance-transfer/balance-transfer-dialog.tsx';
import { EWalletTopUpDialog } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up-dialog.tsx';
import { PersonalInfoDialog } from '#features/account/card-actions/personal-info/personal-info-dialog.tsx';
import { ReclamationDialog } from '#features/account/card-actions/reclamation/reclamation-dialog.tsx';
import { TicketFareDialog } from '#features/account/card-actions/ticket-fare/ticket-fare-dialog.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { offers } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { servedStates } from '../../common/src/support/served-states.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { sessionOf } from '../../common/views/support/session-of.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

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
    setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', '0'),
    setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', '60'),
  ],
  lastActiveCard: card,
  customer: { ...customer, photo: 'data:image/jpeg;base64,AAEC' },
  relatedCustomers: { items: [], totalCount: 0 },
  customerTicketFares: { items: [], totalCount: 0 },
  ticketFareStates: servedStates.ticketFareStates,
  ticketFareOffers: offers.all,
};
const configuration = { ...defaultFlags, brand: 'linka' } as never;

function open(dialog: ReactElement) {
  const session = sessionOf();
  render(inShop(answeringShop(answers, defaultFlags, { session }), dialog));
  return session;
}

const dialogs: readonly (readonly [string, ReactElement<object>, RegExp, string])[] = [
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
    'the custodian of a child',
    <AssignCustodianDialog key="a" customer={customer} configuration={configuration} onClosed={nothing} />,
    /^Jméno/,
    'Žofie',
  ],
  [
    'personal data',
    <PersonalInfoDialog key="p" customer={customer} configuration={configuration} onClosed={nothing} />,
    /^Jméno/,
    'Žofie',
  ],
  [
    'the connection of a card',
    <ConnectAccountDialog key="c" mode="assign" subject="cards" onConnected={nothing} onClosed={nothing} />,
    /^Číslo karty/,
    '210090000000000000',
  ],
];
/** The same dialog for another person and another card. */
const ofAnother = (dialog: ReactElement<object>): ReactElement =>
  cloneElement(dialog, {
    ...('customer' in dialog.props && { customer: { ...customer, id: customer.id + 1 } }),
    ...('card' in dialog.props && { card: { ...card, id: card.id + 1, cardNumber: '6299000000000023' } }),
  });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

it.each(dialogs)('the entered data are restored after the session expired: %s', async (_what, dialog, name, text) => {
  const session = open(dialog);
  fireEvent.change(await field(name), { target: { value: text } });
  act(() => session.end('expired'));
  cleanup();
  open(dialog);
  expect((await field(name)).value).toBe(text);
});

it.each(dialogs)('the entered data are not kept after a log-out: %s', async (_what, dialog, name, text) => {
  const session = open(dialog);
  fireEvent.change(await field(name), { target: { value: text } });
  act(() => session.end('loggedOut'));
  cleanup();
  open(dialog);
  expect((await field(name)).value).not.toBe(text);
});

it.each([
  ['is restored after the session expired', 'expired', [true, true]],
  ['is not kept after a log-out', 'loggedOut', [false]],
] as const)('the chosen ticket %s', async (_what, end, kept) => {
  const dialog = <TicketFareDialog card={card} customer={customer} onClosed={nothing} />;
  const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
  const session = open(dialog);
  fireEvent.click(await choice(/^30 dní/));
  fireEvent.click(await choice(/^Pásmo 200/));
  act(() => session.end(end));
  cleanup();
  open(dialog);
  await choice(/^30 dní/);
  const chosen = screen
    .getAllByRole<HTMLInputElement>('radio', { name: /^(30 dní|Pásmo 200)/ })
    .map(({ checked }) => checked);
  expect(chosen).toEqual(kept);
});

it.each(dialogs.filter(([, dialog]) => 'customer' in dialog.props))(
  'the data entered for one person are not restored for another person: %s',
  async (_what, dialog, name, text) => {
    const session = open(dialog);
    fireEvent.change(await field(name), { target: { value: text } });
    act(() => session.end('expired'));
    cleanup();
    open(ofAnother(dialog));
    expect((await field(name)).value).not.toBe(text);
  },
);
