import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modulesBelow } from '#scripts/lib/imports.ts';
import { defaultNumbers } from '#server/platform/settings/number-settings.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Files that define the settings, or show or describe all of them, do not count as using them. */
const isAboutAll = (file: string): boolean =>
  file.startsWith('server/platform/settings/') ||
  file.startsWith('server/platform/system-configuration/') ||
  file.startsWith('server/desk/settings/') ||
  file.startsWith('server/platform/openapi/') ||
  file.includes('/model/') ||
  file === 'src/runtime/replay-ticket/kept.ts';

const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
const modules = modulesBelow('rules', 'machines', 'src', 'server')
  .map(({ file }) => file)
  .filter((file) => !isAboutAll(file))
  .map((file) => ({ file, code: withoutComments(textOf(file)) }));

/** The modules of the settings folder that use the values of settings. */
const settingsModules = ['isic-terms', 'operator-currency', 'sold-tax', 'create-settings']
  .map((name) => `server/platform/settings/${name}.ts`)
  .map((file) => ({ file, code: withoutComments(textOf(file)) }));

/** The names of flags are also used for other things, so only modules that mention the configuration or flags count. */
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
  test('is listed as "Answered to other applications" in the requirements exactly if no code reads it', () => {
    const unread = settings.filter(({ places }) => places.length === 0).map(({ name }) => name);
    expect(unread.toSorted()).toEqual(answered);
  });

  test('is read in exactly the modules of the pinned list', async () => {
    const lines = settings.map(({ name, places }) => `${name}: ${places.join(', ') || 'other applications'}`);
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('pinned/setting-readers.txt');
  });
});
