import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advantageOf, betterTicket } from '#rules/better-ticket.ts';
import { addDays, daysBetween } from '#rules/dates.ts';

const first = '2026-12-01';
const ticket = (price: number, validFrom: string, validTo: string) => ({ price, validity: { validFrom, validTo } });
const chosenTicket = { ...ticket(55_000, first, '2026-12-30'), start: first };

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(first, days));
const tickets = fc
  .tuple(fc.integer({ min: 0, max: 9 }), day, fc.integer({ min: 0, max: 40 }))
  .map(([price, validFrom, days]) => ticket(price, validFrom, addDays(validFrom, days)));
const wantedTickets = fc.tuple(tickets, day).map(([one, start]) => ({ ...one, start }));
const daysOf = ({ validity }: ReturnType<typeof ticket>): string[] =>
  Array.from({ length: daysBetween(validity.validFrom, validity.validTo) + 1 }, (_, index) =>
    addDays(validity.validFrom, index),
  );

describe('a better ticket for the same days (TFR-08)', () => {
  it.each([
    ['a month with one day more that costs less', ticket(52_200, first, '2026-12-31'), { saving: 2800, extraDays: 1 }],
    ['the same days for less', ticket(54_999, first, '2026-12-30'), { saving: 1, extraDays: 0 }],
    ['as much for longer', ticket(55_000, '2026-11-15', '2026-12-31'), { saving: 0, extraDays: 1 }],
    ['the same days for the same price', ticket(55_000, first, '2026-12-30'), null],
    ['longer, but dearer', ticket(55_001, first, '2027-12-31'), null],
    ['cheaper, but it ends sooner', ticket(1, first, '2026-12-29'), null],
    ['cheaper, but it begins later', ticket(1, '2026-12-02', '2026-12-31'), null],
  ])('%s', (_what, other, advantage) => {
    expect(advantageOf(chosenTicket, other)).toEqual(advantage);
  });

  it('must cover only the days from the chosen start on, even if the chosen ticket has earlier days', () => {
    const month = { ...ticket(52_200, first, '2026-12-31'), start: '2026-12-20' };
    const later = ticket(30_000, '2026-12-20', '2026-12-31');
    expect(betterTicket(month, [later])).toEqual({ ticket: later, advantage: { saving: 22_200, extraDays: 0 } });
    expect(betterTicket({ ...month, start: '2026-12-19' }, [later])).toBeNull();
  });

  it('is the cheapest, then the longest, then the first', () => {
    const [cheap, long, same] = [
      ticket(100, first, '2026-12-30'),
      ticket(100, first, '2027-01-30'),
      ticket(100, first, '2027-01-30'),
    ];
    expect(betterTicket(chosenTicket, [ticket(200, first, '2027-12-31'), cheap, long, same])?.ticket).toBe(long);
    expect(betterTicket(chosenTicket, [])).toBeNull();
  });

  it('covers all chosen days, never costs more, and is cheaper or valid for longer', () => {
    fc.assert(
      fc.property(wantedTickets, fc.array(tickets), (chosen, others) => {
        const better = betterTicket(chosen, others)?.ticket;
        if (better === undefined) return;
        const covered = new Set(daysOf(better));
        const needed = daysOf(chosen).filter((one) => one >= chosen.start);
        expect(needed.filter((one) => !covered.has(one))).toEqual([]);
        expect(better.price).toBeLessThanOrEqual(chosen.price);
        expect(better.price < chosen.price || better.validity.validTo > chosen.validity.validTo).toBe(true);
      }),
    );
  });

  it('leaves no better ticket: after it is chosen, no other ticket is offered, whatever order the tickets have', () => {
    fc.assert(
      fc.property(wantedTickets, fc.array(tickets), (chosen, others) => {
        const better = betterTicket(chosen, others)?.ticket;
        const reversed = betterTicket(chosen, others.toReversed())?.ticket;
        expect([reversed?.price, reversed?.validity.validTo]).toEqual([better?.price, better?.validity.validTo]);
        const isBetter = (other: ReturnType<typeof ticket>) => advantageOf(chosen, other) !== null;
        expect(better === undefined).toBe(!others.some(isBetter));
        if (better === undefined) return;
        expect(betterTicket({ ...better, start: chosen.start }, others.filter(isBetter))).toBeNull();
      }),
    );
  });
});
