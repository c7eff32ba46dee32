import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const staticImport = /(?:^|\n)import (?!type )(?:[^'";]*? from )?'(\.[^']+\.tsx?)'/g;

/** The source of a module and of all modules that it imports statically, directly or indirectly, by their paths. */
export function staticModules(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path)) return seen;
  const source = readFileSync(path, 'utf8');
  seen.set(path, source);
  for (const [, imported = ''] of source.matchAll(staticImport)) staticModules(join(dirname(path), imported), seen);
  return seen;
}
