import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseName } from '#server/platform/db/database-name.ts';
import { migrateBy } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'linka-folder-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['is a file', file],
  ['is below a file', join(file, 'data')],
])("the error for a folder that %s contains the name of the folder's variable", async (_, dataDirectory) => {
  const opened = openDatabase({ databaseUrl: undefined, dataDirectory });
  await expect(opened).rejects.toThrow(StartError);
  await expect(opened).rejects.toThrow(`The folder ${dataDirectory} (LINKA_DATA) cannot be used`);
});

it('the error for a new database that cannot be created contains the cause, and no partly created database is left', async () => {
  const dataDirectory = join(folder, 'new');
  mkdirSync(dataDirectory);
  symlinkSync(join(folder, 'missing'), join(dataDirectory, 'database'));
  const opened = openDatabase({ databaseUrl: undefined, dataDirectory });
  await expect(opened).rejects.toThrow(
    `The folder ${dataDirectory} (LINKA_DATA) cannot be used, since files cannot be read or written: ENOENT`,
  );
  expect(readdirSync(dataDirectory)).toEqual(['lock']);
});

it('the error for a failed migration contains its cause, and says that the database is unchanged', async () => {
  const failed = migrateBy(
    () => Promise.reject(new Error('Failed query', { cause: new Error('relation "fees" already exists') })),
    'The database in .data (LINKA_DATA)',
  );
  await expect(failed).rejects.toThrow(StartError);
  await expect(failed).rejects.toThrow(
    'The database in .data (LINKA_DATA) cannot be brought to this version, and is as it was before: relation "fees" already exists',
  );
});

it.each([
  [undefined, 'The database in .data (LINKA_DATA)'],
  ['postgres://db/shop', 'The PostgreSQL database at db (DATABASE_URL)'],
  ['postgresql://me:p@ss/word@db:5433/shop?sslmode=require', 'The PostgreSQL database at db:5433 (DATABASE_URL)'],
  ['postgres://me@/shop?host=/run/postgresql', 'The PostgreSQL database at  (DATABASE_URL)'],
])('the error for the database of %s does not contain its password', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDirectory: '.data' })).toBe(name);
});
