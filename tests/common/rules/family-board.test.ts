import { describe, expect, it } from 'vitest';
import { addDays } from '#rules/dates.ts';
import { isDue, obstacleOfPerson, obstacleOfRepeat, startReason, type BoardFacts } from '#rules/family-board.ts';

const today = '2026-11-25';
const day = (days: number) => addDays(today, days);
const limits = { minDaysAhead: 0, maxDaysAhead: 60 };

describe('whether a person needs the next ticket soon (FAM-03)', () => {
  it.each([
    [null, true],
    [0, true],
    [14, true],
    [15, false],
  ])('with tickets for %s more days: %s', (days, due) => {
    expect(isDue({ until: days === null ? null : day(days) }, today)).toBe(due);
  });
});

const free: BoardFacts = {
  card: { isActive: true },
  unmanageable: null,
  isInCart: false,
  orderId: null,
  coverage: { until: day(3) },
  tickets: [{ validFrom: day(-27), validTo: day(3) }],
  today,
};
const nameFor = (facts: Partial<BoardFacts>) => obstacleOfPerson({ ...free, ...facts })?.name ?? null;
const next = [...free.tickets, { validFrom: day(4), validTo: day(33) }];

describe("the obstacle to a person's next ticket (FAM-02)", () => {
  it.each<[string | null, Partial<BoardFacts>]>([
    [null, {}],
    ['NO_CARD', { card: null, isInCart: true }],
    ['CARD_NOT_ACTIVE', { card: { isActive: false }, unmanageable: 'AGE' }],
    ['NOT_MANAGEABLE', { unmanageable: 'NO_MAIN_CARD', isInCart: true }],
    ['IN_CART', { isInCart: true, orderId: 5 }],
    ['IN_ORDER', { orderId: 5, coverage: { until: day(33) }, tickets: next }],
    ['NEXT_TICKET', { coverage: { until: day(33) }, tickets: next }],
  ])('%s', (name, facts) => expect(nameFor(facts)).toBe(name));

  it("is null if the person's next ticket also ends soon, or starts after a gap", () => {
    const short = [...free.tickets, { validFrom: day(4), validTo: day(10) }];
    expect(nameFor({ coverage: { until: day(10) }, tickets: short })).toBeNull();
    const late = [...free.tickets, { validFrom: day(9), validTo: day(38) }];
    expect(nameFor({ tickets: late })).toBeNull();
  });

  it('is null for a person with only one long ticket that is valid today', () => {
    expect(nameFor({ coverage: { until: day(40) }, tickets: [{ validFrom: day(-49), validTo: day(40) }] })).toBeNull();
  });
});

describe('the reason why the last ticket cannot be bought again (FAM-02)', () => {
  const problem = (
    name: 'TICKET_FARE_COLLISION' | 'TICKET_FARE_EXCEEDS_CARD_VALIDITY' | 'INVALID_VALID_FROM',
    to: object,
  ) => obstacleOfRepeat({ name: 'PROBLEM', problem: { name, metadata: { ...to } } }, { today, limits });

  it('contains the day from which the next ticket can be bought', () => {
    const obstacle = problem('TICKET_FARE_COLLISION', { heldTicketValidTo: day(79) });
    expect(obstacle).toMatchObject({ name: 'COVERED', until: day(79), possibleFrom: day(20) });
  });

  it('contains today if the next ticket can be bought already', () => {
    expect(problem('TICKET_FARE_COLLISION', { heldTicketValidTo: day(5) }).possibleFrom).toBe(today);
  });

  it('contains the last day of the card', () => {
    expect(problem('TICKET_FARE_EXCEEDS_CARD_VALIDITY', { cardValidTo: day(12) })).toMatchObject({
      name: 'CARD_ENDS',
      until: day(12),
    });
  });

  it('is NOT_OFFERED for any other problem', () => {
    expect(problem('INVALID_VALID_FROM', {}).name).toBe('NOT_OFFERED');
    expect(problem('INVALID_VALID_FROM', { heldTicketValidTo: day(5) }).name).toBe('NOT_OFFERED');
    expect(problem('TICKET_FARE_COLLISION', {}).name).toBe('NOT_OFFERED');
    expect(obstacleOfRepeat({ name: 'PROBLEM' }, { today, limits }).name).toBe('NOT_OFFERED');
    expect(obstacleOfRepeat({ name: 'NO_TICKET_BEFORE' }, { today, limits }).name).toBe('NO_TICKET_BEFORE');
  });
});

it('a ticket starts because of the last ticket, the earliest possible day, or a tariff that must start today', () => {
  expect(startReason(day(4), day(3), false)).toBe('AFTER_LAST');
  expect(startReason(today, day(-9), false)).toBe('EARLIEST');
  expect(startReason(today, day(-1), true)).toBe('ONLY_TODAY');
});
