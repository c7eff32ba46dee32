// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { discardDraft, saveDraft } from '#common/form-draft/form-draft.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import { ActionButtons } from '#features/account/card-actions/action-buttons.tsx';
import type { ActionSurroundings } from '#features/account/card-actions/use-action-context.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { card as profiledCard, offers } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { servedStates } from '../../common/src/support/served-states.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { changingActor } from '../../common/views/support/changing-actor.ts';
import { fill } from '../../common/views/support/fill.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();
beforeEach(discardDraft);
afterEach(cleanup);

const { customer, card, child, link, standing, people } = customerSelectionSamples;
const managed = { ...link, type: 'MANAGED' } as const;
const pupil: AccountCustomer = { ...child, birthDay: '2015-03-04' };
const placeholder: AccountCustomer = { ...customer, id: 5, firstName: '5', external: true };
const address = { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' };

interface Surroundings {
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly own?: readonly object[];
  readonly inCart?: readonly object[];
}

/** The actions beside a card and below it; `happened`: the calls, toasts and events. */
function show(part: Partial<ActionSurroundings>, { answers = {}, own = [], inCart = [] }: Surroundings = {}) {
  const cart = changingActor('ready', { cart: { items: inCart } });
  const shop = answeringShop(
    answers,
    {},
    {
      customerSelection: staticActor({ people: own, registered: null }),
      cart,
    },
  );
  const happened: unknown[] = [];
  const asked: unknown[] = [];
  const spied = {
    ...shop,
    call: ((endpoint: EndpointDefinition, options: CallOptions<never> = {}) => {
      const { params, body } = options;
      if (params !== undefined) asked.push([endpoint.name, params]);
      if (body !== undefined) happened.push({ [endpoint.name]: body, ...(params !== undefined && { of: params }) });
      return shop.call(endpoint as never, options);
    }) as typeof shop.call,
    tell: (id: string, { type }: { readonly type: string }) => void happened.push(`${id}: ${type}`),
    showToast: ({ messageId }: { readonly messageId: string }) => void happened.push(messageId),
    goTo: (path: string) => void happened.push(path),
  };
  const configuration = { ...defaultFlags, brand: 'linka' } as never;
  const surroundings = { customer, card, link: null, standing, configuration, ...part };
  render(
    inShop(
      spied,
      <>
        {(['ticket', 'wallet', 'card'] as const).map((place) => (
          <ActionButtons key={place} {...surroundings} place={place} variant="secondary" />
        ))}
      </>,
    ),
  );
  return { happened, asked, cart };
}

// A pause between the keys is needed: when the code of a form has just arrived, the first keys could come before React
// has subscribed to the form's flow.
const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const buy = ['Koupit jízdenku', 'Dobít peněženku'];
const [own] = people.items;
const topUp = { type: 'ELECTRONIC_WALLET', payload: { eWalletId: 1 } };
const unconnected = { ...standing, connected: false };

describe('the actions of the account page (ACC-07)', () => {
  it.each([
    ["the account's own customer", {}, [], [...buy, 'Převést zůstatek ze staré karty', 'Podat reklamaci']],
    ['an account without a customer', { customer: null, card: null, standing: unconnected }, [], ['Už mám kartu']],
    ['an assigned customer', { customer: pupil, link }, [own], [...buy, 'Podat reklamaci']],
    [
      'a managed child of an account without a customer',
      { customer: pupil, link: managed, standing: unconnected },
      [],
      [...buy, 'Už mám kartu', 'Přiřadit zákonného zástupce', 'Podat reklamaci'],
    ],
    [
      'a managed child of an account with a customer',
      { customer: pupil, link: managed, standing: unconnected },
      [own],
      [...buy, 'Přiřadit zákonného zástupce', 'Podat reklamaci'],
    ],
    [
      'a customer without a name',
      { customer: placeholder, card: null },
      [own],
      ['Doplnit osobní údaje', 'Podat reklamaci'],
    ],
    ['a customer whose standing is not known yet', { card: null, standing: null }, [], ['Podat reklamaci']],
    [
      'a customer for whom the account may not act',
      { standing: { ...standing, manageable: false } },
      [],
      ['Podat reklamaci'],
    ],
  ])('are the right actions for %s', (_whom, part, inAccount, expected) => {
    show(part, { own: inAccount.flatMap((one) => one ?? []) });
    expect(labels()).toEqual(expected);
  });

  it('show which item is in the cart already', () => {
    show({}, { inCart: [topUp] });
    const reasons = buy.map((name) => screen.getByRole('button', { name }).title);
    expect(reasons).toEqual(['', expect.stringMatching(/^Už je v košíku/)]);
  });
});

describe('an action from its button to the end of its dialog (DLG-01)', () => {
  const setting = (name: string, value: string) => ({ id: 1, name, displayName: name, value });
  const ofTickets = {
    globalSettings: [
      setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', '0'),
      setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', '60'),
    ],
    customerTicketFares: { items: [], totalCount: 0 },
    ticketFareStates: servedStates.ticketFareStates,
    ticketFareOffers: offers.all,
    addTicketFare: {},
  };

  it('puts a ticket for this card and person into the cart', async () => {
    const { happened } = show({ card: profiledCard }, { answers: ofTickets });
    await press('Koupit jízdenku');
    await user.click(await screen.findByRole('radio', { name: /^Pololetí/ }));
    expect(screen.getByText('Cena').parentElement?.nextSibling?.textContent).toBe('–');
    await user.click(await screen.findByRole('radio', { name: /^Pásmo 200/ }));
    const preview = within(screen.getByRole('region', { name: 'Náhled jízdenky' }));
    preview.getByText('Jana Nováková');
    expect(screen.getByText('Cena').parentElement?.nextSibling?.textContent).toMatch(/^2\s100,00/);
    await press('Přidat do košíku');
    await isClosed();
    expect(happened).toEqual([
      { addTicketFare: { cardId: 7, validFrom: '2026-11-21', ticketCombinationId: 2, zone: '200' } },
      'cart: refresh',
      'ticketFare.added',
    ]);
  });

  const wallet = {
    globalSettings: [
      setting('E_WALLET_MIN_RECHARGE', '10000'),
      setting('E_WALLET_MAX_RECHARGE', '200000'),
      setting('E_WALLET_MAX_AMOUNT', '300000'),
    ],
    addEWalletTransaction: {},
  };
  const childCard = { ...card, id: 4, electronicWallet: { id: 9, currentAmount: 25_000 } };

  it('tops up the wallet of this card by an amount that the operator offers', async () => {
    const { happened } = show({ customer: pupil, link, card: childCard }, { answers: wallet });
    await press('Dobít peněženku');
    const amounts = within(await screen.findByRole('group', { name: 'Částky na výběr' }));
    const offered = amounts.getAllByRole('button').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    expect(offered).toEqual(['200,00 Kč', '500,00 Kč', '1 000,00 Kč', '2 000,00 Kč']);
    await user.click(amounts.getByRole('button', { name: /^500,00/ }));
    await press('Přidat do košíku');
    await isClosed();
    expect(happened).toEqual([
      {
        addEWalletTransaction: expect.objectContaining({
          eWalletId: 9,
          price: 50_000,
          previousBalance: 25_000,
          operation: 'RECHARGE',
        }),
      },
      'cart: refresh',
      'eWalletTopUp.added',
    ]);
  });

  it('reads the balance of this person again if it has changed meanwhile', async () => {
    const changed = { name: 'E_WALLET_BALANCE_CHANGED', status: 409, metadata: {} };
    // oxlint-disable-next-line unicorn/no-thenable
    const refused = { then: (_: unknown, refuse: (failure: object) => void) => refuse(changed) };
    const now = { ...childCard, electronicWallet: { id: 9, currentAmount: 5_000 } };
    const { asked } = show(
      { customer: pupil, link, card: childCard },
      { answers: { ...wallet, addEWalletTransaction: refused, lastActiveCard: now } },
    );
    await press('Dobít peněženku');
    await user.type(await field(/^Částka/), '100');
    await press('Přidat do košíku');
    await screen.findByText(/teď je 50,00/);
    expect(asked).toContainEqual(['lastActiveCard', { id: 2 }]);
  });

  it('moves the balance of an old card into the wallet of this card', async () => {
    const { happened } = show({}, { answers: { transferBalance: { amount: 15_000 } } });
    await press('Převést zůstatek ze staré karty');
    await user.type(await field('Číslo staré karty'), '6299 0000 0000 0015');
    await press('Převést zůstatek');
    await isClosed();
    expect(happened).toEqual([
      { transferBalance: { pakCardNumber: '6299000000000015', mapCardNumber: card.cardNumber } },
      'balanceTransfer.success',
      'customerSelection: refresh',
    ]);
  });

  it('files a reclamation of this person about this card, with their known data', async () => {
    const known = { ...pupil, phoneNumber: '+420601234567', address };
    const { happened } = show(
      { customer: known, link, card: { ...card, id: 4 } },
      { answers: { createReclamation: { reclamationNumber: 'R-260001' } } },
    );
    await press('Podat reklamaci');
    await user.type(await field(/^Popis závady/), 'Karta nejde načíst.');
    screen.getByText(/^Týká se karty/);
    await user.click(screen.getByRole('checkbox'));
    await press('Odeslat reklamaci');
    await isClosed();
    expect(happened).toEqual([
      {
        createReclamation: {
          customerFirstName: 'Matěj',
          customerLastName: 'Novák',
          customerPhoneNumber: '+420601234567',
          customerAddress: address,
          note: 'Karta nejde načíst.',
          gdprTermsAndConditionsApproved: true,
          customerId: 2,
          cardId: 4,
        },
      },
      'reclamation.success',
      '/app/reclamation-list',
    ]);
  });

  it('files a reclamation without a card', async () => {
    show({ customer: { ...customer, phoneNumber: '+420601234567', address }, card: null });
    await press('Podat reklamaci');
    await field(/^Popis závady/);
    expect(screen.queryByText(/^Týká se karty/)).toBeNull();
  });

  const adult = {
    firstName: 'Petra',
    lastName: 'Malá',
    birthDay: '1980-01-01',
    customerAccountLinkType: 'REGISTERED',
    onlyHere: true,
  };

  it('gives this child a custodian, who is at least 18 years old', async () => {
    const { happened } = show(
      { customer: pupil, link: managed },
      { answers: { relatedCustomers: { items: [{ ...adult, id: 1 }] }, assignCustodian: undefined } },
    );
    await press('Přiřadit zákonného zástupce');
    await screen.findByText(/^Matěj Novák zatím nemá/);
    await user.click(await screen.findByRole('radio', { name: 'Někdo jiný' }));
    await fill(user, await field(/^Datum narození/), '22.11.2008');
    await user.tab();
    await screen.findByText(/21\.11\.2008/);
    await user.click(screen.getByRole('radio', { name: /Petra Malá/ }));
    await press('Přiřadit');
    await isClosed();
    expect(happened).toEqual([
      { assignCustodian: { parentId: 1 }, of: { id: 2 } },
      'assignCustodian.assigned',
      'customerSelection: refresh',
    ]);
  });

  it('saves the name of a person without a name, and refreshes the page', async () => {
    const known = { ...placeholder, birthDay: '1990-01-01', address, photo: 'data:image/jpeg;base64,AAEC' };
    const answers = { customer: known, relatedCustomers: { items: [] }, updateCustomer: known };
    const { happened } = show({ customer: placeholder, card: null }, { answers });
    await press('Doplnit osobní údaje');
    await user.type(await field(/^Jméno/), 'Žofie');
    await press('Uložit');
    await isClosed();
    expect(happened).toEqual([
      {
        updateCustomer: expect.objectContaining({ name: { firstName: 'Žofie', lastName: 'Nováková' } }),
        of: { id: 5 },
      },
      'personalInfo.saved',
      'customerSelection: refresh',
    ]);
  });

  it('keeps its dialog open when the cart already contains the item', async () => {
    const { cart } = show({});
    await press('Dobít peněženku');
    act(() => cart.change({ cart: { items: [topUp] } }));
    expect(screen.getByRole('button', { name: 'Dobít peněženku', hidden: true }).title).toMatch(/^Už je v košíku/);
    expect(screen.getByRole('dialog', { name: 'Dobití peněženky' })).toBeTruthy();
  });

  it('saves the name of a child and, in a second step, a custodian', async () => {
    const known = { ...placeholder, birthDay: '2015-01-01', address, photo: 'data:image/jpeg;base64,AAEC' };
    const answers = {
      customer: known,
      relatedCustomers: { items: [{ ...adult, id: 1 }] },
      updateCustomer: known,
    };
    const { happened } = show({ customer: placeholder, card: null }, { answers });
    await press('Doplnit osobní údaje');
    await user.type(await field(/^Jméno/), 'Žofie');
    await fill(user, await field(/^Datum narození/), '22.11.2021');
    await user.tab();
    await screen.findByText(/21\.11\.2021/);
    await fill(user, await field(/^Datum narození/), '01.01.2015');
    await press('Pokračovat');
    const heading = await screen.findByRole('heading', { name: 'Dítě potřebuje zákonného zástupce.' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole('radio', { name: 'Někdo jiný' }));
    await fill(user, await field(/^Datum narození/), '22.11.2011');
    await user.tab();
    await screen.findByText(/21\.11\.2011/);
    await user.click(screen.getByRole('radio', { name: /Petra Malá/ }));
    await press('Uložit');
    await isClosed();
    const { updateCustomer } = happened[0] as { readonly updateCustomer: object };
    expect(updateCustomer).toMatchObject({ name: { firstName: 'Žofie' }, birthDay: '2015-01-01', parentId: 1 });
  });

  it.each([
    ['Převést zůstatek ze staré karty', {}],
    ['Podat reklamaci', {}],
    ['Přiřadit zákonného zástupce', { customer: pupil, link: managed }],
    ['Doplnit osobní údaje', { customer: placeholder }],
  ])('opens again after it was closed: %s', async (name, part) => {
    show(part, { answers: { relatedCustomers: { items: [] }, customer: { ...placeholder, photo: null, address } } });
    await press(name);
    // While the code of the dialog is loaded, a placeholder is shown.
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    await press('Zavřít');
    await isClosed();
    await press(name);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('does not open by itself with a draft that does not fit its form (SES-02)', async () => {
    const draft = { username: 'jana@linka.example', form: 'balanceTransfer', subject: card.cardNumber };
    saveDraft({ ...draft, entered: { number: 7 } });
    show({});
    await screen.findByRole('button', { name: 'Podat reklamaci' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['balanceTransfer', { number: '7' }, card.cardNumber],
    ['eWalletTopUp', { price: '321', note: '' }, card.cardNumber],
    ['ticketFare', { start: null, typedStart: '', combinationId: null, zoneName: null }, card.cardNumber],
    ['reclamation', { changed: {}, agreed: true }, `customer ${customer.id}`],
  ])('opens by itself only if a draft of %s is about this card or person (SES-02)', async (form, entered, subject) => {
    const draft = { username: 'jana@linka.example', form, entered };
    for (const [about, isOpen] of [
      [subject, true],
      [`${subject}0`, false],
    ] as const) {
      saveDraft({ ...draft, subject: about });
      show({});
      await screen.findByRole('button', { name: 'Podat reklamaci' });
      expect(screen.queryByRole('dialog') !== null).toBe(isOpen);
      cleanup();
    }
  });
});
