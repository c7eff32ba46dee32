import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it('npm start builds the shop again after a change of any page or of the build configuration', () => {
  const start = readFileSync(join(root, 'scripts/start.mjs'), 'utf8');
  const lists = [...start.matchAll(/^const \w+ = \[([^\]]*)\];$/gm)].map(([, names = '']) => names).join();
  const listed = new Set([...lists.matchAll(/'([^']+)'/g)].map(([, name = '']) => name));
  const built = globSync(['*.html', 'vite.*.config.ts', 'vite.config.ts', 'panda.config.ts'], { cwd: root });
  expect(built.length).toBeGreaterThan(7);
  expect(built.filter((name) => !listed.has(name))).toEqual([]);
});
