// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { cardStates, type CardState } from '#contract/enumerations.ts';
import { ChipCardsTab } from '#features/account/tabs/chip-cards/chip-cards-tab.tsx';
import type { Shop } from '#runtime/shop.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { rowStyles } from '#ui/table/table.styles.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { cellsOf } from '../../common/views/support/cells.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();
afterEach(cleanup);

const stateOf = (name: CardState) => ({
  state: { id: cardStates.indexOf(name) + 1, name, displayName: `Stav ${name}` },
});

const card = (id: number, name: CardState, changes: Partial<CustomerCard> = {}): CustomerCard => ({
  id,
  cardNumber: `92030000000000000${id}`,
  customerCardType: 'BANK',
  carrierType: 'BANK_CARD',
  currentState: stateOf(name),
  validFrom: '2026-01-01',
  validTo: '2029-12-31',
  reclamation: false,
  customer: { id: 1, firstName: 'Klára', lastName: 'Jelínková' },
  electronicWallet: null,
  profileOne: {
    profile: { id: 1, displayName: 'Dospělý', reduced: false, isic: false },
    validFrom: '2026-01-01',
    validTo: null,
    confirmationChecked: null,
  },
  profileTwo: null,
  created: '2025-12-19T23:30:00.000Z',
  issued: '2025-12-31T23:30:00.000Z',
  contactMeIfCardFound: true,
  marketingConsent: false,
  ...changes,
});

interface World {
  readonly cards: readonly CustomerCard[];
  readonly totalCount?: number;
  readonly manageable?: boolean | null;
  /** The state of the card at the top of the page. */
  readonly shown?: CardState;
  readonly registered?: boolean;
  readonly flags?: Partial<typeof defaultFlags>;
  /** Whether an application for a virtual card can be created; absent = this call fails. */
  readonly possible?: boolean;
  /** If set, the names of the states cannot be read. */
  readonly statesFail?: boolean;
  /** The error name of every action; absent = all actions succeed. */
  readonly refusal?: string;
}

const refuse = (name: string) => Promise.reject({ name, status: 409, metadata: {} });

/** The tab in a shop that records its calls, toasts and events. */
function show(world: World) {
  const { cards, totalCount = cards.length, manageable = true, shown = 'ACTIVE', registered = true } = world;
  const { flags = {}, possible, refusal, statesFail = false } = world;
  const effects: unknown[] = [];
  const answers: Readonly<Record<string, () => unknown>> = {
    cardStates: () =>
      statesFail
        ? Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} })
        : cardStates.map((name) => stateOf(name).state),
    customerCards: () => ({ items: cards, totalCount }),
    virtualCardApplicationCreationCheck: () => (possible === undefined ? refuse('INTERNAL_ERROR') : { possible }),
  };
  const shop = {
    ...testShop({
      boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka', ...flags } }),
      customerSelection: staticActor({
        standing: manageable === null ? null : { manageable, hasApplication: false },
        people: registered ? [{ type: 'REGISTERED', customerId: 1 }] : [],
        card: { currentState: stateOf(shown) },
      }),
    }),
    call: async ({ name }: EndpointDefinition, { params, query, body }: CallOptions<never> = {}) => {
      effects.push([name, ...[params, query, body].filter((part) => part !== undefined)]);
      const answer = answers[name];
      if (answer !== undefined) return answer();
      return refusal === undefined ? undefined : refuse(refusal);
    },
    tell: (id: string, event: unknown) => void effects.push([id, event]),
    showToast: ({ messageId, values }: { messageId: string; values: unknown }) =>
      void effects.push([messageId, values]),
  } as unknown as Shop;
  render(inShop(shop, <ChipCardsTab customerId={1} />));
  const callsOf = (endpointName: string) =>
    effects.filter((effect) => Array.isArray(effect) && effect[0] === endpointName);
  return { effects, callsOf, user: userEvent.setup() };
}

