import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testBegin } from './test-clock.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ingredients = ['server/db', 'server/seeds', 'rules'];

/** What the seeded database is made of; another one is made when any of it changes. */
export function seedFingerprint(): string {
  const hash = createHash('sha256').update(testBegin);
  for (const folder of ingredients) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}
