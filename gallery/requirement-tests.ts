import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbersIn } from './requirements.ts';

/** The gallery's own tests name requirements only as examples. */
const examples = ['tests/common/gallery/**'];
const testFiles = ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'];

/** For each requirement number: the test files that name it, such as `e2e/purchase/flows/cart.spec.ts`. */
export function testsByRequirement(root: string): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const file of globSync(testFiles, { cwd: root, exclude: examples }).toSorted()) {
    for (const number of new Set(numbersIn(readFileSync(join(root, file), 'utf8')))) {
      named.set(number, [...(named.get(number) ?? []), file.replaceAll('\\', '/')]);
    }
  }
  return named;
}