const rowOf = async (state: CardState) => {
  const header = await screen.findByRole('rowheader', { name: `Stav ${state}` });
  const row = header.closest('tr');
  if (row === null) throw new Error(`expected a row for ${state}, got none`);
  return row;
};
const buttonsOf = async (state: CardState) =>
  within(await rowOf(state))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

const bankCards = [card(1, 'ACTIVE'), card(2, 'BLOCKED'), card(3, 'TOKENIZED'), card(4, 'EXPIRED')];
const consent = 'Upravit souhlas';

describe('the chip card tab (CRD-01)', () => {
  it('has the columns of the specification, all sortable but the last two', async () => {
    show({ cards: [card(1, 'ACTIVE', { profileTwo: card(1, 'ACTIVE').profileOne })] });
    expect(cellsOf(await rowOf('ACTIVE')).slice(0, 10)).toEqual([
      'Stav ACTIVE',
      '920300000000000001',
      '01.01.2026',
      '31.12.2029',
      'Dospělý',
      'Dospělý',
      '20.12.2025',
      '01.01.2026',
      'Ano',
      'Ne',
    ]);
    const headers = screen.getAllByRole('columnheader');
    const unsorted = headers.filter((header) => within(header).queryByRole('button') === null);
    expect(unsorted.map(({ textContent }) => textContent)).toEqual(['Ozvat se při nálezu', 'Akce']);
  });

  it('shows no marketing consents if the operator does not ask for them', async () => {
    show({ cards: [card(4, 'EXPIRED')], flags: { marketingConsentCardEnabled: false } });
    expect(await buttonsOf('EXPIRED')).toEqual([]);
    expect(screen.queryByText('Marketingový souhlas')).toBeNull();
    expect(screen.queryByText('Akce')).toBeNull();
  });

  it('has a row style of its own for each state', async () => {
    show({ cards: cardStates.map((state, index) => card(index + 1, state)) });
    const tones = {
      NOT_ISSUED: 'ahead',
      ACTIVE: 'marked',
      BLOCKED: 'barred',
      EXPIRED: 'faded',
      IN_PROGRESS: 'underway',
      TOKENIZED: 'ready',
    } as const;
    for (const state of cardStates)
      expect((await rowOf(state)).className).toBe(rowStyles({ tone: tones[state], layout: 'compact' }));
  });

  it('shows the name of an unknown state of a card of an unknown type, and offers no action with it (CAL-04)', async () => {
    const state = { id: 77, name: 'UNKNOWN', displayName: 'Ztracená' } as const;
    const strange = card(7, 'ACTIVE', { customerCardType: 'UNKNOWN', currentState: { state } });
    show({ cards: [strange, card(1, 'ACTIVE')], flags: { marketingConsentCardEnabled: false } });
    const row = (await screen.findByRole('rowheader', { name: 'Ztracená' })).closest('tr');
    expect(row?.className).toBe(rowStyles({ tone: 'plain', layout: 'compact' }));
    expect(row?.querySelectorAll('button')).toHaveLength(0);
    expect(await buttonsOf('ACTIVE')).toEqual(['Zablokovat']);
  });

  it('first requests all cards, the cards with the longest validity first, and later the chosen states', async () => {
    const { callsOf, user } = show({ cards: [card(1, 'ACTIVE')], totalCount: 11 });
    await rowOf('ACTIVE');
    const query = { limit: 25, offset: 0, sortBy: 'validTo', sortDesc: true };
    expect(callsOf('customerCards')).toEqual([['customerCards', { id: 1 }, query]]);
    await user.click(await screen.findByRole('combobox', { name: /Stav/ }));
    await user.click(await screen.findByRole('option', { name: 'Stav BLOCKED' }));
    await expect
      .poll(() => callsOf('customerCards').at(-1))
      .toEqual(['customerCards', { id: 1 }, { ...query, stateIds: [3] }]);
  });

  it('shows a toast if the states for the filter could not be read', async () => {
    const { callsOf } = show({ cards: [card(1, 'ACTIVE')], totalCount: 11, statesFail: true });
    await expect.poll(() => callsOf('chipCards.statesFailed')).toHaveLength(1);
  });

  it('has a filter by state, but no pager, if there are few cards', async () => {
    show({ cards: bankCards });
    await rowOf('ACTIVE');
    expect((await screen.findByRole<HTMLButtonElement>('combobox', { name: /Stav/ })).disabled).toBe(false);
    expect(screen.queryByLabelText('Na stránce')).toBeNull();
  });
});

