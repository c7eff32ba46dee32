import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import { readLanguage } from '#messages/language.ts';
import type { Database } from './database.ts';
import { sql } from './orm.ts';
import { rowsOf } from './rows-of.ts';

/** The name of the collation by which texts in a language are sorted. */
export const alphabetName = (locale: Locale): string => `alphabet_${locale}`;

/** The collations of this schema with the names of alphabets. */
async function readAlphabets(database: Database): Promise<ReadonlySet<string>> {
  const found = await rowsOf<{ name: string }>(
    database,
    sql`select collname as name from pg_collation
      where collnamespace = current_schema()::regnamespace and collname in ${locales.map(alphabetName)}`,
  );
  return new Set(found.map(({ name }) => name));
}

/**
 * Creates the collation of each language that the database does not have yet (docs/decisions/0039). PostgreSQL accepts
 * no parameters in this statement.
 */
export async function createAlphabets(database: Database): Promise<void> {
  const existing = await readAlphabets(database);
  for (const locale of locales.filter((one) => !existing.has(alphabetName(one)))) {
    const rules = sql.raw(`'[numericOrdering on]${readLanguage(locale).alphabet.replaceAll("'", "''")}'`);
    const name = sql.identifier(alphabetName(locale));
    await database.execute(sql`create collation ${name} (provider = icu, locale = 'und', rules = ${rules})`);
  }
}
