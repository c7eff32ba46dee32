import type { Plugin } from 'vite';
import { pruneStyles } from './prune-styles.ts';

type Context = ThisParameterType<Extract<Plugin['transform'], (...parameters: never[]) => unknown>>;

/** The modules that come with the first page, by their ids, as the plugins have transformed them. */
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

/** The elements of every page, and that of icons, which a library makes. */
const always = ['html', 'body', 'svg'];

/** A name in quotes in one of our own modules may be an element that it makes. Libraries name all elements there are. */
function elementsIn(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const own = [...modules].filter(([id]) => !id.includes('/node_modules/')).map(([, code]) => code);
  const named = own.flatMap((code) => [...code.matchAll(/["'`]([a-z][a-z\d]*)["'`]|<([a-z][a-z\d]*)\b/g)]);
  return new Set([...always, ...named.map(([, quoted, written]) => quoted ?? written ?? '')]);
}

/**
 * `critical.css` keeps only what the modules that `entry` imports can use: the first page is styled by a third of the
 * style sheet. The pages behind bring the whole one, in which each rule stands again in its place, so that the order of
 * the rules is the same with both as with it alone. It looks for class names, so it needs `staticStyles`.
 */
export const criticalCss = (entry: string): Plugin => ({
  name: 'critical-css',
  apply: 'build',
  async transform(css, id) {
    if (!id.endsWith('/critical.css')) return undefined;
    const resolved = await this.resolve(entry);
    if (resolved === null) throw new Error(`there is no ${entry}`);
    const modules = await modulesFrom(this, resolved.id, new Map());
    return { code: pruneStyles(css, [...modules.values()].join('\n'), elementsIn(modules)), map: null };
  },
});
