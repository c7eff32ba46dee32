import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { proposeTicketStart } from '#rules/ticket-start-proposal.ts';
import { isInStartWindow, narrowStartWindow, ticketStartWindow } from '#rules/ticket-start.ts';
import { anyDay } from './arbitraries.ts';

const today = '2026-11-21';
const limits = { minDaysAhead: 0, maxDaysAhead: 60 };

describe('the proposed ticket start', () => {
  it.each([
    ['without a ticket', null, '2026-11-21'],
    ['with a valid ticket', '2026-12-05', '2026-12-06'],
    ['with a ticket that expired yesterday', '2026-11-20', '2026-11-21'],
    ['with a ticket that expired long ago', '2026-05-31', '2026-11-21'],
    ['if it is the last allowed day', '2027-01-19', '2027-01-20'],
    ['if the last ticket ends too far ahead', '2027-01-20', '2026-11-21'],
  ])('for %s (last ticket ends %s) is %s', (_name, lastTicketValidTo, expected) => {
    expect(proposeTicketStart(today, limits, lastTicketValidTo)).toBe(expected);
  });

  it('is not before the configured minimum of days ahead', () => {
    expect(proposeTicketStart(today, { minDaysAhead: 2, maxDaysAhead: 60 }, '2026-11-21')).toBe('2026-11-23');
  });

  it('is never outside the allowed window', () => {
    const anyLimits = fc.tuple(fc.nat(10), fc.nat(90)).map(([least, more]) => ({
      minDaysAhead: least,
      maxDaysAhead: least + more,
    }));
    fc.assert(
      fc.property(anyDay, anyLimits, fc.option(fc.integer({ min: -100, max: 200 })), (day, allowed, last) => {
        const proposal = proposeTicketStart(day, allowed, last === null ? null : addDays(day, last));
        expect(isInStartWindow(ticketStartWindow(day, allowed), proposal)).toBe(true);
      }),
    );
  });
});

describe('the window of allowed starts', () => {
  const window = ticketStartWindow(today, limits);

  it('is from today to the maximum of days ahead', () => {
    expect(window).toEqual({ earliest: '2026-11-21', latest: '2027-01-20' });
  });

  it('is narrowed to the days on which the combination is sold', () => {
    const within = (validFrom: string, validTo: string | null) => narrowStartWindow(window, { validFrom, validTo });
    expect(within('2020-01-01', null)).toEqual(window);
    expect(within('2027-01-01', null)).toEqual({ earliest: '2027-01-01', latest: '2027-01-20' });
    expect(within('2020-01-01', '2026-12-31')).toEqual({ earliest: '2026-11-21', latest: '2026-12-31' });
  });
});
