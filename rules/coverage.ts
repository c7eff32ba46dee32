import type { CoverageState } from '#contract/enumerations.ts';
import { addDays, daysBetween, later } from './dates.ts';

/** The days of a ticket, both included, ISO. */
export interface TicketDays {
  readonly validFrom: string;
  readonly validTo: string;
}

export interface CoverageQuestion {
  readonly hasActiveCard: boolean;
  /** The active card's tickets that are not cancelled. */
  readonly tickets: readonly TicketDays[];
  /** ISO day. */
  readonly today: string;
  /** A person with this many days left after today, or fewer, is warned. */
  readonly endingDays: number;
}

export interface Coverage {
  readonly state: CoverageState;
  /** The last day of the tickets that follow each other without a gap; null unless a ticket is valid today. */
  readonly until: string | null;
}

/** Whether a person has a ticket that is valid today, and the last day that is covered without a gap (ACC-01). */
export function coverageOf({ hasActiveCard, tickets, today, endingDays }: CoverageQuestion): Coverage {
  if (!hasActiveCard) return { state: 'NO_CARD', until: null };
  const byStart = tickets.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const until = byStart.reduce<string | null>((end, { validFrom, validTo }) => {
    const follows = validFrom <= (end === null ? today : addDays(end, 1));
    return follows && validTo >= today ? later(end ?? validTo, validTo) : end;
  }, null);
  if (until === null) return { state: 'NOT_COVERED', until };
  return { state: daysBetween(today, until) > endingDays ? 'COVERED' : 'ENDING', until };
}
