import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The first thing that a file of a new flow leaves to be filled in, with its line, and how many more there are. */
function leftIn(file: string): readonly string[] {
  const left = [...textOf(file).split('\n').entries()].filter(([, line]) => line.includes('FILL IN'));
  const [[index, line] = [0, '']] = left;
  const more = left.length > 1 ? ` (and ${left.length - 1} more)` : '';
  return left.length === 0 ? [] : [`${file}:${index + 1} ${line.trim()}${more}`];
}

describe('what npm run new:flow has laid down', () => {
  it('is filled in', () => {
    const files = globSync('{contract,machines,src,messages,e2e,tests/{machines,views,src}}/**/*.{ts,tsx,json}', {
      cwd: root,
    });
    expect(files.toSorted().flatMap(leftIn)).toEqual([]);
  });

  it('is in the list of endpoints', () => {
    const list = textOf('contract/endpoints.ts');
    const files = globSync('contract/endpoints/*.ts', { cwd: root }).map((file) => basename(file));
    const missing = files.filter((file) => !list.includes(`'./endpoints/${file}'`));
    expect(missing.map((file) => `contract/endpoints.ts does not import endpoints/${file}`)).toEqual([]);
  });
});
