import { expect, test } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { numberLimit } from '#server/platform/settings/number-limits.ts';
import { defaultNumbers, isNumberSetting } from '#server/platform/settings/number-settings.ts';

const names = Object.keys(defaultNumbers).filter(isNumberSetting);

test('every default is within its limit', () => {
  for (const name of names) expect([name, defaultNumbers[name] <= numberLimit(name)]).toEqual([name, true]);
});

test.each([
  ['CUSTOMER_CARD_VALIDITY', 100],
  ['CARD_VALIDITY_UPDATE_LIMIT_IN_MONTHS', 1200],
  ['INVOICE_DUE_IN_DAYS', 36_600],
  ['INVOICE_EXPIRES_DAYS_AFTER_DUE', 36_600],
  ['ESHOP_TICKET_EXPIRATION_NOTIFICATION', 36_600],
  ['ORDER_LIFETIME_IN_HOURS', 878_400],
  ['TOKEN_LIFETIME_IN_MINUTES', 52_704_000],
  ['ISIC_PRICE_PERCENTAGE', 100],
  ['E_WALLET_TRANSACTION_TAX_PERCENTAGE', 100],
  ['E_WALLET_MAX_AMOUNT', 100_000_000],
] as const)('%s is at most %i', (name, most) => {
  expect(numberLimit(name)).toBe(most);
});

test('today plus the maximum number of days is a valid date', () => {
  expect(addDays('2026-11-21', numberLimit('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM'))).toBe('2127-02-05');
});
