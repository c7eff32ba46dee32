import type { PgColumn } from '../../platform/db/orm-tables.ts';
import type { SQL, SQLWrapper } from '../../platform/db/orm.ts';

/**
 * The subject of a reminder (a card, a ticket or a person) with the account to remind. `ends` is the last day of the
 * card, of the ticket, or of the person's profile.
 */
export interface Candidate {
  readonly accountId: number;
  readonly subjectId: number;
  readonly ends: string;
}

/** The columns of a card, ticket or person that conditions can use. */
export interface Subject {
  readonly id: PgColumn;
  readonly ends: SQLWrapper;
}

/** Which candidates to read: the operator's day, ISO, and a further condition. */
export interface Question {
  readonly today: string;
  /** Only candidates that end on this day or before are read; undefined = no such limit. */
  readonly horizon?: string;
  readonly which: (subject: Subject) => SQL | undefined;
}
