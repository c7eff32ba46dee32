import { accents, plainLetters, searchedWords } from '#rules/plain-text.ts';
import { and, sql } from '../db/orm.ts';
import type { SQL, SQLWrapper } from '../db/orm.ts';

/** A text in the form of `plainText`, as an SQL value; the database's own alphabet may know ASCII only. */
const plain = (text: SQLWrapper): SQL =>
  plainLetters.reduce(
    (value, [letter, typed]) => sql`replace(${value}, ${letter}, ${typed})`,
    sql`lower(regexp_replace(normalize(${text}, NFKD), ${accents}, '', 'g') collate "alphabet_en")`,
  );

/** Whether each word that was typed is a part of a text, without regard to case and accents. */
export const hasWords = (text: SQLWrapper, typed: string): SQL | undefined =>
  and(...searchedWords(typed).map((word) => sql`strpos(${plain(text)}, ${word}) > 0`));
