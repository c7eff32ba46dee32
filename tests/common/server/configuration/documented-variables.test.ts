import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createEnvironments } from './environments.ts';
import { variablesRead } from './variables-read.ts';

const root = join(import.meta.dirname, '../../../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const { complete, remove } = createEnvironments();
afterAll(remove);
const read = variablesRead(complete);

it('the table in README has exactly one row for each variable that the configuration reads, and no other rows', () => {
  const [, table = ''] = textOf('README.md').split('\n## Configuration\n');
  expect(namesIn(table, /^\| `([A-Z\d_]+)`/gm).toSorted()).toEqual(read);
});

it('no document mentions a variable of the shop that the code does not read', () => {
  const ofTests = globSync('{tests,e2e,formal,bench,scripts}/**/*.{ts,mjs}', { cwd: root }).flatMap((file) =>
    namesIn(textOf(file), /process\.env(?:\.|\[')(\w+)/g),
  );
  const known = new Set([...read, ...ofTests]);
  const documents = globSync('{*,docs/**/*}.md', { cwd: root });
  const named = documents.flatMap((file) => namesIn(textOf(file), /\b((?:LINKA|CSOB|GPWEBPAY)_[A-Z\d_]*[A-Z\d])\b/g));
  expect(new Set(named).size).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

it('the environment is read in one file only', () => {
  const readers = globSync('{server,rules,contract}/**/*.ts', { cwd: root }).filter((file) =>
    textOf(file).includes('process.env'),
  );
  expect(readers).toEqual(['server/main.ts']);
});
