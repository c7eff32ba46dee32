import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderItemTypes, type CustomerCardType } from '#contract/enumerations.ts';
import { reconsiderItem } from '#rules/cart-repricing.ts';
import type { ItemParts, SaleTerms, SoldItem } from '#rules/cart-repricing.ts';
import { addDays } from '#rules/dates.ts';
import { ticketValidity } from '#rules/ticket-validity.ts';
import type { TariffRule } from '#rules/ticket-validity.ts';
import { periodRule, schoolYear } from './tariff-rules.ts';

const today = '2026-11-21';
const terms: SaleTerms = {
  today,
  start: { minDaysAhead: 0, maxDaysAhead: 60 },
  wallet: { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 },
  isic: { allowed: true, percentage: 80 },
  mostShortTerm: 2,
};
const days30 = periodRule('SLIDING', 30, 'DAY');
const month = periodRule('CALENDAR', 1, 'MONTH');
const halfYear = periodRule('CALENDAR', 1, 'HALF_YEAR');

const held = { profile: { id: 4 }, validFrom: '2026-01-01', validTo: '2027-09-30' };
const card = {
  state: 'ACTIVE',
  customerCardType: 'PERSONAL',
  validTo: '2030-12-31',
  profileOne: held,
  profileTwo: null,
  rules: [],
} as const;
const parts = (tariffProfile: TariffRule = days30): ItemParts => ({
  card,
  combination: {
    validFrom: '2020-01-01',
    validTo: null,
    tariffProfile,
    customerProfile: { id: 4, isic: false, reduced: true, checkTicketCollision: true },
  },
  tickets: [],
  prices: [
    { validFrom: '2026-01-01', validTo: '2026-12-31', price: 55_000 },
    { validFrom: '2027-01-01', validTo: null, price: 60_000 },
  ],
  wallet: walletWith(50_000),
  fee: { price: 13_000 },
  feeSubject: { isOpen: true, isOrdered: false },
  reclamation: { price: 5_000, isOrdered: false },
});

function walletWith(currentAmount: number, transfersUnderWay = 0, topUpsUnderWay = 0) {
  return { currentAmount, transfersUnderWay, topUpsUnderWay, allowed: true };
}
const zone = { id: 1, displayName: 'Zóna 100' };
/** A cart item: a ticket for a chosen start that was added to the cart on the day `added` (both ISO dates). */
function ticketOf(start: string, rule: TariffRule = days30, added = start): SoldItem {
  const { validFrom, validTo } = ticketValidity(rule, start, added);
  const chosen = validFrom === start ? {} : { ticketFareStart: start };
  const payload = { zone, ...chosen, ticketFareValidFrom: validFrom, ticketFareValidTo: validTo };
  return { type: 'TICKET_FARE', price: 55_000, payload };
}
const recharge: SoldItem = { type: 'ELECTRONIC_WALLET', price: 50_000, payload: { eWalletId: 1, cardId: 1 } };
const fee: SoldItem = { type: 'FEE', price: 13_000, payload: { feeId: 1, applicationId: 7 } };

const standingOf = (item: SoldItem, change: Partial<ItemParts> = {}, rule: TariffRule = days30) => {
  const now = reconsiderItem(item, { ...parts(rule), ...change }, terms);
  return now.standing === 'NOT_POSSIBLE' ? now.reason : now.standing;
};

