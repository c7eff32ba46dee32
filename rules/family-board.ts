import type { BoardObstacle } from '#contract/entities/family-board.ts';
import type { BoardObstacleName, StartReason, UnmanageableReason } from '#contract/enumerations.ts';
import type { Coverage, TicketDays } from './coverage.ts';
import { addDays, daysBetween, later } from './dates.ts';
import type { TicketFareProblem } from './ticket-fare-check.ts';
import type { StartLimits } from './ticket-start.ts';

/**
 * A person whose ticket coverage ends within this number of days should get the next ticket now (docs/decisions/0029).
 */
export const dueWithinDays = 14;

/** Whether the person should get the next ticket: they are not covered, or their coverage ends soon. */
export const isDue = ({ until }: Pick<Coverage, 'until'>, today: string): boolean =>
  until === null || daysBetween(today, until) <= dueWithinDays;

/** Whether the person already has a ticket that starts later, so that no new ticket is due. */
const hasNextTicket = ({ coverage, tickets, today }: BoardFacts): boolean =>
  !isDue(coverage, today) && tickets.some(({ validFrom, validTo }) => validFrom > today && validTo === coverage.until);

/** The facts about a person on the board, without the ticket that was bought last. */
export interface BoardFacts {
  /** Null = the person never had an active card. */
  readonly card: { readonly isActive: boolean } | null;
  /** Why the account may not act for the person; null = it may act. */
  readonly unmanageable: UnmanageableReason | null;
  /** A ticket for the card is in the account's cart. */
  readonly isInCart: boolean;
  /** The account's unpaid order with a ticket for the person; null = none. */
  readonly orderId: number | null;
  readonly coverage: Pick<Coverage, 'until'>;
  /** The tickets that are valid today or later. */
  readonly tickets: readonly TicketDays[];
  /** ISO day. */
  readonly today: string;
}

const obstacle = (name: BoardObstacleName, details: Partial<Omit<BoardObstacle, 'name'>> = {}): BoardObstacle => ({
  name,
  until: null,
  possibleFrom: null,
  orderId: null,
  unmanageable: null,
  ...details,
});

/** The obstacle to a suggested ticket that does not depend on the ticket bought last (FAM-02); null = no obstacle. */
export function obstacleOfPerson(facts: BoardFacts): BoardObstacle | null {
  const { card, unmanageable, isInCart, orderId, coverage } = facts;
  if (card === null) return obstacle('NO_CARD');
  if (!card.isActive) return obstacle('CARD_NOT_ACTIVE');
  if (unmanageable !== null) return obstacle('NOT_MANAGEABLE', { unmanageable });
  if (isInCart) return obstacle('IN_CART');
  if (orderId !== null) return obstacle('IN_ORDER', { orderId });
  return hasNextTicket(facts) ? obstacle('NEXT_TICKET', { until: coverage.until }) : null;
}

/** Why the last ticket cannot be bought again, with the relevant days (FAM-02). */
export function obstacleOfRepeat(
  reason: { readonly name: 'NOTHING_SOLD' | 'NO_TICKET_BEFORE' | 'NOT_OFFERED' | 'PROBLEM' } & {
    readonly problem?: TicketFareProblem;
  },
  { today, limits }: { readonly today: string; readonly limits: StartLimits },
): BoardObstacle {
  if (reason.name !== 'PROBLEM' || reason.problem === undefined)
    return obstacle(reason.name === 'PROBLEM' ? 'NOT_OFFERED' : reason.name);
  const { name, metadata } = reason.problem;
  const { heldTicketValidTo: held } = metadata;
  if (name === 'TICKET_FARE_EXCEEDS_CARD_VALIDITY')
    return obstacle('CARD_ENDS', { until: metadata.cardValidTo ?? null });
  if (name === 'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY')
    return obstacle('PROFILE_ENDS', { until: metadata.profileValidTo ?? null });
  if (name !== 'TICKET_FARE_COLLISION' || held === undefined) return obstacle('NOT_OFFERED');
  const possibleFrom = later(today, addDays(held, 1 - limits.maxDaysAhead));
  return obstacle('COVERED', { until: held, possibleFrom });
}

/** Why the suggested ticket starts on this day (FAM-03). */
export function startReason(start: string, lastValidTo: string, isOnlyToday: boolean): StartReason {
  if (isOnlyToday) return 'ONLY_TODAY';
  return start === addDays(lastValidTo, 1) ? 'AFTER_LAST' : 'EARLIEST';
}
