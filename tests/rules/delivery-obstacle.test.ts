import { describe, expect, it } from 'vitest';
import { cardApplicationStates, cardStates } from '../../contract/enumerations.ts';
import type { TicketDelivery } from '../../rules/delivery-obstacle.ts';
import { applicationObstacle, ticketObstacle, walletObstacle } from '../../rules/delivery-obstacle.ts';

const today = '2026-11-21';
const checked = { checkTicketCollision: true };
const delivery: TicketDelivery = {
  card: 'ACTIVE',
  tariff: 'SLIDING',
  profile: checked,
  validity: { validFrom: '2026-11-21', validTo: '2026-12-20' },
  held: [],
  today,
  isLate: false,
};
const begun = { validFrom: '2026-11-20', validTo: '2026-12-19' };
const lastDay = { validFrom: '2026-10-23', validTo: today };
const over = { validFrom: '2026-10-22', validTo: '2026-11-20' };

describe('a paid ticket (PAY-05, PAY-06)', () => {
  it.each([
    ['starts today', {}, null],
    ['has begun', { validity: begun }, null],
    ['is valid for the last day', { validity: lastDay }, null],
    ['is over', { validity: over }, 'TICKET_PAST'],
    ['was paid late and starts today', { isLate: true }, null],
    ['was paid late and has begun', { isLate: true, validity: begun }, 'TICKET_PAST'],
    ['was paid late, has begun, and is of the calendar', { isLate: true, validity: begun, tariff: 'CALENDAR' }, null],
    [
      'was paid late, is over, and is of the calendar',
      { isLate: true, validity: over, tariff: 'CALENDAR' },
      'TICKET_PAST',
    ],
    [
      'overlaps another ticket of the customer',
      { held: [{ ...begun, cancelled: false, customerProfile: checked }] },
      'TICKET_COLLISION',
    ],
    ['overlaps a cancelled ticket', { held: [{ ...begun, cancelled: true, customerProfile: checked }] }, null],
  ] as const)('that %s has, with %o, the obstacle %s', (_what, change, obstacle) => {
    expect(ticketObstacle({ ...delivery, ...change })).toBe(obstacle);
  });

  it('is delivered only to an active card', () => {
    expect(cardStates.filter((card) => ticketObstacle({ ...delivery, card }) === null)).toEqual(['ACTIVE']);
    expect(ticketObstacle({ ...delivery, card: 'BLOCKED', validity: over })).toBe('CARD_NOT_ACTIVE');
  });
});

describe('a paid top-up (PAY-05)', () => {
  it.each([
    [100_000, 200_000, null],
    [100_000, 200_001, 'E_WALLET_FULL'],
    [0, 300_001, 'E_WALLET_FULL'],
  ])('to a wallet with %i, of %i, has at a maximum of 300000 the obstacle %s', (amount, price, obstacle) => {
    expect(walletObstacle('ACTIVE', amount, price, 300_000)).toBe(obstacle);
  });

  it('is delivered only to an active card', () => {
    expect(cardStates.filter((card) => walletObstacle(card, 0, 1, 2) === null)).toEqual(['ACTIVE']);
    expect(walletObstacle('EXPIRED', 0, 3, 2)).toBe('CARD_NOT_ACTIVE');
  });
});

describe('a paid card application (PAY-05)', () => {
  it('cannot be accepted only if it was rejected, or is paid already', () => {
    const closed = (paid: boolean) =>
      cardApplicationStates.filter((state) => applicationObstacle({ state, paid }) === 'CARD_APPLICATION_CLOSED');
    expect(closed(false)).toEqual(['REJECTED']);
    expect(closed(true)).toEqual(cardApplicationStates);
    expect(applicationObstacle({ state: 'UNCHECKED_DATA', paid: false })).toBe(null);
  });
});
