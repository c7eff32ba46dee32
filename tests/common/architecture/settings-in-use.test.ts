import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modulesBelow } from '#scripts/lib/imports.ts';
import { defaultNumbers } from '#server/platform/settings/number-settings.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What says which settings there are, and what only shows all of them, uses none. */
const isAboutAll = (file: string): boolean =>
  file.startsWith('server/platform/settings/') ||
  file.startsWith('server/platform/system-configuration/') ||
  file.startsWith('server/desk/settings/') ||
  file.includes('/model/') ||
  file === 'src/runtime/replay-ticket/kept.ts';

const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
const modules = modulesBelow('rules', 'machines', 'src', 'server')
  .map(({ file }) => file)
  .filter((file) => !isAboutAll(file))
  .map((file) => ({ file, code: withoutComments(textOf(file)) }));

/** The server's own modules of the settings, which read what they answer for. */
const settingsModules = ['isic-terms', 'operator-currency', 'sold-tax', 'create-settings']
  .map((name) => `server/platform/settings/${name}.ts`)
  .map((file) => ({ file, code: withoutComments(textOf(file)) }));

/** Flags have names that other things have as well: only modules that know of the configuration count. */
const knowsFlags = (code: string): boolean => /configuration|flags/i.test(code);

const placesOf = (name: string): string[] => {
  const word = new RegExp(`\\b${name}\\b`);
  const isFlag = Object.hasOwn(defaultFlags, name);
  return [...modules, ...settingsModules]
    .filter(({ code }) => word.test(code) && (!isFlag || knowsFlags(code)))
    .map(({ file }) => file)
    .toSorted();
};

const settings = [...Object.keys(defaultFlags), ...Object.keys(defaultNumbers)].map((name) => ({
  name,
  places: placesOf(name),
}));

const [, section = ''] = textOf('docs/requirements.md').split('\n## Answered to other applications\n');
const [table = ''] = section.split('\n## ');
const answered = [...table.matchAll(/^\| (`.+?) +\|/gm)]
  .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  .toSorted();

describe('a setting', () => {
  test('that no code reads is on the list of what is answered to other applications, and only such a one', () => {
    const unread = settings.filter(({ places }) => places.length === 0).map(({ name }) => name);
    expect(unread.toSorted()).toEqual(answered);
  });

  test('is read where the list of readers says', async () => {
    const lines = settings.map(({ name, places }) => `${name}: ${places.join(', ') || 'other applications'}`);
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('pinned/setting-readers.txt');
  });
});
