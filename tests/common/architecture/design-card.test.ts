import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleOf, modulesBelow } from '#scripts/lib/imports.ts';
import { comingLater, commands, designCard } from './design-card.ts';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8'),
) as { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const folders = [
  'contract',
  'rules',
  'machines',
  'formal',
  'messages',
  'src',
  'server',
  'tests',
  'e2e',
  'gallery',
  'bench',
  'scripts',
];
const files = ['panda.config.ts', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
const imported = new Set(
  [...modulesBelow(...folders), ...files.map((file) => moduleOf(file))].flatMap(({ imports }) =>
    imports.flatMap((one) => ('package' in one ? [one.package] : [])),
  ),
);
const isImported = (name: string): boolean =>
  [...imported].some((specifier) => specifier === name || specifier.startsWith(`${name}/`));

describe('the list of the packages that the owner has chosen', () => {
  it.each(designCard)('contains %s, which is a dependency and is imported', (name) => {
    expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(name);
    if (!commands.has(name)) expect(isImported(name)).toBe(true);
  });

  it.each(Object.keys(comingLater))('contains %s for later use; no module imports this package yet', (name) => {
    expect(isImported(name)).toBe(false);
  });
});