describe('a ticket that is checked again', () => {
  it('is unchanged if nothing has changed', () => {
    expect(standingOf(ticketOf(today))).toBe('AS_BEFORE');
    expect(standingOf(ticketOf(addDays(today, 30)))).toBe('AS_BEFORE');
  });

  it('gets the current price of the price list for its start', () => {
    const higherPrices = [{ validFrom: '2026-01-01', validTo: null, price: 58_000 }];
    expect(reconsiderItem(ticketOf(today), { ...parts(), prices: higherPrices }, terms)).toMatchObject({
      standing: 'PRICE_CHANGED',
      price: 58_000,
      payload: { ticketFareValidFrom: today },
    });
  });

  it('gets the ISIC price if its profile is an ISIC profile, and reports a changed price', () => {
    const { combination } = parts();
    const isic = combination && { ...combination, customerProfile: { ...combination.customerProfile, isic: true } };
    const asHolder = { ...parts(), combination: isic };
    expect(reconsiderItem(ticketOf(today), asHolder, terms)).toMatchObject({
      standing: 'PRICE_CHANGED',
      price: 44_000,
    });
    const bought = { ...ticketOf(today), price: 44_000 };
    expect(reconsiderItem(bought, asHolder, terms)).toMatchObject({ standing: 'AS_BEFORE', price: 44_000 });
    expect(reconsiderItem(bought, asHolder, { ...terms, isic: { ...terms.isic, allowed: false } })).toMatchObject({
      standing: 'PRICE_CHANGED',
      price: 55_000,
    });
    expect(reconsiderItem({ ...ticketOf('2026-11-20'), price: 44_000 }, asHolder, terms)).toMatchObject({
      standing: 'START_MOVED',
      price: 44_000,
    });
  });

  it('moves to the earliest allowed start if its own start has passed', () => {
    expect(reconsiderItem(ticketOf('2026-11-20'), parts(), terms)).toEqual({
      standing: 'START_MOVED',
      price: 55_000,
      payload: { zone, ticketFareValidFrom: today, ticketFareValidTo: '2026-12-20' },
    });
    const later = { ...terms, start: { minDaysAhead: 2, maxDaysAhead: 60 } };
    expect(reconsiderItem(ticketOf(today), parts(), later)).toMatchObject({
      payload: { ticketFareValidFrom: '2026-11-23' },
    });
  });

  it('gets the new end of its tariff, from the same start', () => {
    const days31 = periodRule('SLIDING', 31, 'DAY');
    expect(reconsiderItem(ticketOf(today), parts(days31), terms)).toMatchObject({
      standing: 'START_MOVED',
      payload: { ticketFareValidFrom: today, ticketFareValidTo: '2026-12-21' },
    });
  });

  it('gets the price of its new start', () => {
    const newYear = { ...terms, today: '2027-01-01' };
    expect(reconsiderItem(ticketOf('2026-12-31'), parts(), newYear)).toMatchObject({
      standing: 'START_MOVED',
      price: 60_000,
    });
  });

  it('for a calendar month stays unchanged until the month ends, then moves to the current month', () => {
    const november = ticketOf('2026-11-20', month);
    expect(november.payload.ticketFareStart).toBe('2026-11-20');
    expect(standingOf(november, {}, month)).toBe('AS_BEFORE');
    expect(reconsiderItem(november, parts(month), { ...terms, today: '2026-12-02' })).toMatchObject({
      standing: 'START_MOVED',
      payload: {
        ticketFareStart: '2026-12-02',
        ticketFareValidFrom: '2026-12-01',
        ticketFareValidTo: '2026-12-31',
      },
    });
  });

  it('for a half-year always moves to today', () => {
    expect(standingOf(ticketOf('2026-11-20', halfYear), {}, halfYear)).toBe('START_MOVED');
    expect(standingOf(ticketOf(today, halfYear), {}, halfYear)).toBe('AS_BEFORE');
    const later = { ...ticketOf(today, halfYear), payload: { zone, ticketFareStart: '2026-12-01' } };
    expect(reconsiderItem(later, parts(halfYear), terms)).toMatchObject({ payload: { ticketFareValidFrom: today } });
  });

  it('with a fixed period cannot move: the ticket is not possible any more after its period has begun', () => {
    const schoolYearTicket: SoldItem = ticketOf('2027-07-15', schoolYear);
    const summer = { ...terms, today: '2027-07-20' };
    const withUnlimitedProfile = { ...parts(schoolYear), card: { ...card, profileOne: { ...held, validTo: null } } };
    expect(reconsiderItem(schoolYearTicket, withUnlimitedProfile, summer).standing).toBe('PRICE_CHANGED');
    expect(reconsiderItem(schoolYearTicket, withUnlimitedProfile, { ...summer, today: '2027-09-02' })).toEqual({
      standing: 'NOT_POSSIBLE',
      reason: 'VALID_FROM_IN_PAST',
    });
  });

  it.each([
    ['the card does not belong to the account any more', { card: null }, 'NOT_FOUND'],
    ['the card is blocked', { card: { ...card, state: 'BLOCKED' as const } }, 'CARD_NOT_ACTIVE'],
    ['the card ends before the ticket', { card: { ...card, validTo: today } }, 'TICKET_FARE_EXCEEDS_CARD_VALIDITY'],
    [
      'the reduced profile has ended',
      { card: { ...card, profileOne: { ...held, validTo: '2026-11-30' } } },
      'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
    ],
    [
      'the card does not have the profile any more',
      { card: { ...card, profileOne: null } },
      'INVALID_TICKET_COMBINATION',
    ],
    ['the combination is not sold any more', { combination: null }, 'INVALID_TICKET_COMBINATION'],
    ['no price list contains the start', { prices: [] }, 'INVALID_PRICE_LIST'],
    ['its zone is not sold', { prices: [{ validFrom: '2026-01-01', validTo: null, price: null }] }, 'INVALID_ZONE'],
    [
      'a colliding ticket was bought meanwhile',
      {
        tickets: [
          {
            validFrom: today,
            validTo: '2026-12-01',
            cancelled: false,
            customerProfile: { checkTicketCollision: true },
          },
        ],
      },
      'TICKET_FARE_COLLISION',
    ],
    [
      'the same ticket was bought meanwhile',
      {
        tickets: [
          {
            validFrom: today,
            validTo: addDays(today, 29),
            cancelled: false,
            customerProfile: { checkTicketCollision: true },
          },
        ],
      },
      'BOUGHT_MEANWHILE',
    ],
  ])('is not possible if %s', (_, change, reason) => expect(standingOf(ticketOf(today), change)).toBe(reason));

  it('for a few days is not possible on a virtual card that has the maximum number of such tickets', () => {
    const days7 = periodRule('SLIDING', 7, 'DAY');
    const standingWith = (customerCardType: CustomerCardType, ...rules: readonly TariffRule[]) =>
      standingOf(ticketOf(today, days7), { card: { ...card, customerCardType, rules } }, days7);
    expect(standingWith('VIRTUAL', days7, days30, month)).toBe('AS_BEFORE');
    expect(standingWith('VIRTUAL', days7, days7)).toBe('TOO_MANY_SHORT_TERM_TICKETS');
    expect(standingWith('PERSONAL', days7, days7)).toBe('AS_BEFORE');
    expect(standingOf(ticketOf(today), { card: { ...card, customerCardType: 'VIRTUAL', rules: [days7, days7] } })).toBe(
      'AS_BEFORE',
    );
  });

  it('is not possible if it starts after the latest allowed day, and is not moved to an earlier day', () => {
    expect(standingOf(ticketOf(addDays(today, 61)))).toBe('INVALID_VALID_FROM');
  });

  it('never ends before today if it is possible, and is not changed by a second check', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 60 }),
        fc.constantFrom(days30, month, halfYear, periodRule('SINGLE', 1, 'DAY')),
        (days, rule) => {
          const profile = { ...held, validFrom: '2000-01-01', validTo: null };
          const withoutLimits = { ...parts(rule), card: { ...card, profileOne: profile } };
          const start = addDays(today, days);
          const once = reconsiderItem(ticketOf(start, rule), withoutLimits, terms);
          if (once.standing === 'NOT_POSSIBLE') return;
          expect((once.payload.ticketFareValidTo ?? '') >= today).toBe(true);
          const again = reconsiderItem({ type: 'TICKET_FARE', ...once }, withoutLimits, terms);
          expect(again).toEqual({ ...once, standing: 'AS_BEFORE' });
        },
      ),
    );
  });
});

