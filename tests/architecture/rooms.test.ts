import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What the files of a room may import: other rooms, and packages (`*` any; null-prototype packages by their start). */
const rooms: Readonly<
  Record<string, { readonly rooms: readonly string[]; readonly packages: readonly string[] | '*' }>
> = {
  contract: { rooms: [], packages: ['valibot'] },
  rules: { rooms: ['contract'], packages: ['luxon'] },
  machines: { rooms: ['contract', 'rules'], packages: ['xstate', 'valibot'] },
  messages: { rooms: [], packages: ['node:', '@formatjs/icu-messageformat-parser', 'vite'] },
  brands: { rooms: [], packages: [] },
  'src/ui': { rooms: ['brands'], packages: '*' },
  'src/api': { rooms: ['contract', 'machines'], packages: ['valibot'] },
  'src/i18n': { rooms: ['contract', 'src/actors'], packages: '*' },
  'src/actors': { rooms: ['contract', 'rules', 'machines', 'src/api', 'src/i18n'], packages: ['xstate', 'valibot'] },
  src: { rooms: ['contract', 'rules', 'machines', 'brands'], packages: '*' },
  server: { rooms: ['contract', 'rules', 'messages', 'brands'], packages: '*' },
};

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms)
    .toSorted((one, other) => other.length - one.length)
    .find((room) => file.startsWith(`${room}/`));

const importPattern =
  /(?:^|\n)\s*(?:import|export)[^'"`;]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );

const isAllowedPackage = (allowed: readonly string[] | '*', name: string): boolean =>
  allowed === '*' || allowed.some((start) => name === start || name.startsWith(`${start}/`) || name.startsWith(start));

function problemsOf(file: string): string[] {
  const room = roomOf(file);
  const allowed = room === undefined ? undefined : rooms[room];
  if (room === undefined || allowed === undefined) return [];
  return importsOf(file).flatMap((imported) => {
    if (!imported.startsWith('.')) {
      return isAllowedPackage(allowed.packages, imported) ? [] : [`${file} must not import the package ${imported}`];
    }
    if (imported.endsWith('.css')) return [];
    const target = relative(root, join(root, dirname(file), imported));
    const targetRoom = roomOf(target);
    const isInside = targetRoom === room || (room === 'src' && targetRoom?.startsWith('src') === true);
    if (targetRoom === undefined || isInside || allowed.rooms.includes(targetRoom)) return [];
    return [`${file} (${room}) must not import ${target} (${targetRoom})`];
  });
}

const files = globSync('{contract,rules,machines,messages,brands,src,server}/**/*.{ts,tsx}', { cwd: root });

describe('the rooms', () => {
  it('are looked at', () => expect(files.length).toBeGreaterThan(100));

  it('depend on one another one way only', () => expect(files.flatMap(problemsOf)).toEqual([]));

  it('have files of at most 400 lines', () => {
    const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length;
    expect(files.filter((file) => lines(file) > 401)).toEqual([]);
  });

  it('take the time from the clock', () => {
    const askers = /Date\.now\(\)|new Date\(\)|DateTime\.(now|local|utc)\(\)|Math\.random\(\)/;
    const clocks = ['server/clock.ts', 'src/actors/waking.ts'];
    expect(files.filter((file) => askers.test(readFileSync(join(root, file), 'utf8')))).toEqual(clocks);
  });
});
