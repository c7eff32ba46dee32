import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileOf } from '#scripts/lib/imports.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const staticImport = /(?:^|\n)import (?!type )(?:[^'";]*? from )?'([.#][^']+\.tsx?)'/g;

/**
 * The sources of a module and of all modules that it imports statically, directly or indirectly; the keys are their
 * paths.
 */
export function staticModules(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path)) return seen;
  const source = readFileSync(path, 'utf8');
  seen.set(path, source);
  for (const [, specifier = ''] of source.matchAll(staticImport)) {
    const file = fileOf(specifier, relative(root, path));
    if (file !== undefined) staticModules(join(root, file), seen);
  }
  return seen;
}
