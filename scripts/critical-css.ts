import type { Plugin } from 'vite';
import { pruneStyles } from './prune-styles.ts';

type Context = ThisParameterType<Extract<Plugin['transform'], (...parameters: never[]) => unknown>>;

/**
 * Reads a module and all modules that it imports statically. Returns the code after all plugins; the keys are module
 * ids.
 */
async function modulesFrom(
  context: Context,
  id: string,
  seen: Map<string, string>,
): Promise<ReadonlyMap<string, string>> {
  if (seen.has(id) || id.endsWith('.css')) return seen;
  seen.set(id, '');
  const { code, importedIds } = await context.load({ id, resolveDependencies: true });
  seen.set(id, code ?? '');
  await Promise.all(importedIds.map((imported) => modulesFrom(context, imported, seen)));
  return seen;
}

/** The elements that every page has, and `svg`, which a library creates for icons. */
const alwaysUsed = ['html', 'body', 'svg'];

/**
 * The names of all elements that our own modules may create: every string literal that is a name counts. Libraries are
 * left out, because they contain the names of all elements.
 */
function elementsIn(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const own = [...modules].filter(([id]) => !id.includes('/node_modules/')).map(([, code]) => code);
  const named = own.flatMap((code) => [...code.matchAll(/["'`]([a-z][a-z\d]*)["'`]|<([a-z][a-z\d]*)\b/g)]);
  return new Set([...alwaysUsed, ...named.map(([, quoted, written]) => quoted ?? written ?? '')]);
}

/**
 * Removes from `critical.css` every rule that the modules imported by `entry` cannot use: the first page needs a third
 * of the style sheet. All other pages load the whole style sheet. The whole style sheet repeats the rules of the first
 * page in their places, so that the rules keep their order although both style sheets are loaded. This plugin searches
 * the modules for class names, so it needs `staticStyles`.
 */
export const criticalCss = (entry: string): Plugin => ({
  name: 'critical-css',
  apply: 'build',
  async transform(css, id) {
    if (!id.endsWith('/critical.css')) return undefined;
    const resolved = await this.resolve(entry);
    if (resolved === null) throw new Error(`expected a module ${entry}, but there is none`);
    const modules = await modulesFrom(this, resolved.id, new Map());
    return { code: pruneStyles(css, [...modules.values()].join('\n'), elementsIn(modules)), map: null };
  },
});
