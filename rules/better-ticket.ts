import type { ComputedValidity } from '#contract/entities/tariff.ts';
import { daysBetween, later } from './dates.ts';

/** A ticket with its price in minor units and its first and last day, ISO, both included. */
export interface PricedTicket {
  readonly price: number;
  readonly validity: ComputedValidity;
}

/** `start` is the first day that the person wants to travel, ISO: a calendar ticket may have begun before it. */
export interface WantedTicket extends PricedTicket {
  readonly start: string;
}

/** How much less the other ticket costs, in minor units, and how many days longer it is valid; one of them is above 0. */
export interface Advantage {
  readonly saving: number;
  readonly extraDays: number;
}

/** What another ticket is better by; null unless it covers all days of the wanted one, and costs less or as much for longer. */
export function advantageOf({ start, price, validity }: WantedTicket, other: PricedTicket): Advantage | null {
  const first = later(start, validity.validFrom);
  if (other.validity.validFrom > first || other.validity.validTo < validity.validTo) return null;
  const advantage = {
    saving: price - other.price,
    extraDays: daysBetween(validity.validTo, other.validity.validTo),
  };
  return advantage.saving > 0 || (advantage.saving === 0 && advantage.extraDays > 0) ? advantage : null;
}

/** A ticket that is better than the wanted one, and what by. */
export interface Better<Ticket extends PricedTicket> {
  readonly ticket: Ticket;
  readonly advantage: Advantage;
}

const bySavingThenLength = ({ advantage: one }: Better<PricedTicket>, { advantage: other }: Better<PricedTicket>) =>
  other.saving - one.saving || other.extraDays - one.extraDays;

/**
 * The best of the tickets that are better than the wanted one (TFR-08): the cheapest, of those the one that is valid
 * longest, of those the first; null if none is better.
 */
export function betterTicket<Ticket extends PricedTicket>(
  wanted: WantedTicket,
  others: readonly Ticket[],
): Better<Ticket> | null {
  const better = others.flatMap((ticket) => {
    const advantage = advantageOf(wanted, ticket);
    return advantage === null ? [] : [{ ticket, advantage }];
  });
  return better.toSorted(bySavingThenLength)[0] ?? null;
}
