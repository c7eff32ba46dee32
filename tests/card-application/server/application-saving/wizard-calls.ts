import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const first = resolve('src/features/card-application/card-application/card-application.actors.ts');

/** The modules of the wizard's actors: the first module, and the modules that it imports. */
function actorModules(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, 'utf8');
  found.set(path, text);
  for (const [, module = ''] of text.matchAll(/from '(\.[^']*\.actors\.ts)'/g)) {
    actorModules(resolve(dirname(path), module), found);
  }
  return found;
}

/** The names of all calls that the wizard can make, found in the source of its actors. */
export function wizardCalls(): string[] {
  const texts = [...actorModules(first).values()];
  const names = texts.flatMap((text) => [...text.matchAll(/\.call\(\s*(\w+)/g)].map(([, name = '']) => name));
  return [...new Set(names)].toSorted();
}
