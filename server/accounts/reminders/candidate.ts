import type { PgColumn } from '../../platform/db/orm-tables.ts';
import type { SQL, SQLWrapper } from '../../platform/db/orm.ts';

/** A card, a ticket or a person of which an account is reminded; `ends` is the last day of it, or of their profile. */
export interface Candidate {
  readonly accountId: number;
  readonly subjectId: number;
  readonly ends: string;
}

/** The columns by which a subject is known. */
export interface Subject {
  readonly id: PgColumn;
  readonly ends: SQLWrapper;
}

/** The operator's day, ISO, and what else is asked of a subject. */
export interface Question {
  readonly today: string;
  /** Nothing that ends after this day is asked for; undefined = no such limit. */
  readonly horizon?: string;
  readonly which: (subject: Subject) => SQL | undefined;
}
