import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/vite-plugin.ts';
import { compileHint } from './scripts/compile-hint.ts';
import { criticalCss } from './scripts/critical-css.ts';
import { errorReporting } from './scripts/error-reporting.ts';
import { filesBehindLogin } from './scripts/files-behind-login.ts';
import { importWhenFetched } from './scripts/import-when-fetched.ts';
import { knownLocales } from './scripts/known-locales.ts';
import { selfContainedPage } from './scripts/self-contained-page.ts';
import { makesSourceMaps, separateSourceMaps } from './scripts/source-maps.ts';
import { staticStyles } from './scripts/static-styles.ts';
import { stripDefinitions } from './scripts/strip-definitions.ts';
import { buildTarget } from './scripts/supported-browsers.ts';
import { wholeRules } from './scripts/whole-rules.ts';
import { withoutParser } from './scripts/without-parser.ts';

/**
 * The page has one small script. The shop has React and the start, each of which is started in its own task, the common
 * code of the pages behind log-in, the additional code of the account page, and the code of cart and orders. More files
 * would compress worse and cost more requests. Code that two of them need is in the first of them, so that the account
 * page does not fetch cart and orders.
 */
const files = [
  { name: 'page', tags: ['$initial' as const] },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'first', test: /src\/app\/start\.tsx$/ },
  { name: 'pages', test: /src\/app\/(router\/pages\.tsx|customer-machines\.ts)$/ },
  { name: 'account', test: /src\/features\/account\/.*(user-account-screen|upcoming-changes-section)\.tsx$/ },
  { name: 'purchase', test: /src\/features\/purchase\/(cart\/shopping-cart|order-list\/order-list)-screen\.tsx$/ },
].map((file, index, all) => ({ ...file, priority: all.length - index }));

const alwaysBehind = [
  '/src/app/start.tsx',
  '/src/app/router/pages.tsx',
  '/src/app/customer-machines.ts',
  '/src/api/client.ts',
  '/src/i18n/bundled.ts',
];

/** The pages with which visits of logged-in customers often begin; the keys are their paths. */
const oftenFirst = {
  '/app/user-account': '/src/features/account/user-account/user-account-screen.tsx',
  '/app/shopping-cart': '/src/features/purchase/cart/shopping-cart-screen.tsx',
  '/app/order-list': '/src/features/purchase/order-list/order-list-screen.tsx',
};

const backEnd = 'http://localhost:4000';

/** Builds the client; with `--ssr`, builds the renderer of the log-in page for the server (docs/decisions/0007). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    messagesPlugin(),
    withoutParser(),
    importWhenFetched(),
    staticStyles(),
    criticalCss('/src/app/start.tsx'),
    selfContainedPage(),
    filesBehindLogin(alwaysBehind, oftenFirst),
    stripDefinitions(),
    knownLocales(),
    wholeRules(),
    errorReporting(),
    separateSourceMaps(),
    compileHint(['react', 'first', 'pages', 'account', 'purchase']),
  ],
  resolve: {
    alias: [
      { find: 'styled-system', replacement: fileURLToPath(new URL('./styled-system', import.meta.url)) },
      // The shim replaces a hook of React for old versions of React, which the shop does not use.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // On the server, only the renderer uses React, so the renderer contains React, built for production.
  ...(isSsrBuild === true && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: isSsrBuild === true ? 'dist/prerendered' : 'dist/client',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: buildTarget(),
    sourcemap: isSsrBuild !== true && makesSourceMaps() && 'hidden',
    rolldownOptions: {
      // After a new build, the server loads only this file again, so the renderer of the log-in page must be one file.
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
      // These pages are built separately, and the back end serves them.
      '/app/pass': backEnd,
      '/pass': backEnd,
      '/verify-pass': backEnd,
      '/.well-known': backEnd,
    },
  },
}));
