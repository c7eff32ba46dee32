import type { CartLine, ExpiredCart } from '#contract/entities/shopping-cart.ts';
import { ticket } from '../../cart/model/cart.samples.ts';

const line = (id: number, change: Partial<CartLine>): CartLine => ({
  item: { ...ticket, id },
  standing: 'AS_BEFORE',
  newPrice: null,
  newValidFrom: null,
  newValidTo: null,
  reason: null,
  ...change,
});

/** One line for each possible state of a line. */
export const everyStanding: readonly CartLine[] = [
  line(1, {}),
  line(2, { standing: 'PRICE_CHANGED', newPrice: 60_000 }),
  line(3, { standing: 'START_MOVED', newValidFrom: '2026-11-26', newValidTo: '2026-12-25', newPrice: 58_000 }),
  line(4, { standing: 'NOT_POSSIBLE', reason: 'CARD_NOT_ACTIVE' }),
];

const expiredAt = '2026-11-21T09:30:00.000Z';
export const expired: ExpiredCart = { expiredAt, lines: [...everyStanding] };
export const expiredForGood: ExpiredCart = { expiredAt, lines: everyStanding.slice(3) };
export const nothingExpired: ExpiredCart = { expiredAt: null, lines: [] };
