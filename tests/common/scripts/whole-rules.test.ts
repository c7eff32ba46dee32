import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { droppedRules } from '#scripts/whole-rules.ts';

const root = join(import.meta.dirname, '../../..');

it.each([
  ['a:focus-visible,b:has(:focus-visible){top:0}', 'a:focus-visible,b:has(:focus-visible)'],
  ['@media print{a,b:not(:has(p)){top:0}}', 'a,b:not(:has(p))'],
])('old browsers drop the whole rule in %s', (css, rule) => {
  expect(droppedRules(css)).toEqual([rule]);
});

it.each([
  'a{top:0}b:has(p){top:0}',
  'a:has(p),b:has(p){top:0}',
  'a,b:is(:hover,:has(p)){top:0}',
  '@keyframes k{from,to{top:0}}',
])('old browsers drop no known selector in %s', (css) => {
  expect(droppedRules(css)).toEqual([]);
});

it('no style sheet in src has a rule that old browsers drop as a whole', () => {
  const files = globSync('src/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((file) => droppedRules(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
