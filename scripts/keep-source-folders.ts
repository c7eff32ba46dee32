import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets modules in a bundle find the files beside their sources (texts, brands, migrations): `import.meta.dirname` and
 * `import.meta.url` keep the values of each source.
 */
export function keepSourceFolders(): Plugin {
  let output = '';
  const pathText = (file: string): string => JSON.stringify(relative(output, file).replaceAll('\\', '/'));
  return {
    name: 'keep-source-folders',
    configResolved({ root, build }) {
      output = `${root}/${build.outDir}`;
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const changed = code.replaceAll(/import\.meta\.(dirname|url)\b/g, (_, name) =>
        name === 'url'
          ? `new URL(${pathText(id)}, import.meta.url).href`
          : `process.getBuiltinModule('node:url').fileURLToPath(new URL(${pathText(dirname(id))}, import.meta.url))`,
      );
      return { code: changed, map: null };
    },
  };
}
