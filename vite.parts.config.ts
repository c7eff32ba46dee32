import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { staticStyles } from './scripts/static-styles.ts';
import { buildTarget } from './scripts/supported-browsers.ts';
import { wholeRules } from './scripts/whole-rules.ts';

/** Renames the built page to `index.html`, so that it is served at the address of its folder. */
const asIndex = (page: string): Plugin => ({
  name: 'as-index',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = bundle[page];
    if (built !== undefined) built.fileName = 'index.html';
  },
});

/**
 * Builds the page with the components of the design system, which the sandbox serves at `/ui/` (docs/design-system.md).
 */
export default defineConfig({
  base: '/ui/',
  plugins: [react({ jsxImportSource: '#jsx' }), staticStyles(), asIndex('ui.html'), wholeRules()],
  resolve: { alias: { 'styled-system': fileURLToPath(new URL('./styled-system', import.meta.url)) } },
  build: {
    outDir: 'dist/parts',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    target: buildTarget(),
    rolldownOptions: { input: 'ui.html' },
  },
});
