import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#rules/dates.ts';
import type { TicketFareCheck } from '#rules/ticket-fare-check.ts';
import { checkTicketFare, isStartBlocked, isTicketFarePast, warnsOfCardValidity } from '#rules/ticket-fare-check.ts';
import { ticketValidity } from '#rules/ticket-validity.ts';
import { anyDay } from './arbitraries.ts';
import { periodRule, schoolYear } from './tariff-rules.ts';

const today = '2026-11-21';
const studentId = 4;
const days30 = periodRule('SLIDING', 30, 'DAY');

const held = { profile: { id: studentId }, validFrom: '2026-01-01', validTo: '2027-09-30' };
const good: TicketFareCheck = {
  today,
  start: today,
  limits: { minDaysAhead: 0, maxDaysAhead: 60 },
  card: { validTo: '2030-12-31', profileOne: held, profileTwo: null },
  combination: {
    validFrom: '2020-01-01',
    validTo: null,
    tariffProfile: days30,
    customerProfile: { id: studentId, reduced: true, checkTicketCollision: true },
  },
  tickets: [],
};

const ticket = (validFrom: string, validTo: string, more: { cancelled?: boolean; checks?: boolean } = {}) => ({
  validFrom,
  validTo,
  cancelled: more.cancelled ?? false,
  customerProfile: { checkTicketCollision: more.checks ?? true },
});

const withTariff = (tariffProfile: typeof days30) => ({ combination: { ...good.combination, tariffProfile } });
const withProfile = (profile: Partial<typeof held>) => ({
  card: { ...good.card, profileOne: { ...held, ...profile } },
});
const names = (change: Partial<TicketFareCheck>) => checkTicketFare({ ...good, ...change }).map(({ name }) => name);

