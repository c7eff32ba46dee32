import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testBegin } from './test-clock.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const ingredients = ['server/platform/db', 'server/reference-data/seeds', 'server/sandbox/seeds', 'rules'];

/** A hash of all sources of the seeded database. If it changes, the database is made again. */
export function seedFingerprint(): string {
  const hash = createHash('sha256').update(testBegin);
  hash.update(readFileSync(join(import.meta.dirname, 'seed-for-tests.ts')));
  for (const folder of ingredients) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}
