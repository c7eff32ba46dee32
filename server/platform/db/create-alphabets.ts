import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import { readLanguage } from '#messages/language.ts';
import type { Database } from './database.ts';
import { sql } from './orm.ts';

/** The name of the collation by which texts in a language are sorted. */
export const alphabetName = (locale: Locale): string => `alphabet_${locale}`;

/**
 * Creates the collation of each language that the database does not have yet (docs/decisions/0039). PostgreSQL accepts
 * no parameters in this statement.
 */
export async function createAlphabets(database: Database): Promise<void> {
  for (const locale of locales) {
    const rules = sql.raw(`'[numericOrdering on]${readLanguage(locale).alphabet.replaceAll("'", "''")}'`);
    const name = sql.identifier(alphabetName(locale));
    await database.execute(
      sql`create collation if not exists ${name} (provider = icu, locale = 'und', rules = ${rules})`,
    );
  }
}
