import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';

const folder = join(import.meta.dirname, '../../../../messages');
const record = join(import.meta.dirname, 'reviewed-texts.json');
const read = (locale: string, file: string): string => readFileSync(join(folder, locale, file), 'utf8');

/** The digest of an area's texts together with the Czech texts that they translate. */
const digestOf = (locale: string, file: string): string =>
  createHash('sha256').update(read('cs', file)).update(read(locale, file)).digest('hex').slice(0, 16);

const digests = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      globSync(['*.json', 'language/example-names.json'], { cwd: join(folder, locale) })
        .toSorted()
        .map((file) => [file, digestOf(locale, file)]),
    ),
  ]),
);

if (process.env['UPDATE_REVIEWED'] === '1') writeFileSync(record, `${JSON.stringify(digests, undefined, 2)}\n`);

describe('the texts', () => {
  // No other test checks the meaning of the texts: if two texts are exchanged, only this test fails.
  it.each(locales)(
    'in %s have been compared with the Czech texts by a person; after a comparison of the changes: UPDATE_REVIEWED=1',
    (locale) => {
      const reviewed = JSON.parse(readFileSync(record, 'utf8')) as typeof digests;
      expect(digests[locale]).toEqual(reviewed[locale]);
    },
  );
});
