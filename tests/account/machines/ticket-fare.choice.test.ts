import { describe, expect, it } from 'vitest';
import { offers, tickets } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { chosenAmong } from '#machines/account/ticket-fare/ticket-fare.problems.ts';

const idAmong = (last: (typeof tickets.active)['last'] | null, combinationId: number | null = null) =>
  chosenAmong(offers.withMonth, { combinationId, tickets: { last, held: [] } })?.combination.id;
const { last } = tickets.active;
const untold = { ...last, ticketCombinationId: null };

describe('the ticket that is proposed (TFR-01)', () => {
  it('is the chosen one', () => {
    expect([idAmong(last, 2), idAmong(untold, 2)]).toEqual([2, 2]);
  });

  it('has the profile and the tariff of the last ticket if the back end does not tell its combination', () => {
    expect(idAmong(untold)).toBe(1);
    expect(idAmong({ ...untold, tariffProfile: { id: 3, displayName: '' } })).toBeUndefined();
    expect(idAmong({ ...untold, customerProfile: { ...untold.customerProfile, id: 1 } })).toBeUndefined();
  });

  it('is none without a last ticket, and none after the proposed one was not offered', () => {
    expect([idAmong(null), idAmong(last)]).toEqual([undefined, undefined]);
  });
});
