// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ElectronicWalletScreen } from '#features/account/pages/electronic-wallet-screen.tsx';
import { TicketFareScreen } from '#features/account/pages/ticket-fare-screen.tsx';
import { UserAccountScreen } from '#features/account/user-account/user-account-screen.tsx';
import { UserLinkedAccountScreen } from '#features/account/user-account/user-linked-account-screen.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import type { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

fillBrowserGaps();
afterEach(cleanup);

const { customer, card, child, link } = customerSelectionSamples;

interface Selected {
  readonly state?: 'selected' | 'readingOwn' | 'none';
  readonly context?: object;
  readonly flags?: Partial<typeof defaultFlags>;
}

/** Opens a page with the selection of customers in the given state. */
function open(Screen: FunctionComponent, { state = 'selected', context = {}, flags = {} }: Selected = {}) {
  const snapshot = {
    context: {
      customer,
      card,
      link: null,
      standing: null,
      repeatPurchase: null,
      onlyManaged: false,
      begunApplications: [],
      begunForNewPerson: [],
      people: [],
      peopleCount: 0,
      linkedId: null,
      ...context,
    },
    value: state,
    matches: (other: string) => other === state,
    hasTag: () => state === 'readingOwn',
  };
  const customerSelection = { ...staticActor({}), getSnapshot: () => snapshot };
  render(inShop(accountShop({ flags, customerSelection }), inRouter(Screen)));
}
const heading = async (name: string) => void (await screen.findByRole('heading', { level: 1, name }));
const noWallet = 'Na vaší kartě elektronická peněženka není.';

it('an account that mails do not reach sees how its address can be changed (MAI-02)', async () => {
  open(ElectronicWalletScreen, { context: { mailFails: true } });
  const notice = (await screen.findByText('E-maily k vám nedocházejí')).closest(
    '[data-edge], section, p',
  )?.parentElement;
  expect(notice?.querySelector('a')?.textContent).toBe('Najít pobočku dopravce');
});

it.each([
  ['the wallet', ElectronicWalletScreen],
  ['the ticket fares', TicketFareScreen],
])('the page of %s shows the first steps if the account has no customer', async (_what, Screen) => {
  open(Screen, { state: 'none', context: { customer: null, card: null } });
  expect(await screen.findByText(/^K vašemu účtu zatím nepatří/)).toBeTruthy();
});

describe('the page of the wallet', () => {
  it('lists the transactions of the customer', async () => {
    open(ElectronicWalletScreen);
    await heading('Elektronická peněženka');
    expect(await screen.findByText('Peněženka zatím nemá žádné pohyby.')).toBeTruthy();
    expect(document.title).toContain('Elektronická peněženka');
  });

  it('says that there is no wallet if the operator has switched wallets off', async () => {
    open(ElectronicWalletScreen, { flags: { eWalletAllowed: false } });
    expect(await screen.findByText(noWallet)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows no list and no text about a missing wallet while the card is being read', async () => {
    open(ElectronicWalletScreen, { state: 'readingOwn', context: { card: null } });
    await heading('Elektronická peněženka');
    expect([screen.queryByText(noWallet), screen.queryByRole('table')]).toEqual([null, null]);
  });

  it('keeps the list while a known card is being read again', async () => {
    open(ElectronicWalletScreen, { state: 'readingOwn' });
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

it('the page of the ticket fares lists the tickets of the customer', async () => {
  open(TicketFareScreen);
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(document.title).toContain('Jízdenky – ');
});

describe('the account page (ACC-01)', () => {
  it("has the customer's name as its heading, and its own title if there is no customer", async () => {
    open(UserAccountScreen);
    await heading('Jana Nováková');
    cleanup();
    open(UserAccountScreen, { state: 'none', context: { customer: null, card: null } });
    await heading('Můj účet');
    expect(await screen.findByText(/^K vašemu účtu zatím nepatří/)).toBeTruthy();
  });

  it('shows in its heading the name of a linked customer and how they are linked', async () => {
    open(UserLinkedAccountScreen, { context: { customer: child, link } });
    await screen.findByRole('heading', { level: 1, name: 'Přiřazený účet – Matěj Novák' });
    expect(await screen.findByRole('tablist')).toBeTruthy();
    expect(document.title).toContain('Přiřazený účet – Matěj Novák');
  });

  it('shows in its heading that a customer is managed, and a title of its own until the customer is known', async () => {
    open(UserLinkedAccountScreen, { context: { customer: child, link: { ...link, type: 'MANAGED' } } });
    await heading('Spravovaný účet – Matěj Novák');
    cleanup();
    open(UserLinkedAccountScreen, { state: 'readingOwn', context: { customer: null, card: null } });
    await heading('Propojený účet');
    expect(document.title).toContain('Propojený účet');
  });
});
