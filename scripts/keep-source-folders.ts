import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Modules that read files beside their source (texts, brands, migrations) find them from a bundle as well: it has
 * `import.meta.dirname` and `import.meta.url` of each source.
 */
export function keepSourceFolders(): Plugin {
  let output = '';
  const from = (file: string): string => JSON.stringify(relative(output, file).replaceAll('\\', '/'));
  return {
    name: 'keep-source-folders',
    configResolved({ root, build }) {
      output = `${root}/${build.outDir}`;
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const changed = code.replaceAll(/import\.meta\.(dirname|url)\b/g, (_, name) =>
        name === 'url'
          ? `new URL(${from(id)}, import.meta.url).href`
          : `process.getBuiltinModule('node:url').fileURLToPath(new URL(${from(dirname(id))}, import.meta.url))`,
      );
      return { code: changed, map: null };
    },
  };
}
