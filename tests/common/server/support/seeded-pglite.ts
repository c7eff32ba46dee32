import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOnPglite } from '#server/platform/db/open-pglite.ts';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import { PreparingPglite } from '#server/platform/db/preparing-pglite.ts';
import { seedFingerprint } from './seed-fingerprint.ts';
import { seedForTests } from './seed-for-tests.ts';

const path = join(tmpdir(), `linka-test-seed-${seedFingerprint()}.tar`);

function keptDump(): Blob | undefined {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return undefined;
  }
}

async function makeDump(): Promise<Blob> {
  const client = new PreparingPglite();
  const opened = await openOnPglite(client);
  await seedForTests(opened);
  const dump = await client.dumpDataDir('none');
  await opened.close();
  const unfinished = `${path}.${String(process.pid)}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
  return dump;
}

/** A database in memory with the operator and the demo accounts, loaded from a dump that is made only one time. */
export async function openSeededPglite(): Promise<OpenDatabase> {
  return openOnPglite(new PreparingPglite({ loadDataDir: keptDump() ?? (await makeDump()) }));
}
