import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const listed = [...textOf('docs/requirements.md').matchAll(/^- ([A-Z\d]+-\d+)\b/gm)].map(([, number = '']) => number);

describe('the numbered requirements', () => {
  it('have unique numbers', () => {
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
  });

  it('include every number that states and scenarios refer to', () => {
    const texts = globSync('machines/**/*.ts', { cwd: root }).map(textOf).join('\n');
    const named = [
      ...[...texts.matchAll(/requirements: \[([^\]]*)\]/g)].flatMap(
        ([, list = '']) => list.match(/[A-Z\d]+-\d+/g) ?? [],
      ),
      ...[...texts.matchAll(/^\s+['"]([A-Z\d]+-\d+): /gm)].map(([, number = '']) => number),
    ];
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((number) => !listed.includes(number))).toEqual([]);
  });
});
