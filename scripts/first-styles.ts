import type { Plugin } from 'vite';
import { pruneStyles } from './prune-styles.ts';

type Context = ThisParameterType<Extract<Plugin['transform'], (...parameters: never[]) => unknown>>;

/** The code of all modules that come with the first file, as the plugins before have transformed it. */
async function codeFrom(context: Context, id: string, seen: Set<string>): Promise<string> {
  if (seen.has(id) || id.endsWith('.css')) return '';
  seen.add(id);
  const { code, importedIds } = await context.load({ id, resolveDependencies: true });
  const others = await Promise.all(importedIds.map((imported) => codeFrom(context, imported, seen)));
  return [code ?? '', ...others].join('\n');
}

/**
 * `first.css` keeps only what the modules that `entry` imports can use: the first page is styled by a third of the style
 * sheet. The pages behind bring the whole one, in which each rule stands again in its place, so that the order of the
 * rules is the same with both as with it alone.
 */
export const firstStyles = (entry: string): Plugin => ({
  name: 'first-styles',
  apply: 'build',
  async transform(css, id) {
    if (!id.endsWith('/first.css')) return undefined;
    const resolved = await this.resolve(entry);
    if (resolved === null) throw new Error(`there is no ${entry}`);
    return { code: pruneStyles(css, await codeFrom(this, resolved.id, new Set())), map: null };
  },
});
