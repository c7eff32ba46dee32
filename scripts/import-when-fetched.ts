import type { Plugin } from 'vite';

const viteHelper = '\0vite/preload-helper.js';

/** Wraps each `import()` in `src/runtime/import-when-fetched.ts`, instead of Vite's own preloading. */
export const importWhenFetched = (): Plugin => ({
  name: 'import-when-fetched',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: { include: [/^\0vite\/preload-helper\.js$/] } },
    handler: (_, id) =>
      id === viteHelper
        ? "export { importWhenFetched as __vitePreload } from '/src/runtime/import-when-fetched.ts';"
        : null,
  },
});
