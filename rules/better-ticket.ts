import type { ComputedValidity } from '#contract/entities/tariff.ts';
import { daysBetween, later } from './dates.ts';

/** A ticket with its price in minor units and its first and last day, ISO, both included. */
export interface PricedTicket {
  readonly price: number;
  readonly validity: ComputedValidity;
}

/** `start` is the first day on which the person wants to travel, ISO: a calendar ticket may start before that day. */
export interface RequestedTicket extends PricedTicket {
  readonly start: string;
}

/**
 * How much less the other ticket costs, in minor units, and how many days longer it is valid. At least one of these
 * numbers is above 0.
 */
export interface Advantage {
  readonly saving: number;
  readonly extraDays: number;
}

/**
 * The advantage of another ticket; null unless it covers all days of the requested ticket, and is either cheaper, or
 * equally expensive and longer.
 */
export function advantageOf({ start, price, validity }: RequestedTicket, other: PricedTicket): Advantage | null {
  const first = later(start, validity.validFrom);
  if (other.validity.validFrom > first || other.validity.validTo < validity.validTo) return null;
  const advantage = {
    saving: price - other.price,
    extraDays: daysBetween(validity.validTo, other.validity.validTo),
  };
  return advantage.saving > 0 || (advantage.saving === 0 && advantage.extraDays > 0) ? advantage : null;
}

/** A ticket that is better than the requested ticket, with its advantage. */
export interface Better<Ticket extends PricedTicket> {
  readonly ticket: Ticket;
  readonly advantage: Advantage;
}

const bySavingThenLength = ({ advantage: one }: Better<PricedTicket>, { advantage: other }: Better<PricedTicket>) =>
  other.saving - one.saving || other.extraDays - one.extraDays;

/**
 * The best of the tickets that are better than the requested ticket (TFR-08): the cheapest; among equal prices the
 * longest; among equal lengths the first. Null if no ticket is better.
 */
export function betterTicket<Ticket extends PricedTicket>(
  requested: RequestedTicket,
  others: readonly Ticket[],
): Better<Ticket> | null {
  const better = others.flatMap((ticket) => {
    const advantage = advantageOf(requested, ticket);
    return advantage === null ? [] : [{ ticket, advantage }];
  });
  return better.toSorted(bySavingThenLength)[0] ?? null;
}
