import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const first = resolve('src/features/card-application/card-application/card-application.actors.ts');

/** The modules of the wizard's actors: the first one, and those that it imports. */
function actorModules(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(path, 'utf8');
  found.set(path, text);
  for (const [, module = ''] of text.matchAll(/from '(\.[^']*\.actors\.ts)'/g)) {
    actorModules(resolve(dirname(path), module), found);
  }
  return found;
}

/** The names of all calls that the wizard can make, as its actors write them. */
export function wizardCalls(): string[] {
  const texts = [...actorModules(first).values()];
  const names = texts.flatMap((text) => [...text.matchAll(/\.call\(\s*(\w+)/g)].map(([, name = '']) => name));
  return [...new Set(names)].toSorted();
}
