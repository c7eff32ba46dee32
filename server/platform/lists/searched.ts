import { accents, plainLetters, searchedWords } from '#rules/plain-text.ts';
import { and, sql } from '../db/orm.ts';
import type { SQL, SQLWrapper } from '../db/orm.ts';

/**
 * A text in the form that `plainText` returns, as an SQL value. This value does not use the database's default
 * collation, which may support only ASCII.
 */
const plainSql = (text: SQLWrapper): SQL =>
  plainLetters.reduce(
    (value, [letter, typed]) => sql`replace(${value}, ${letter}, ${typed})`,
    sql`lower(regexp_replace(normalize(${text}, NFKD), ${accents}, '', 'g') collate "alphabet_en")`,
  );

/** Whether a text contains each typed word, without regard to case and accents. */
export const hasWords = (text: SQLWrapper, typed: string): SQL | undefined =>
  and(...searchedWords(typed).map((word) => sql`strpos(${plainSql(text)}, ${word}) > 0`));
