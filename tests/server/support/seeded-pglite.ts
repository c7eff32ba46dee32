import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overPglite } from '../../../server/db/open-database.ts';
import type { OpenDatabase } from '../../../server/db/open-database.ts';
import { PreparingPglite } from '../../../server/db/preparing-pglite.ts';
import { seedDatabase } from '../../../server/seed-database.ts';
import { testBegin, TestClock } from './test-clock.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ingredients = ['server/db', 'server/seeds', 'rules'];

/** What the seeded database is made of; another one is made when any of it changes. */
function fingerprint(): string {
  const hash = createHash('sha256').update(testBegin);
  for (const folder of ingredients) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const path = join(tmpdir(), `linka-test-seed-${fingerprint()}.tar`);

function keptDump(): Blob | undefined {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return undefined;
  }
}

async function makeDump(): Promise<Blob> {
  const client = new PreparingPglite();
  const opened = await overPglite(client);
  await seedDatabase(opened, new TestClock());
  const dump = await client.dumpDataDir('none');
  await opened.close();
  const unfinished = `${path}.${String(process.pid)}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
  return dump;
}

/** A database in memory with the operator and the demo accounts, from a dump that is made once. */
export async function openSeededPglite(): Promise<OpenDatabase> {
  return overPglite(new PreparingPglite({ loadDataDir: keptDump() ?? (await makeDump()) }));
}
