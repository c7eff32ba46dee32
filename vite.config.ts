import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/vite-plugin.ts';
import { firstStyles } from './scripts/first-styles.ts';
import { selfContainedPage } from './scripts/self-contained-page.ts';
import { leanDefinitions } from './scripts/lean-definitions.ts';
import { leanIntl } from './scripts/lean-intl.ts';
import { staticStyles } from './scripts/static-styles.ts';

const backEnd = 'http://localhost:4000';

/** The client; and with `--ssr` what renders its log-in page on the server (docs/decisions/0007). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    messagesPlugin(),
    staticStyles(),
    firstStyles('/src/main.tsx'),
    selfContainedPage(),
    leanDefinitions(),
    leanIntl(),
  ],
  resolve: {
    alias: [
      { find: 'styled-system', replacement: fileURLToPath(new URL('./styled-system', import.meta.url)) },
      // React itself has had this hook for long.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // Messages are compiled to their syntax tree beforehand, so the parser need not travel.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // Nothing on the server but the renderer itself uses React, so it brings its own, made for production.
  ...(isSsrBuild === true && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild === true ? 'dist/door' : 'dist/client',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      // What the first page needs comes in one file: it compresses better, and costs one request.
      ...(isSsrBuild !== true && { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } }),
    },
  },
  server: {
    proxy: { '/api': backEnd, '/sandbox': backEnd, '/flows': backEnd, '/payment-return': backEnd },
  },
}));
