import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVisitorMessages } from '../../messages/compile.ts';

const staticImport = /(?:^|\n)import (?!type )(?:[^'";]*? from )?'(\.[^']+\.tsx?)'/g;
const router = /(?:^|\n)import (?!type )[^;]*from '@tanstack\//;
const textKey = /(?:\bid=|\bid: |messageId: |usePageTitle\(|labelId=|text\()["']([\w.-]+\.[\w.-]+)["']/g;

/** The modules of the first page: those that `start.tsx` imports directly or indirectly, without lazy imports. */
function firstModules(path: string, seen: Map<string, string>): Map<string, string> {
  if (seen.has(path)) return seen;
  const source = readFileSync(path, 'utf8');
  seen.set(path, source);
  for (const [, imported = ''] of source.matchAll(staticImport)) firstModules(join(dirname(path), imported), seen);
  return seen;
}

const modules = firstModules(join(import.meta.dirname, '..', '..', 'src', 'app', 'start.tsx'), new Map());
const visitorTexts = readVisitorMessages('cs');

describe('the texts before log-in', () => {
  it('are those of the modules of the first page', () => {
    const keys = [...modules.values()].flatMap((source) => [...source.matchAll(textKey)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(15);
    expect([...new Set(keys)].filter((key) => !(key in visitorTexts))).toEqual([]);
  });

  it('belong to modules without the router, which is loaded with the other pages', () => {
    expect([...modules].filter(([, source]) => router.test(source))).toEqual([]);
  });
});
