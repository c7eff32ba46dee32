import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/vite-plugin.ts';
import { compileHint } from './scripts/compile-hint.ts';
import { criticalCss } from './scripts/critical-css.ts';
import { errorReporting } from './scripts/error-reporting.ts';
import { filesBehind } from './scripts/files-behind.ts';
import { importWhenFetched } from './scripts/import-when-fetched.ts';
import { knownLocales } from './scripts/known-locales.ts';
import { selfContainedPage } from './scripts/self-contained-page.ts';
import { areMapsWanted, mapsApart } from './scripts/source-maps.ts';
import { staticStyles } from './scripts/static-styles.ts';
import { stripDefinitions } from './scripts/strip-definitions.ts';
import { buildTarget } from './scripts/supported-browsers.ts';
import { wholeRules } from './scripts/whole-rules.ts';

/**
 * What the first page needs comes in two files, React and the rest: each sets up in a task of its own. What the pages
 * behind it have in common comes in one more, what the account page needs besides in another, and what cart and orders
 * need in a third. More files would compress worse and cost more requests.
 */
const files = [
  { name: 'react', tags: ['$initial' as const], priority: 2 },
  { name: 'first', test: /src\/app\/start\.tsx$/, priority: 1 },
  { name: 'pages', test: /src\/app\/(router\/pages\.tsx|customer-machines\.ts)$/, priority: 1 },
  { name: 'account', test: /src\/features\/account\/user-account\/user-account-screen\.tsx$/ },
  { name: 'purchase', test: /src\/features\/purchase\/(cart\/shopping-cart|order-list\/order-list)-screen\.tsx$/ },
];

const alwaysBehind = ['/src/app/router/pages.tsx', '/src/app/customer-machines.ts', '/src/api/client.ts'];

/** The pages that visits of logged-in customers often begin with, by their paths. */
const oftenFirst = {
  '/app/user-account': '/src/features/account/user-account/user-account-screen.tsx',
  '/app/shopping-cart': '/src/features/purchase/cart/shopping-cart-screen.tsx',
  '/app/order-list': '/src/features/purchase/order-list/order-list-screen.tsx',
};

const backEnd = 'http://localhost:4000';

/** The client; and with `--ssr` what renders its log-in page on the server (docs/decisions/0007). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    messagesPlugin(),
    importWhenFetched(),
    staticStyles(),
    criticalCss('/src/app/start.tsx'),
    selfContainedPage('first'),
    filesBehind(alwaysBehind, oftenFirst),
    stripDefinitions(),
    knownLocales(),
    wholeRules(),
    errorReporting(),
    mapsApart(),
    compileHint(['first', 'pages', 'account', 'purchase']),
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
    outDir: isSsrBuild === true ? 'dist/prerendered' : 'dist/client',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: buildTarget(),
    sourcemap: isSsrBuild !== true && areMapsWanted() && 'hidden',
    rolldownOptions: {
      // The server asks anew for a file that was built anew, so what renders log-in is in one.
      output: { codeSplitting: isSsrBuild === true ? false : { groups: files } },
    },
  },
  server: {
    proxy: {
      '/api': backEnd,
      '/sandbox': backEnd,
      '/flows': backEnd,
      '/payment-return': backEnd,
      '/unsubscribe-notifications': backEnd,
      // Built pages of their own.
      '/app/pass': backEnd,
      '/pass': backEnd,
      '/verify-pass': backEnd,
      '/.well-known': backEnd,
    },
  },
}));
