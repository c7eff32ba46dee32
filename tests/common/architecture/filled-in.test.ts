import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * The first line of a file that contains FILL IN, and the number of further such lines; an empty list if the file has no
 * such line.
 */
function fillInLines(file: string): readonly string[] {
  const left = [...textOf(file).split('\n').entries()].filter(([, line]) => line.includes('FILL IN'));
  const [[index, line] = [0, '']] = left;
  const more = left.length > 1 ? ` (and ${left.length - 1} more)` : '';
  return left.length === 0 ? [] : [`${file}:${index + 1} ${line.trim()}${more}`];
}

describe('the files that npm run new:flow has written', () => {
  it('do not contain FILL IN any more', () => {
    const files = globSync('{contract,machines,src,messages,e2e,tests/{machines,views,src}}/**/*.{ts,tsx,json}', {
      cwd: root,
    });
    expect(files.toSorted().flatMap(fillInLines)).toEqual([]);
  });

  it('are listed in contract/endpoints.ts if they are endpoints', () => {
    const list = textOf('contract/endpoints.ts');
    const files = globSync('contract/endpoints/*.ts', { cwd: root }).map((file) => basename(file));
    const missing = files.filter((file) => !list.includes(`'./endpoints/${file}'`));
    expect(missing.map((file) => `contract/endpoints.ts does not import endpoints/${file}`)).toEqual([]);
  });
});
