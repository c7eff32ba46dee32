// Runs the tests that a change against main can break (npm run test:changed): format, lint, types, the tests that import
// a changed file or call an endpoint that it serves, and the browser tests of its flows. Other effects are found only by
// npm test.
import { existsSync } from 'node:fs';
import { findChromium } from '../lib/chromium.mjs';
import { modulesBelow } from '../lib/imports.ts';
import { run } from '../lib/run.mjs';
import { affectedBy } from './affected.ts';
import { changedFiles } from './changed-files.ts';

const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);

const changed = changedFiles();
if (changed.length === 0) {
  console.log('Nothing differs from main.');
  process.exit(0);
}
const modules = modulesBelow(
  'contract',
  'rules',
  'machines',
  'formal',
  'src',
  'server',
  'messages',
  'brands',
  'gallery',
  'scripts',
  'tests',
  'e2e',
);
const { tests, specs } = affectedBy(modules, changed);
const present = changed.filter((file) => existsSync(file) && isCode(file));
const hasTexts = changed.some((file) => file.startsWith('messages/'));
console.log(
  `${changed.length} changed files: ${tests.length} files of tests, the browser paths of ${specs.length} flows`,
);

const commands: (readonly [string, ...(readonly string[])])[] = [
  ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed.filter((file) => existsSync(file))],
  ...(present.length === 0 ? [] : [['oxlint', '--type-aware', '--deny-warnings', ...present] as const]),
  ['tsc', '-p', 'tsconfig.json'],
  ['vitest', 'run', 'tests/common/architecture', ...tests],
  // The pages get texts from a plug-in, so no import shows this dependency.
  ...(hasTexts ? [['vitest', 'run', 'tests/common/src/i18n', '/views/'] as const] : []),
];
if (specs.length > 0) {
  process.env['CHROMIUM_PATH'] = await findChromium();
  commands.push(['node', 'scripts/build.mjs'], ['playwright', 'test', '--project=desktop', ...specs]);
}
const failed: string[] = [];
for (const [command, ...args] of commands) {
  const name = [command, ...args.slice(0, 2)].join(' ');
  console.log(`\n== ${name}`);
  // Only the whole suite runs most flows in a browser.
  const env = command === 'playwright' ? { LINKA_WHOLE_SUITE: '1' } : {};
  if ((await run(command, args, { env })) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nall passed' : `\nfailed: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);
