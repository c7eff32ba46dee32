import { expect, test } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { figureLimit } from '#server/platform/settings/figure-limits.ts';
import { defaultFigures, isFigureName } from '#server/platform/settings/figures.ts';

const names = Object.keys(defaultFigures).filter(isFigureName);

test('every default is within its limit', () => {
  for (const name of names) expect([name, defaultFigures[name] <= figureLimit(name)]).toEqual([name, true]);
});

test.each([
  ['CUSTOMER_CARD_VALIDITY', 100],
  ['CARD_VALIDITY_UPDATE_LIMIT_IN_MONTHS', 1200],
  ['INVOICE_DUE_IN_DAYS', 36_600],
  ['INVOICE_LAPSES_DAYS_AFTER_DUE', 36_600],
  ['ESHOP_TICKET_EXPIRATION_NOTIFICATION', 36_600],
  ['ORDER_LIFETIME_IN_HOURS', 878_400],
  ['TOKEN_LIFETIME_IN_MINUTES', 52_704_000],
  ['ISIC_PRICE_PERCENTAGE', 100],
  ['E_WALLET_TRANSACTION_TAX_PERCENTAGE', 100],
  ['E_WALLET_MAX_AMOUNT', 100_000_000],
] as const)('%s is at most %i', (name, most) => {
  expect(figureLimit(name)).toBe(most);
});

test('a span of days ends within the calendar', () => {
  expect(addDays('2026-11-21', figureLimit('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM'))).toBe('2127-02-05');
});
