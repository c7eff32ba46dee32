import { describe, expect, it } from 'vitest';
import type { Call } from '#api/call.ts';
import { beginRepeatPurchase } from '#api/composed/repeat-purchase.ts';
import { failure } from '#api/read-answer.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { TicketCombination } from '#contract/entities/tariff.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { halfYear } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';

const adult = { id: 1, displayName: '', isic: false, reduced: false };
const held = { profile: adult, validFrom: '2025-01-01', validTo: null, confirmationChecked: null };
const card = { ...customerSelectionSamples.card, profileOne: held };
const monthly: TicketCombination = {
  ...halfYear,
  tariffProfile: { ...halfYear.tariffProfile, type: 'SLIDING', period: 'MONTH' },
};
const ticket = {
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  cancelled: false,
  customerProfile: { id: 1, checkTicketCollision: true },
  tariffProfile: { id: monthly.tariffProfile.id },
  zones: [{ id: 3 }],
};
const listed = (...items: readonly unknown[]) => ({ items, totalCount: items.length });
const settings = {
  ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 0,
  ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM: 60,
  E_WALLET_MIN_RECHARGE: 100,
  E_WALLET_MAX_RECHARGE: 100_000,
  E_WALLET_MAX_AMOUNT: 200_000,
};

const sound = {
  globalSettings: Object.entries(settings).map(([name, value]) => ({ name, value: String(value) })),
  ticketFareStates: [
    { id: 71, name: 'CANCELLED' },
    { id: 72, name: 'FUTURE' },
  ],
  ticketCombinations: listed(monthly),
  customerTicketFares: listed(ticket),
  priceListZones: [{ id: 9, zone: { id: 3, name: '100', displayName: '' }, price: 55_000 }],
  customerEWalletTransactions: listed({ amount: 30_000, cardNumber: card.cardNumber }),
};

const down = new Error('down');

async function offersOf(changes: Partial<Record<keyof typeof sound, unknown>>, activeCard: CardDetail | null = card) {
  const answers: Readonly<Record<string, unknown>> = { ...sound, ...changes };
  const asked: unknown[] = [];
  const call: Call = async ({ name }, options) => {
    await Promise.resolve();
    if (name === 'customerTicketFares') asked.push(options?.query);
    if (answers[name] === down) throw failure('INTERNAL_ERROR', 500);
    return answers[name] as never;
  };
  const flags = { ticketFareAllowed: true, eWalletAllowed: true };
  const composing = {
    call,
    offers: () => Promise.resolve(true),
    configuration: () => Promise.resolve(flags as SystemConfiguration),
    accountId: () => 1,
    now: () => 0,
    today: () => '2026-11-21',
  };
  const offers = await beginRepeatPurchase(composing, {})({ customerId: 1, activeCard: Promise.resolve(activeCard) });
  return { ...offers, asked };
}

const topUp = { eWalletId: 1, price: 30_000, previousBalance: 25_000 };

describe('the repeat purchase from specified calls', () => {
  it('is the last ticket from the day after its end (TFR-03), and the last top-up (WAL-02)', async () => {
    expect(await offersOf({})).toMatchObject({
      ticketFare: { cardId: 1, start: '2026-12-01', validTo: '2026-12-31', price: 55_000, zone: { id: 3 } },
      topUp,
    });
  });

  it('asks for one ticket that is not cancelled, with the ids of the back end', async () => {
    const { asked } = await offersOf({});
    expect(asked).toEqual([{ limit: 1, offset: 0, sortBy: 'validTo', sortDesc: true, stateIds: [72] }]);
  });

  it.each(['ticketFareStates', 'ticketCombinations', 'customerTicketFares', 'priceListZones'] as const)(
    'offers the top-up even if %s fails',
    async (name) => {
      expect(await offersOf({ [name]: down })).toMatchObject({ ticketFare: null, topUp });
    },
  );

  it('offers the ticket even if the wallet cannot be read', async () => {
    expect(await offersOf({ customerEWalletTransactions: down })).toMatchObject({
      ticketFare: { price: 55_000 },
      topUp: null,
    });
  });

  const noTicket = { ticketFare: null };
  const noTopUp = { topUp: null };
  const isic = { ...monthly, customerProfile: { ...monthly.customerProfile, isic: true } };
  const fiveDays = { ...monthly, tariffProfile: { ...monthly.tariffProfile, period: 'DAY', periodQuantity: 5 } };
  it.each([
    ['there is no ticket', { customerTicketFares: listed() }, noTicket],
    ['it was for two zones', { customerTicketFares: listed({ ...ticket, zones: [{ id: 3 }, { id: 4 }] }) }, noTicket],
    ['the zone is not sold any more', { priceListZones: [] }, noTicket],
    ['the combination is not sold any more', { ticketCombinations: listed() }, noTicket],
    ['the combination ends before', { ticketCombinations: listed({ ...monthly, validTo: '2026-11-30' }) }, noTicket],
    ['the price is one of an ISIC', { ticketCombinations: listed(isic) }, noTicket],
    ['no limits are set', { globalSettings: [] }, { ...noTicket, ...noTopUp }],
    ['there is no top-up', { customerEWalletTransactions: listed() }, noTopUp],
    [
      'the top-up was on another card',
      { customerEWalletTransactions: listed({ amount: 1, cardNumber: '9' }) },
      noTopUp,
    ],
    [
      'the wallet would be too full',
      { customerEWalletTransactions: listed({ amount: 180_000, cardNumber: card.cardNumber }) },
      noTopUp,
    ],
  ])('offers nothing if %s', async (_why, changes, expected) => {
    expect(await offersOf(changes)).toMatchObject(expected);
  });

  it('offers nothing without an active card, and no short-term ticket for a virtual card', async () => {
    expect(await offersOf({}, null)).toMatchObject({ ticketFare: null, topUp: null });
    const virtual: CardDetail = { ...card, customerCardType: 'VIRTUAL', electronicWallet: null };
    expect(await offersOf({ ticketCombinations: listed(fiveDays) }, virtual)).toMatchObject(noTicket);
    expect(await offersOf({}, virtual)).toMatchObject({ ticketFare: { price: 55_000 } });
  });
});
