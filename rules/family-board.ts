import type { BoardObstacle } from '#contract/entities/family-board.ts';
import type { BoardObstacleName, StartReason, UnmanageableReason } from '#contract/enumerations.ts';
import type { Coverage, TicketDays } from './coverage.ts';
import { addDays, daysBetween, later } from './dates.ts';
import type { TicketFareProblem } from './ticket-fare-check.ts';
import type { StartLimits } from './ticket-start.ts';

/** Whoever has no valid ticket after so many days should get the next one now (docs/decisions/0029). */
export const dueWithinDays = 14;

/** Whether the next ticket of a person is due: they are not covered, or not for long any more. */
export const isDue = ({ until }: Pick<Coverage, 'until'>, today: string): boolean =>
  until === null || daysBetween(today, until) <= dueWithinDays;

/** Whether a person is covered by a ticket that starts later, so that none is due. */
const hasNextTicket = ({ coverage, tickets, today }: BoardFacts): boolean =>
  !isDue(coverage, today) && tickets.some(({ validFrom, validTo }) => validFrom > today && validTo === coverage.until);

/** What the board knows of a person, apart from the ticket that was bought last. */
export interface BoardFacts {
  /** Null = none that is or was active. */
  readonly card: { readonly isActive: boolean } | null;
  /** Why the account may not act for the person; null = it may. */
  readonly unmanageable: UnmanageableReason | null;
  /** The account's cart has a ticket for the card. */
  readonly isInCart: boolean;
  /** The account's own unpaid order with a ticket for the person; null = none. */
  readonly orderId: number | null;
  readonly coverage: Pick<Coverage, 'until'>;
  /** Those that are valid today or later. */
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

/** Why no ticket is suggested whatever was bought last (FAM-02); null = nothing is against it. */
export function obstacleOfPerson(facts: BoardFacts): BoardObstacle | null {
  const { card, unmanageable, isInCart, orderId, coverage } = facts;
  if (card === null) return obstacle('NO_CARD');
  if (!card.isActive) return obstacle('CARD_NOT_ACTIVE');
  if (unmanageable !== null) return obstacle('NOT_MANAGEABLE', { unmanageable });
  if (isInCart) return obstacle('IN_CART');
  if (orderId !== null) return obstacle('IN_ORDER', { orderId });
  return hasNextTicket(facts) ? obstacle('NEXT_TICKET', { until: coverage.until }) : null;
}

/** Why the last ticket cannot be bought once more, with the days that matter (FAM-02). */
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

/** Why the suggested ticket starts on its day (FAM-03). */
export function startReason(start: string, lastValidTo: string, isOnlyToday: boolean): StartReason {
  if (isOnlyToday) return 'ONLY_TODAY';
  return start === addDays(lastValidTo, 1) ? 'AFTER_LAST' : 'EARLIEST';
}
