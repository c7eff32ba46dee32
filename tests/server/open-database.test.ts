import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseName } from '../../server/db/database-name.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { StartError } from '../../server/errors/start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'linka-folder-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['is a file', file],
  ['is below a file', join(file, 'data')],
])('a folder that %s is told by its variable', async (_, dataDirectory) => {
  const opened = openDatabase({ databaseUrl: undefined, dataDirectory });
  await expect(opened).rejects.toThrow(StartError);
  await expect(opened).rejects.toThrow(`The folder ${dataDirectory} (LINKA_DATA) cannot be used`);
});

it.each([
  [undefined, 'The database in .data (LINKA_DATA)'],
  ['postgres://db/shop', 'The PostgreSQL database at db (DATABASE_URL)'],
  ['postgresql://me:p@ss/word@db:5433/shop?sslmode=require', 'The PostgreSQL database at db:5433 (DATABASE_URL)'],
  ['postgres://me@/shop?host=/run/postgresql', 'The PostgreSQL database at  (DATABASE_URL)'],
])('the database of %s is named without its password', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDirectory: '.data' })).toBe(name);
});