describe('the check of a ticket fare', () => {
  it('finds no problem in a valid ticket', () => {
    expect(names({})).toEqual([]);
    expect(names({ start: '2027-01-20' })).toEqual([]);
  });

  it('refuses a start outside the allowed days', () => {
    expect(names({ start: '2026-11-20' })).toEqual(['VALID_FROM_IN_PAST']);
    expect(names({ start: '2027-01-21' })).toEqual(['INVALID_VALID_FROM']);
    expect(names({ ...withTariff(periodRule('CALENDAR', 1, 'MONTH')), start: '2026-11-20' })).toEqual([
      'VALID_FROM_IN_PAST',
    ]);
    expect(names({ limits: { minDaysAhead: 1, maxDaysAhead: 60 } })).toEqual(['INVALID_VALID_FROM']);
  });

  it('refuses a fixed ticket whose period has begun, but not a calendar ticket', () => {
    expect(names(withTariff(schoolYear))).toEqual(['VALID_FROM_IN_PAST']);
    expect(names(withTariff(periodRule('CALENDAR', 1, 'MONTH')))).toEqual([]);
  });

  it('refuses a half-year ticket that does not start today', () => {
    const halfYear = withTariff(periodRule('CALENDAR', 1, 'HALF_YEAR'));
    expect(names(halfYear)).toEqual([]);
    expect(names({ ...halfYear, limits: { minDaysAhead: 2, maxDaysAhead: 60 } })).toEqual([]);
    expect(names({ ...halfYear, start: '2026-11-22' })).toEqual(['INVALID_VALID_FROM']);
  });

  it('refuses a ticket that ends after the card', () => {
    const card = { ...good.card, validTo: '2026-12-19' };
    expect(checkTicketFare({ ...good, card })).toEqual([
      {
        name: 'TICKET_FARE_EXCEEDS_CARD_VALIDITY',
        metadata: { cardValidTo: '2026-12-19', ticketValidTo: '2026-12-20' },
      },
    ]);
    expect(names({ card: { ...card, validTo: '2026-12-20' } })).toEqual([]);
  });

  it('refuses a ticket with a reduced profile that is not valid for the whole ticket', () => {
    expect(checkTicketFare({ ...good, ...withProfile({ validTo: '2026-12-19' }) })).toEqual([
      {
        name: 'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
        metadata: { profileValidFrom: '2026-01-01', profileValidTo: '2026-12-19', ticketValidTo: '2026-12-20' },
      },
    ]);
    expect(names(withProfile({ validTo: '2026-12-20' }))).toEqual([]);
    expect(names(withProfile({ validFrom: '2026-11-22' }))).toEqual(['TICKET_FARE_EXCEEDS_PROFILE_VALIDITY']);
  });

  it('accepts a ticket that ends after a profile that is not reduced', () => {
    const customerProfile = { ...good.combination.customerProfile, reduced: false };
    const change = { ...withProfile({ validTo: '2026-12-19' }), combination: { ...good.combination, customerProfile } };
    expect(names(change)).toEqual([]);
  });

  it('reports in each problem the end that the ticket would have', () => {
    const ticketValidTo = { '2026-11-20': '2026-12-19', '2027-01-21': '2027-02-19' };
    for (const [start, validTo] of Object.entries(ticketValidTo)) {
      expect(checkTicketFare({ ...good, start })).toMatchObject([{ metadata: { ticketValidTo: validTo } }]);
    }
    expect(checkTicketFare({ ...good, tickets: [ticket('2026-11-01', '2026-11-30')] })).toMatchObject([
      { metadata: { ticketValidTo: '2026-12-20' } },
    ]);
  });

  it('reports the days on which the ticket can start', () => {
    const daysFor = (change: Partial<TicketFareCheck>) =>
      checkTicketFare({ ...good, start: '2027-01-21', ...change }).find(({ name }) => name === 'INVALID_VALID_FROM')
        ?.metadata;
    const soldBetween = (validFrom: string, validTo: string | null) => ({
      combination: { ...good.combination, validFrom, validTo },
    });
    const days = { earliestValidFrom: today, latestValidFrom: '2027-01-20' };
    expect(daysFor({})).toEqual({ ...days, ticketValidTo: '2027-02-19' });
    expect(daysFor(soldBetween('2026-12-01', null))).toMatchObject({ ...days, earliestValidFrom: '2026-12-01' });
    expect(daysFor(soldBetween('2020-01-01', '2026-12-31'))).toMatchObject({ ...days, latestValidFrom: '2026-12-31' });
    expect(daysFor(soldBetween('2027-01-21', null))).toMatchObject(days);
    const oneDay = { earliestValidFrom: '2026-12-24', latestValidFrom: '2026-12-24' };
    expect(daysFor(soldBetween('2026-12-24', '2026-12-24'))).toMatchObject(oneDay);
    expect(daysFor({ ...withTariff(periodRule('CALENDAR', 1, 'HALF_YEAR')) })).toMatchObject({
      earliestValidFrom: today,
      latestValidFrom: today,
    });
  });

  it('reports the start that a ticket in the past would have', () => {
    expect(checkTicketFare({ ...good, start: '2026-11-20' })[0]?.metadata.ticketValidFrom).toBe('2026-11-20');
    const month = withTariff(periodRule('CALENDAR', 1, 'MONTH'));
    expect(checkTicketFare({ ...good, ...month, start: '2026-11-20' })[0]?.metadata.ticketValidFrom).toBe('2026-11-20');
    expect(checkTicketFare({ ...good, ...withTariff(schoolYear) })[0]?.metadata.ticketValidFrom).toBe('2026-09-01');
  });

  it("reports the end of a combination's sale, unless the sale is unlimited", () => {
    const soldTo = (validTo: string | null) => {
      const combination = { ...good.combination, validFrom: '2026-11-22', validTo };
      return checkTicketFare({ ...good, combination })[0]?.metadata;
    };
    const metadata = { ticketCombinationValidFrom: '2026-11-22', ticketValidTo: '2026-12-20' };
    expect(soldTo(null)).toEqual(metadata);
    expect(soldTo('2026-12-31')).toEqual({ ...metadata, ticketCombinationValidTo: '2026-12-31' });
  });

  it('reports the overlapped ticket; of several overlapped tickets, the ticket that ends last', () => {
    const metadataFor = (...tickets: TicketFareCheck['tickets']) => checkTicketFare({ ...good, tickets })[0]?.metadata;
    const first = ticket('2026-11-01', '2026-11-30');
    const last = ticket('2026-12-10', '2027-01-08');
    const beyond = ticket('2027-01-09', '2027-02-07');
    const named = ({ validFrom, validTo }: typeof first) => ({
      heldTicketValidFrom: validFrom,
      heldTicketValidTo: validTo,
      ticketValidTo: '2026-12-20',
    });
    expect(metadataFor(first)).toEqual(named(first));
    expect(metadataFor(last, first, beyond)).toEqual(named(last));
    expect(metadataFor(first, last, beyond)).toEqual(named(last));
  });

  it('reports no end for a profile without an end', () => {
    const card = { ...good.card, profileOne: { ...held, validFrom: '2026-11-22', validTo: null } };
    expect(checkTicketFare({ ...good, card })).toEqual([
      {
        name: 'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
        metadata: { profileValidFrom: '2026-11-22', ticketValidTo: '2026-12-20' },
      },
    ]);
  });

  it('accepts a ticket that one of two equal profiles of the card covers', () => {
    const card = { ...good.card, profileOne: { ...held, validTo: '2026-11-30' }, profileTwo: held };
    expect(names({ card })).toEqual([]);
  });

  it('checks only the profile of the ticket', () => {
    const other = { ...held, profile: { id: 1 } };
    const profileOne = { ...held, validTo: '2026-12-01' };
    expect(names({ card: { ...good.card, profileOne, profileTwo: other } })).toEqual([
      'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
    ]);
    expect(names({ card: { ...good.card, profileOne: other, profileTwo: null } })).toEqual([
      'INVALID_TICKET_COMBINATION',
    ]);
  });

  it('accepts a combination for the second profile of the card', () => {
    const card = { ...good.card, profileOne: { ...held, profile: { id: 1 } }, profileTwo: held };
    expect(names({ card })).toEqual([]);
  });

  it('refuses a combination for a profile that the card does not have', () => {
    const card = { ...good.card, profileOne: null };
    expect(names({ card })).toEqual(['INVALID_TICKET_COMBINATION']);
  });

  it('refuses a start on a day when the combination is not sold', () => {
    expect(checkTicketFare({ ...good, combination: { ...good.combination, validFrom: '2027-01-01' } })).toEqual([
      {
        name: 'TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY',
        metadata: { ticketCombinationValidFrom: '2027-01-01', ticketValidTo: '2026-12-20' },
      },
    ]);
    expect(names({ combination: { ...good.combination, validTo: '2026-11-20' } })).toEqual([
      'TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY',
    ]);
  });

  it('reports all problems, the most important problem first', () => {
    const change = {
      start: '2026-11-20',
      card: { ...good.card, validTo: '2026-11-30', profileOne: { ...held, validTo: '2026-12-01' } },
      tickets: [ticket('2026-11-01', '2026-11-30')],
    };
    expect(names(change)).toEqual([
      'VALID_FROM_IN_PAST',
      'TICKET_FARE_EXCEEDS_CARD_VALIDITY',
      'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
      'TICKET_FARE_COLLISION',
    ]);
  });
});

