import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** Finds code that takes 0 for an id that is missing. Such code calls or queries with the id 0. */
const takesZero = (code: string): boolean => /\b(?:id|\w+Id)\s*\?\?\s*0\b/.test(code);

describe('an id that is missing', () => {
  it('is replaced by 0 nowhere', () => {
    const modules = globSync('{contract,rules,machines,src,server}/**/*.{ts,tsx}', { cwd: root });
    const found = modules.filter((file) => takesZero(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each(['id: card?.id ?? 0', 'orderId ?? 0,', 'made[0]?.id\n  ?? 0'])('is found in %j', (code) => {
    expect(takesZero(code)).toBe(true);
  });

  it.each(['totalCount ?? 0', 'grid ?? 0'])('is not found in %j', (code) => {
    expect(takesZero(code)).toBe(false);
  });
});
