import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { casesOf } from '#scripts/new-flow/flow-names.ts';
import { nextSteps } from '#scripts/new-flow/next-steps.ts';
import { writeFlow } from '#scripts/new-flow/write-flow.ts';

const project = join(import.meta.dirname, '..', '..', '..');
const { imports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};
const folders = ['src/features/settings', 'src/features/account/card-actions', 'src/common'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-flow-'));
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const pathsOf = async (argument: string) =>
  (await writeFlow(root, [argument])).files.map(({ path }) => path).toSorted();
/** Path aliases of the project, such as `#rules/…`, for generated files in another folder, which has no aliases. */
const pathsIn = (...roots: readonly string[]) => ({
  'styled-system/*': [join(project, 'styled-system/*')],
  ...Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, roots.map((one) => join(one, path))])),
});
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

describe('a new flow', () => {
  it('has all its files', async () => {
    const paths = await pathsOf('settings/tariff-reminder');
    expect(paths).toEqual([
      'contract/endpoints/tariff-reminder.ts',
      'e2e/settings/flows/tariff-reminder.spec.ts',
      'e2e/settings/pages/tariff-reminder.page.ts',
      'machines/settings/tariff-reminder/model/tariff-reminder.model.ts',
      'machines/settings/tariff-reminder/tariff-reminder.machine.ts',
      'machines/settings/tariff-reminder/tariff-reminder.types.ts',
      'machines/settings/tariff-reminder/tariff-reminder.view.ts',
      ...locales.map((locale) => `messages/${locale}/tariff-reminder.json`).toSorted(),
      'src/features/settings/tariff-reminder/tariff-reminder-screen.tsx',
      'src/features/settings/tariff-reminder/tariff-reminder-view.tsx',
      'src/features/settings/tariff-reminder/tariff-reminder.actors.ts',
      'tests/settings/features/tariff-reminder.actors.test.ts',
      'tests/settings/machines/tariff-reminder.test.ts',
      'tests/settings/views/tariff-reminder.gestures.tsx',
      'tests/settings/views/tariff-reminder.test.tsx',
    ]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('is written into the requested folder, and its tests into the folder of the feature', async () => {
    expect(await pathsOf('account/card-actions/parking')).toEqual(
      expect.arrayContaining([
        'src/features/account/card-actions/parking/parking-view.tsx',
        'tests/account/features/parking.actors.test.ts',
        'tests/account/views/parking.test.tsx',
      ]),
    );
    expect(await pathsOf('common/survey')).toEqual(
      expect.arrayContaining([
        'src/common/survey/survey-view.tsx',
        'tests/common/src/common/survey.actors.test.ts',
        'tests/common/views/survey.test.tsx',
      ]),
    );
  });

  it('contains its own name in each notation instead of the template’s name', async () => {
    expect(casesOf('e-wallet-2')).toEqual({
      kebab: 'e-wallet-2',
      camel: 'eWallet2',
      pascal: 'EWallet2',
      sentence: 'E wallet 2',
    });
    const { files } = await writeFlow(root, ['settings/tariff-reminder']);
    expect(files.filter(({ path, text }) => /sample/i.test(path + text))).toEqual([]);
    expect(textOf('machines/settings/tariff-reminder/tariff-reminder.machine.ts')).toContain("id: 'tariffReminder'");
    expect(textOf('src/features/settings/tariff-reminder/tariff-reminder-screen.tsx')).toContain(
      'export function TariffReminderScreen()',
    );
    expect(textOf('messages/pl/tariff-reminder.json')).toContain('"tariffReminder.title": "FILL IN: Tariff reminder"');
  });

  it('contains FILL IN in every file except the test that only runs the model', async () => {
    const { files } = await writeFlow(root, ['settings/tariff-reminder']);
    const unmarked = files.filter(({ text }) => !text.includes('FILL IN')).map(({ path }) => path);
    expect(unmarked).toEqual(['tests/settings/machines/tariff-reminder.test.ts']);
  });

  it('compiles, also in a deeper folder', { timeout: 300_000 }, async () => {
    await writeFlow(root, ['account/card-actions/parking']);
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
    const config = {
      extends: join(project, 'tsconfig.json'),
      compilerOptions: { rootDirs: [project, root], paths: pathsIn(project, root) },
      include: ['*/**/*', join(project, 'tests/common/views/support/*.d.ts')],
      exclude: ['node_modules'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    // In the project, the new file of texts gets a line in `messages/keys/message-key.ts`.
    writeFileSync(
      join(root, 'messages', 'message-keys.d.ts'),
      `import type texts from './cs/parking.json';
      type NewTexts = typeof texts;
      declare module '#messages/keys/message-key.ts' { interface Texts extends NewTexts {} }`,
    );
    const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(spawnSync(process.execPath, [compiler, '-p', root], { encoding: 'utf8' }).stdout).toBe('');
  });

  it('has next steps that name only existing files', async () => {
    const { request } = await writeFlow(root, ['account/card-actions/parking']);
    const named = nextSteps(request).matchAll(/(?<![\w/])[\w.-]+\/[\w./*-]*[\w/]/g);
    const missing = [...named]
      .map(([path]) => path)
      .filter((path) => [root, project].every((cwd) => globSync(path, { cwd }).length === 0));
    expect(missing).toEqual([]);
  });
});

describe('a request for a flow that cannot be created', () => {
  const filesBelow = () => globSync('**/*.*', { cwd: root });

  it.each([
    [[], 'Exactly one argument is needed.'],
    [['settings/one', 'settings/two'], 'Exactly one argument is needed.'],
    [['tariff-reminder'], '"tariff-reminder" names no folder before the name of the flow.'],
    [['settings/tariffReminder'], '"tariffReminder" is not in kebab-case'],
    [['settings/tariff--reminder'], '"tariff--reminder" is not in kebab-case'],
    [['settings/'], '"" is not in kebab-case'],
    [['../settings/tariff-reminder'], '".." is not in kebab-case'],
    [['weather/tariff-reminder'], 'There is no folder src/features/weather.'],
    [['common/weather/tariff-reminder'], 'There is no folder src/common/weather.'],
  ])('with the arguments %j is refused: %s', async (args, message) => {
    await expect(writeFlow(root, args)).rejects.toThrow(message);
    expect(filesBelow()).toEqual([]);
  });

  it('is refused with the names of existing files, and overwrites no file', async () => {
    const existing = 'messages/sk/tariff-reminder.json';
    mkdirSync(dirname(join(root, existing)), { recursive: true });
    writeFileSync(join(root, existing), '{}');
    await expect(writeFlow(root, ['settings/tariff-reminder'])).rejects.toThrow(`exist already:\n  ${existing}`);
    expect(filesBelow()).toEqual([existing]);
    expect(textOf(existing)).toBe('{}');
  });
});
