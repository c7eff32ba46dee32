import { describe, expect, it } from 'vitest';
import { pricePerDay } from '#rules/price-per-day.ts';

const validity = (validFrom: string, validTo: string) => ({ validFrom, validTo });

describe('the price of a day of a ticket (TFR-04)', () => {
  it.each([
    ['rounds to whole units from ten on', 55_000, validity('2026-12-01', '2026-12-30'), '2026-12-01', 1800],
    ['keeps the fraction below ten', 5500, validity('2026-12-01', '2026-12-30'), '2026-12-01', 183],
    ['is whole from ten on', 1000, validity('2026-12-01', '2026-12-01'), '2026-12-01', 1000],
    ['keeps the fraction just below ten', 2999, validity('2026-12-01', '2026-12-03'), '2026-12-01', 1000],
    ['keeps 9.99', 999, validity('2026-12-01', '2026-12-01'), '2026-12-01', 999],
    ['rounds half up', 1050, validity('2026-12-01', '2026-12-01'), '2026-12-01', 1100],
    ['counts the days that are left', 3000, validity('2026-11-01', '2026-11-30'), '2026-11-28', 1000],
    [
      'counts from the first day of a ticket that begins later',
      900,
      validity('2026-12-01', '2026-12-03'),
      '2026-11-28',
      300,
    ],
  ])('%s', (_why, price, days, start, expected) => {
    expect(pricePerDay(price, days, start)).toBe(expected);
  });
});
