import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/vite-plugin.ts';
import { knownLocales } from './scripts/known-locales.ts';
import { staticStyles } from './scripts/static-styles.ts';
import { stripDefinitions } from './scripts/strip-definitions.ts';
import { buildTarget } from './scripts/supported-browsers.ts';
import { wholeRules } from './scripts/whole-rules.ts';
import { withoutParser } from './scripts/without-parser.ts';

/**
 * Builds the page of the pass, the page that checks passes, and the service worker that stores both
 * (docs/decisions/0031).
 */
export default defineConfig({
  base: '/pass/',
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    messagesPlugin(),
    withoutParser(),
    staticStyles(),
    stripDefinitions(),
    knownLocales(),
    wholeRules(),
  ],
  resolve: {
    alias: { 'styled-system': fileURLToPath(new URL('./styled-system', import.meta.url)) },
  },
  build: {
    outDir: 'dist/pass',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: buildTarget(),
    rolldownOptions: {
      input: { pass: 'pass.html', 'verify-pass': 'verify-pass.html', worker: 'src/app/pass/pass-worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
});