describe('a top-up that is checked again', () => {
  it.each([
    ['unchanged if nothing has changed', {}, 'AS_BEFORE'],
    ['not possible without its card', { card: null }, 'NOT_FOUND'],
    ['not possible without its wallet', { wallet: null }, 'NOT_FOUND'],
    ['not possible on a blocked card', { card: { ...card, state: 'BLOCKED' as const } }, 'CARD_NOT_ACTIVE'],
    [
      'not possible if the operator has switched wallets off',
      { wallet: { ...walletWith(0), allowed: false } },
      'E_WALLET_NOT_ALLOWED',
    ],
    ['possible up to the maximum amount', { wallet: walletWith(250_000) }, 'AS_BEFORE'],
    ['not possible above the maximum amount', { wallet: walletWith(250_001) }, 'E_WALLET_ABOVE_MAXIMUM_AMOUNT'],
    [
      'possible together with pending amounts, up to the maximum amount',
      { wallet: walletWith(50_000, 150_000, 50_000) },
      'AS_BEFORE',
    ],
    [
      'not possible if it exceeds the maximum amount together with pending transfers',
      { wallet: walletWith(50_000, 200_001) },
      'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    ],
    [
      'not possible if it exceeds the maximum amount together with paid top-ups',
      { wallet: walletWith(50_000, 0, 200_001) },
      'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    ],
  ])('is %s', (_, change, expected) => expect(standingOf(recharge, change)).toBe(expected));

  it('is not possible outside the current limits of a recharge', () => {
    const limits = { ...terms, wallet: { ...terms.wallet, minRecharge: 60_000 } };
    expect(reconsiderItem(recharge, parts(), limits)).toMatchObject({ reason: 'E_WALLET_BELOW_MINIMUM_RECHARGE' });
    const lower = { ...terms, wallet: { ...terms.wallet, maxRecharge: 40_000 } };
    expect(reconsiderItem(recharge, parts(), lower)).toMatchObject({ reason: 'E_WALLET_ABOVE_MAXIMUM_RECHARGE' });
  });
});

describe('a fee that is checked again', () => {
  it.each([
    ['unchanged if nothing has changed', {}, 'AS_BEFORE'],
    ['possible at a new price', { fee: { price: 15_000 } }, 'PRICE_CHANGED'],
    [
      'not possible if its application is closed',
      { feeSubject: { isOpen: false, isOrdered: false } },
      'CARD_APPLICATION_CLOSED',
    ],
    [
      'not possible if it is in an order already',
      { feeSubject: { isOpen: true, isOrdered: true } },
      'FEE_ALREADY_ORDERED',
    ],
    ['not possible if its application does not exist', { feeSubject: null }, 'NOT_FOUND'],
    ['not possible if it is not in the price list any more', { fee: null }, 'NOT_FOUND'],
  ])('is %s', (_, change, expected) => expect(standingOf(fee, change)).toBe(expected));

  it('is unchanged for an application without a price list, while the application is open', () => {
    const application: SoldItem = { type: 'FEE', price: 13_000, payload: { applicationId: 7 } };
    expect(standingOf(application, { fee: null })).toBe('AS_BEFORE');
    expect(standingOf(application, { feeSubject: null })).toBe('NOT_FOUND');
  });

  it('is not possible without an application, although the price list contains it', () => {
    expect(standingOf({ ...fee, payload: { feeId: 1 } }, { feeSubject: null })).toBe('NOT_FOUND');
  });

  it('is not possible if it has neither an application nor a price list item, because nothing would be sold', () => {
    const plain: SoldItem = { type: 'FEE', price: 13_000, payload: {} };
    expect(standingOf(plain, { feeSubject: null, fee: null })).toBe('NOT_FOUND');
  });
});

describe('the fee of a reclamation that is checked again', () => {
  const reclamation: SoldItem = { type: 'RECLAMATION', price: 5_000, payload: { reclamationNumber: 'R-260001' } };

  it('is unchanged if nothing has changed, and gets the price of the reclamation', () => {
    expect(standingOf(reclamation)).toBe('AS_BEFORE');
    expect(standingOf({ ...reclamation, price: 4_999 })).toBe('PRICE_CHANGED');
  });

  it('is not possible if the reclamation does not exist any more, or if the fee is already in an order', () => {
    expect(standingOf(reclamation, { reclamation: null })).toBe('NOT_FOUND');
    expect(standingOf(reclamation, { reclamation: { price: 5_000, isOrdered: true } })).toBe('FEE_ALREADY_ORDERED');
  });
});

it('items without a known card or subject, products and PAK tickets are not sold; rounding is unchanged', () => {
  const standings = orderItemTypes.map((type) => [
    type,
    standingOf({ type, price: -40, payload: {} }, { card: null, feeSubject: null, reclamation: null }),
  ]);
  expect(Object.fromEntries(standings)).toEqual({
    ...Object.fromEntries(orderItemTypes.map((type) => [type, 'NOT_FOUND'])),
    PRODUCT: 'NOT_SOLD',
    PAK_TICKET_FARE: 'NOT_SOLD',
    ROUNDING: 'AS_BEFORE',
  });
});
