import type { Locale } from '#contract/enumerations.ts';
import { sql } from '../db/orm.ts';
import type { SQL, SQLWrapper } from '../db/orm.ts';

/** The order of a language's letters, and of the numbers between them. */
export const collatorOf = (locale: Locale): Intl.Collator => new Intl.Collator(locale, { numeric: true });

/** A text as an SQL value to sort by, in the same order. */
export const inAlphabet = (text: SQLWrapper, locale: Locale): SQL =>
  sql`(${text} collate ${sql.identifier(`alphabet_${locale}`)})`;
