import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tariffPeriods, validToDefaults } from '#contract/enumerations.ts';
import { addDays, addYears, earlier } from '#rules/dates.ts';
import { defaultProfileValidTo } from '#rules/profile-validity.ts';
import { checkTicketFare } from '#rules/ticket-fare-check.ts';
import { fitsCalendar, ticketValidity } from '#rules/ticket-validity.ts';
import { fixedRule, periodRule, schoolYear } from './tariff-rules.ts';

const today = '2026-11-21';
const lastDays = fc.integer({ min: 0, max: 800 }).map((days) => addDays('9999-12-31', -days));

const anyRule = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('SLIDING', 'CALENDAR', 'SINGLE'),
      fc.integer({ min: 1, max: 10_000 }),
      fc.constantFrom(...tariffPeriods),
    )
    .map(([type, quantity, period]) => periodRule(type, quantity, period)),
  fc.constantFrom(schoolYear, fixedRule([1, 1], [29, 2]), fixedRule([1, 7], [31, 8])),
);

describe('a ticket near the end of the calendar (API-05)', () => {
  it('ends on or after its start if it fits the calendar, and is as long as the same ticket 400 years earlier', () => {
    fc.assert(
      fc.property(anyRule, lastDays, (rule, date) => {
        const now = earlier(today, date);
        if (!fitsCalendar(rule, date, ticketValidity(rule, date, now))) return;
        const { validFrom, validTo } = ticketValidity(rule, date, now);
        expect(validFrom <= validTo).toBe(true);
        if (validFrom < '9000-01-01') return;
        const before = ticketValidity(rule, addYears(date, -400), now);
        expect([addYears(validFrom, -400), addYears(validTo, -400)]).toEqual([before.validFrom, before.validTo]);
      }),
    );
  });

  it.each([
    ['days', periodRule('SLIDING', 30, 'DAY'), '9999-12-20'],
    ['thousands of years', periodRule('SLIDING', 9999, 'YEAR'), today],
    ['a month', periodRule('CALENDAR', 1, 'MONTH'), '9999-12-01'],
    ['a half-year over the New Year', schoolYear, '9999-10-01'],
    ['a summer in the past', fixedRule([1, 7], [31, 8]), '9999-09-01'],
  ])('does not fit the calendar for %s', (_what, rule, date) => {
    expect(fitsCalendar(rule, date, ticketValidity(rule, date, today))).toBe(false);
  });

  it.each([
    ['days', periodRule('SLIDING', 30, 'DAY'), '9999-11-30'],
    ['one journey', periodRule('SINGLE', 1, 'DAY'), '9999-12-31'],
    ['a summer', fixedRule([1, 7], [31, 8]), '9999-08-31'],
  ])('fits the calendar for %s', (_what, rule, date) => {
    expect(fitsCalendar(rule, date, ticketValidity(rule, date, today))).toBe(true);
  });

  it('has the problem that it ends after the card, even if the card ends on the last day of the calendar', () => {
    const held = { profile: { id: 1 }, validFrom: '2020-01-01', validTo: null };
    const problems = checkTicketFare({
      today,
      start: today,
      limits: { minDaysAhead: 0, maxDaysAhead: 60 },
      card: { validTo: '9999-12-31', profileOne: held, profileTwo: null },
      combination: {
        validFrom: '2020-01-01',
        validTo: null,
        tariffProfile: periodRule('SLIDING', 9999, 'YEAR'),
        customerProfile: { id: 1, reduced: false, checkTicketCollision: false },
      },
      tickets: [],
    });
    expect(problems.map(({ name }) => name)).toEqual(['TICKET_FARE_EXCEEDS_CARD_VALIDITY']);
  });
});

it("a profile's default end is never before its start, however late the start is", () => {
  const noAge = validToDefaults.filter((name) => name !== 'AGE_TO' && name !== 'BEFORE_19_OR_END_OF_AUGUST');
  const days = Array.from({ length: 400 }, (_, before) => addDays('9999-12-31', -before));
  for (const name of noAge) {
    for (const day of days) {
      const profile = { validToDefault: { name }, ageTo: null, minProfileDaysValidity: 30, validTo: null };
      const given = {
        profile,
        today: day,
        validFrom: day,
        birthDay: null,
        cardValidTo: null,
        profileYears: 4,
        cardYears: 4,
      };
      const end = defaultProfileValidTo(given) ?? '';
      expect([name, day, end >= day]).toEqual([name, day, true]);
    }
  }
});