describe('a collision with another ticket', () => {
  it.each([
    ['still valid today', ticket('2026-11-01', '2026-11-21'), true],
    ['expired yesterday', ticket('2026-10-21', '2026-11-20'), false],
    ['in the future and begins on the last day', ticket('2026-12-20', '2027-01-18'), true],
    ['in the future and begins on the day after the last day', ticket('2026-12-21', '2027-01-19'), false],
    ['cancelled', ticket('2026-11-01', '2026-12-31', { cancelled: true }), false],
    ['of a profile that does not check collisions', ticket('2026-11-01', '2026-12-31', { checks: false }), false],
  ])('that is %s is found: %s', (_name, other, collides) => {
    expect(names({ tickets: [other] })).toEqual(collides ? ['TICKET_FARE_COLLISION'] : []);
    expect(isStartBlocked({ ...good, tickets: [other] }, today)).toBe(collides);
  });

  it('is not found for a profile that does not check collisions', () => {
    const customerProfile = { ...good.combination.customerProfile, checkTicketCollision: false };
    const tickets = [ticket('2026-11-01', '2026-12-31')];
    expect(names({ combination: { ...good.combination, customerProfile }, tickets })).toEqual([]);
  });

  it('is not found with an expired ticket, even if both are in the same calendar period', () => {
    const month = withTariff(periodRule('CALENDAR', 1, 'MONTH'));
    expect(names({ ...month, tickets: [ticket('2026-11-01', '2026-11-20')] })).toEqual([]);
  });

  it('blocks in the date picker exactly the start days that the check refuses', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(200), fc.nat(90), (ahead, from, length) => {
        const validFrom = addDays('2026-09-01', from);
        const tickets = [ticket(validFrom, addDays(validFrom, length))];
        const start = addDays(today, ahead);
        const refused = names({ start, tickets }).includes('TICKET_FARE_COLLISION');
        expect(isStartBlocked({ ...good, tickets }, start)).toBe(refused);
      }),
    );
  });

  it('is symmetric: if the first ticket blocks the second, the second blocks the first', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -120, max: 120 }), (one, apart) => {
        const two = addDays(one, apart);
        const earlierDay = one < two ? one : two;
        const heldOne = { tickets: [{ ...ticket('', ''), ...ticketValidity(days30, one, one) }], today: earlierDay };
        const heldTwo = { tickets: [{ ...ticket('', ''), ...ticketValidity(days30, two, two) }], today: earlierDay };
        expect(isStartBlocked({ ...good, ...heldOne }, two)).toBe(isStartBlocked({ ...good, ...heldTwo }, one));
      }),
    );
  });
});

describe('a ticket fare', () => {
  it('is past as soon as its first day has passed; a calendar ticket only after its last day', () => {
    const november = { validFrom: '2026-11-01', validTo: '2026-11-30' };
    expect(isTicketFarePast('SLIDING', november, today)).toBe(true);
    expect(isTicketFarePast('CALENDAR', november, today)).toBe(false);
    expect(isTicketFarePast('CALENDAR', november, '2026-12-01')).toBe(true);
    expect(isTicketFarePast('SLIDING', november, '2026-11-01')).toBe(false);
  });
});

describe('the warning that the card ends before the ticket', () => {
  const validity = { validFrom: today, validTo: '2026-12-20' };
  it.each([
    ['BANK', '2026-12-19', true],
    ['VIRTUAL', '2026-12-19', true],
    ['PERSONAL', '2026-12-19', false],
    ['BANK', '2026-12-20', false],
  ] as const)('is shown for a %s card with the last day %s: %s', (customerCardType, validTo, expected) => {
    expect(warnsOfCardValidity({ customerCardType, validTo }, validity)).toBe(expected);
  });
});
