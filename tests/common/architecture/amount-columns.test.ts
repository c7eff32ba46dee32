import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../../src');

/** The source code of all table columns that show an amount or a count. */
const columns = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => readFileSync(join(src, file), 'utf8').split(/(?=\{\s*id: '|\bcolumn\(')/u))
  .filter((code) => /^(?:\{\s*id:|column\()[^]*<Cell type="(?:price|number)"/u.test(code));

it('amounts and counts are aligned to the end of their column, so that they can be compared', () => {
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter((code) => !code.includes("'end'"))).toEqual([]);
});
