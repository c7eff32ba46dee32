import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** Finds code that takes 0 for an id that is missing. Such code calls or queries with the id 0. */
const takesZero = (code: string): boolean => /\b(?:id|\w+Id)\s*\?\?\s*0\b/.test(code);

/** The modules that still do so. */
const left = [
  'machines/card-application/application-draft/application-draft.machine.ts',
  'machines/card-application/application-save/application-save.machine.ts',
  'machines/card-application/bank-card-choice/bank-card-choice.machine.ts',
];

describe('an id that is missing', () => {
  it('is replaced by 0 only in the listed modules', () => {
    const modules = globSync('{contract,rules,machines,src,server}/**/*.{ts,tsx}', { cwd: root });
    const found = modules.filter((file) => takesZero(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(left);
  });

  it.each(['id: card?.id ?? 0', 'orderId ?? 0,', 'made[0]?.id\n  ?? 0'])('is found in %j', (code) => {
    expect(takesZero(code)).toBe(true);
  });

  it.each(['totalCount ?? 0', 'grid ?? 0'])('is not found in %j', (code) => {
    expect(takesZero(code)).toBe(false);
  });
});
