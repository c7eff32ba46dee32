import { describe, expect, it } from 'vitest';
import { cardApplicationStates, cardStates, orderItemTypes } from '#contract/enumerations.ts';
import type { SoldItem } from '#rules/cart-repricing.ts';
import { deliveryObstacle } from '#rules/delivery-obstacle.ts';
import type { DeliveryConditions, DeliveryFacts } from '#rules/delivery-obstacle.ts';

const today = '2026-11-21';
const checked = { checkTicketCollision: true };
const fromToday = { ticketFareValidFrom: today, ticketFareValidTo: '2026-12-20' };
const begun = { ticketFareValidFrom: '2026-11-20', ticketFareValidTo: '2026-12-19' };
const lastDay = { ticketFareValidFrom: '2026-10-23', ticketFareValidTo: today };
const over = { ticketFareValidFrom: '2026-10-22', ticketFareValidTo: '2026-11-20' };
const held = { validFrom: '2026-11-20', validTo: '2026-12-19', cancelled: false, customerProfile: checked };
const wallet = { card: 'ACTIVE', currentAmount: 100_000, transfersUnderWay: 0 } as const;

const facts: DeliveryFacts = {
  card: 'ACTIVE',
  combination: { tariff: 'SLIDING', profile: checked },
  held: [],
  wallet,
  application: { state: 'UNCHECKED_DATA', paid: false },
  reclamation: { paid: false },
};
const conditions: DeliveryConditions = { today, isLate: false, maxAmount: 300_000 };
const calendar = { combination: { tariff: 'CALENDAR', profile: checked } } as const;

const obstacle = (item: SoldItem, change: Partial<DeliveryFacts> = {}, isLate = false) =>
  deliveryObstacle(item, { ...facts, ...change }, { ...conditions, isLate });

const ticket = (payload: SoldItem['payload']): SoldItem => ({ type: 'TICKET_FARE', price: 55_000, payload });
const topUp = (price: number): SoldItem => ({ type: 'ELECTRONIC_WALLET', price, payload: { eWalletId: 1 } });
const fee: SoldItem = { type: 'FEE', price: 13_000, payload: { applicationId: 7 } };
const reclamationFee: SoldItem = { type: 'RECLAMATION', price: 5000, payload: { reclamationNumber: 'R-260001' } };

describe('a paid ticket (PAY-05, PAY-06)', () => {
  it.each([
    ['starts today', fromToday, {}, false, null],
    ['has begun', begun, {}, false, null],
    ['is valid for the last day', lastDay, {}, false, null],
    ['has ended', over, {}, false, 'TICKET_PAST'],
    ['was paid late and starts today', fromToday, {}, true, null],
    ['was paid late and has begun', begun, {}, true, 'TICKET_PAST'],
    ['was paid late, has begun, and is a calendar ticket', begun, calendar, true, null],
    ['was paid late, has ended, and is a calendar ticket', over, calendar, true, 'TICKET_PAST'],
    ['overlaps another ticket of the customer', fromToday, { held: [held] }, false, 'TICKET_COLLISION'],
    ['overlaps a cancelled ticket', fromToday, { held: [{ ...held, cancelled: true }] }, false, null],
    ['is for a card that does not exist any more', fromToday, { card: null }, false, 'NOT_DELIVERABLE'],
    ['is of a combination that does not exist any more', fromToday, { combination: null }, false, 'NOT_DELIVERABLE'],
    ['has no days', {}, {}, false, 'NOT_DELIVERABLE'],
  ] as const)('that %s, with %o and %o (late: %s), has the obstacle %s', (_what, days, change, isLate, expected) => {
    expect(obstacle(ticket(days), change, isLate)).toBe(expected);
  });

  it('is delivered only to an active card', () => {
    expect(cardStates.filter((card) => obstacle(ticket(fromToday), { card }) === null)).toEqual(['ACTIVE']);
    expect(obstacle(ticket(over), { card: 'BLOCKED' })).toBe('CARD_NOT_ACTIVE');
  });
});

describe('a paid top-up (PAY-05)', () => {
  it.each([
    [100_000, 0, 200_000, null],
    [100_000, 0, 200_001, 'E_WALLET_FULL'],
    [0, 0, 300_001, 'E_WALLET_FULL'],
    [50_000, 50_000, 200_000, null],
    [50_000, 50_001, 200_000, 'E_WALLET_FULL'],
  ])(
    'to a wallet with the balance %i and pending transfers of %i, with the amount %i, has the obstacle %s',
    (amount, coming, price, expected) => {
      const full = { ...wallet, currentAmount: amount, transfersUnderWay: coming };
      expect(obstacle(topUp(price), { wallet: full })).toBe(expected);
    },
  );

  it('is delivered only to an active card and to an existing wallet', () => {
    const active = cardStates.filter((card) => obstacle(topUp(1), { wallet: { ...wallet, card } }) === null);
    expect(active).toEqual(['ACTIVE']);
    expect(obstacle(topUp(300_000), { wallet: { ...wallet, card: 'EXPIRED' } })).toBe('CARD_NOT_ACTIVE');
    expect(obstacle(topUp(1), { wallet: null })).toBe('NOT_DELIVERABLE');
  });
});

describe('a paid fee (PAY-05)', () => {
  it('of a card application is accepted unless the application was rejected or is paid already', () => {
    const refusedStates = (paid: boolean) =>
      cardApplicationStates.filter((state) => obstacle(fee, { application: { state, paid } }) !== null);
    expect(refusedStates(false)).toEqual(['REJECTED']);
    expect(refusedStates(true)).toEqual(cardApplicationStates);
    expect(obstacle(fee, { application: null })).toBe('CARD_APPLICATION_CLOSED');
  });

  it('of a reclamation is accepted only one time', () => {
    expect(obstacle(reclamationFee)).toBe(null);
    expect(obstacle(reclamationFee, { reclamation: { paid: true } })).toBe('RECLAMATION_PAID');
    expect(obstacle(reclamationFee, { reclamation: null })).toBe('RECLAMATION_PAID');
  });
});

it('an item without its data cannot be delivered, except rounding, which needs no delivery', () => {
  const bare = orderItemTypes.filter((type) => obstacle({ type, price: 100, payload: {} }, { wallet: null }) === null);
  expect(bare).toEqual(['ROUNDING']);
  const obstacles = orderItemTypes.map((type) => obstacle({ type, price: 100, payload: {} }, { wallet: null }));
  expect(new Set(obstacles)).toEqual(new Set(['NOT_DELIVERABLE', null]));
});
