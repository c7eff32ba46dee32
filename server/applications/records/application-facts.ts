import type { ProgressStop } from '#contract/entities/application-progress.ts';
import type { Handover } from '#contract/entities/desk-application.ts';
import type { CardState } from '#contract/enumerations.ts';
import { applicationProgress } from '#rules/card-application-progress.ts';
import type { ApplicationFacts } from '#rules/card-application-progress.ts';
import type { cardApplicationEvents, cardApplications } from '../../platform/db/schema.ts';

export type ApplicationRow = typeof cardApplications.$inferSelect;
export type EventRow = typeof cardApplicationEvents.$inferSelect;

/** The columns that decide which actions an application allows. */
export type DecidingRow = Pick<
  ApplicationRow,
  'state' | 'carrierType' | 'paid' | 'cardForFree' | 'correction' | 'bankCardId'
>;

/** @param card the state of the card that was made from the application; null if no card was made */
export const applicationFacts = (row: DecidingRow, card: CardState | null): ApplicationFacts => ({
  state: row.state,
  carrierType: row.carrierType,
  paid: row.paid,
  cardForFree: row.cardForFree,
  waitsForCorrection: row.correction !== null,
  isPartlyCorrected: row.correction?.isPartlyHere === true,
  hasBankCard: row.bankCardId !== null,
  card,
});

type WayRow = DecidingRow & Pick<ApplicationRow, 'created' | 'checkedDate' | 'deliveryBranchOfficeId'>;

export const handoverOf = ({ deliveryBranchOfficeId }: Pick<ApplicationRow, 'deliveryBranchOfficeId'>): Handover =>
  deliveryBranchOfficeId === null ? 'POST' : 'BRANCH';

/** The progress of an application. Without the application's events, the dates are taken from the columns of its row. */
export const progressOf = (row: WayRow, card: CardState | null, events: readonly EventRow[]): ProgressStop[] =>
  applicationProgress({
    ...applicationFacts(row, card),
    handover: handoverOf(row),
    created: row.created.toISOString(),
    checkedDate: row.checkedDate?.toISOString() ?? null,
    events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  });