describe('the actions of a row (BNK-01)', () => {
  it('depend on the state of a bank card', async () => {
    show({ cards: bankCards, possible: true });
    expect(await buttonsOf('ACTIVE')).toEqual(['Zablokovat', consent]);
    expect(await buttonsOf('BLOCKED')).toEqual([consent, 'Smazat']);
    expect(await buttonsOf('TOKENIZED')).toEqual([consent, 'Smazat']);
    expect(await buttonsOf('EXPIRED')).toEqual([consent]);
  });

  it.each([
    { possible: true, offered: ['Aktivovat', consent, 'Smazat'] },
    { possible: false, offered: [consent, 'Smazat'] },
    { offered: [consent, 'Smazat'] },
  ])(
    'activate a blocked card, if no card is active and a virtual card can be applied for: $possible',
    async (given) => {
      const { offered, ...answer } = given;
      show({ cards: [card(2, 'BLOCKED')], shown: 'BLOCKED', ...answer });
      expect(await buttonsOf('BLOCKED')).toEqual(offered);
    },
  );

  it('do not activate a blocked card whose validity has ended', async () => {
    show({ cards: [card(2, 'BLOCKED', { validTo: '2026-02-28' })], shown: 'BLOCKED', possible: true });
    expect(await buttonsOf('BLOCKED')).toEqual([consent, 'Smazat']);
  });

  it('ask the server about virtual cards only if there is a blocked bank card', async () => {
    const { callsOf } = show({ cards: [card(1, 'ACTIVE'), card(2, 'BLOCKED', { customerCardType: 'PERSONAL' })] });
    await rowOf('ACTIVE');
    expect(callsOf('virtualCardApplicationCreationCheck')).toEqual([]);
  });

  it.each([false, null])('are not offered for a bank card if `manageable` is %s', async (manageable) => {
    show({ cards: [card(2, 'BLOCKED'), card(3, 'TOKENIZED')], manageable, shown: 'BLOCKED', possible: true });
    expect(await buttonsOf('BLOCKED')).toEqual([consent]);
    expect(await buttonsOf('TOKENIZED')).toEqual([consent]);
  });

  it.each([
    ['ACTIVE', 'Zablokovat', 'block', 'blockBankCard', 'platit ve vozidlech'],
    ['BLOCKED', 'Aktivovat', 'activate', 'activateBankCard', 'znovu platit'],
    ['TOKENIZED', 'Smazat', 'delete', 'deleteBankCard', 'natrvalo zmizí'],
  ] as const)(
    'for a card that is %s: %s explains the effect on its tickets, and refreshes the page',
    async (...given) => {
      const [state, label, action, called, words] = given;
      const { effects, user } = show({ cards: [card(5, state)], shown: 'BLOCKED', possible: true });
      await user.click(within(await rowOf(state)).getByRole('button', { name: label }));
      const question = await screen.findByRole('alertdialog');
      expect(question.textContent).toContain(words);
      expect(question.textContent).toContain('jízdenk');
      expect(question.textContent).toContain('920300000000000005');
      effects.length = 0;
      await user.click(within(question).getByText(label, { selector: 'footer button, footer button *' }));
      await expect.poll(() => effects.map((effect) => (effect as unknown[])[0])).toContain('customerCards');
      expect(effects.slice(0, 4)).toEqual([
        [called, { id: 5 }],
        [`cardRow.${action}.done`, { number: '920300000000000005' }],
        expect.arrayContaining(['customerCards']),
        ['customerSelection', { type: 'refresh' }],
      ]);
    },
  );

  it.each([
    ['BLOCKED', 'Aktivovat', 'primary'],
    ['ACTIVE', 'Zablokovat', 'warning'],
    ['TOKENIZED', 'Smazat', 'warning'],
  ] as const)('for a card that is %s: %s is confirmed by a button of the kind %s', async (state, label, variant) => {
    const { user } = show({ cards: [card(5, state)], shown: 'BLOCKED', possible: true });
    await user.click(within(await rowOf(state)).getByRole('button', { name: label }));
    const question = await screen.findByRole('alertdialog');
    const confirm = within(question).getByText(label, { selector: 'footer button, footer button *' });
    expect(confirm.closest('button')?.className).toBe(buttonStyles({ variant, block: false }));
  });

  it('report what was done, with the number of the card in groups', async () => {
    const { effects, user } = show({ cards: [card(5, 'TOKENIZED', { cardNumber: '123456789012345678' })] });
    await user.click(within(await rowOf('TOKENIZED')).getByRole('button', { name: 'Smazat' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByText('Smazat', { selector: 'footer button, footer button *' }));
    await expect.poll(() => effects).toContainEqual(['cardRow.delete.done', { number: '12345678 90 1234567 8' }]);
    expect(question.textContent).toContain('12345678 90 1234567 8');
  });

  it('refresh only the list of cards after a consent was changed', async () => {
    const { effects, user } = show({ cards: [card(1, 'ACTIVE')] });
    await user.click(within(await rowOf('ACTIVE')).getByRole('button', { name: consent }));
    await user.click(await screen.findByRole('checkbox'));
    effects.length = 0;
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    await expect.poll(() => effects.map((effect) => (effect as unknown[])[0])).toContain('customerCards');
    expect(effects).toEqual([
      ['updateMarketingConsent', { id: 1 }, { value: true }],
      ['marketingConsent.saved.given', undefined],
      expect.arrayContaining(['customerCards']),
    ]);
  });

  it('show in the dialog why the server refuses', async () => {
    const { user } = show({ cards: [card(3, 'TOKENIZED')], refusal: 'CARD_HAS_VALID_TICKETS' });
    await user.click(within(await rowOf('TOKENIZED')).getByRole('button', { name: 'Smazat' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByText('Smazat', { selector: 'footer button, footer button *' }));
    expect((await within(question).findByRole('alert')).textContent).toContain('až jízdenka skončí');
  });
});

describe('the main card (CRD-02)', () => {
  const cards = [card(1, 'ACTIVE', { customerCardType: 'PERSONAL' }), card(2, 'ACTIVE'), card(4, 'EXPIRED')];
  const offers = async () => {
    await screen.findByRole('rowheader', { name: 'Stav EXPIRED' });
    return screen.queryAllByRole('button', { name: 'Nastavit jako hlavní' }).length;
  };

  it('can be chosen from the active cards by an account that may not act yet', async () => {
    const { effects, user } = show({ cards, manageable: false });
    expect(await offers()).toBe(2);
    const [first] = screen.getAllByRole('button', { name: 'Nastavit jako hlavní' });
    if (first !== undefined) await user.click(first);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('jízdenky na všech kartách');
    effects.length = 0;
    await user.click(
      within(question).getByText('Nastavit jako hlavní', { selector: 'footer button, footer button *' }),
    );
    await expect.poll(() => effects).toContainEqual(['customerSelection', { type: 'refresh' }]);
    expect(effects[0]).toEqual(['setMainCard', { id: 1 }]);
  });

  it.each([{ manageable: true }, { manageable: null }, { manageable: false, registered: false }])(
    'cannot be chosen in other cases: %o',
    async (given) => {
      show({ cards, ...given });
      expect(await offers()).toBe(0);
    },
  );
});
