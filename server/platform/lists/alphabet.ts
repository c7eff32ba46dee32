import type { Locale } from '#contract/enumerations.ts';
import { alphabetName } from '../db/create-alphabets.ts';
import { sql } from '../db/orm.ts';
import type { SQL, SQLWrapper } from '../db/orm.ts';

/** Compares texts by a language's alphabet, and numbers in them by value. */
export const collatorOf = (locale: Locale): Intl.Collator => new Intl.Collator(locale, { numeric: true });

/** A text as an SQL value that is sorted in the same order as by {@link collatorOf}. */
export const inAlphabet = (text: SQLWrapper, locale: Locale): SQL =>
  sql`(${text} collate ${sql.identifier(alphabetName(locale))})`;
