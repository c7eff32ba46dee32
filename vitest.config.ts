import react from '@vitejs/plugin-react';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isWholeSuite } from './formal/whole-suite.ts';
import { messagesPlugin } from './messages/vite-plugin.ts';
import { LongestFirst } from './tests/common/longest-first.ts';
import { writtenMessages } from './tests/common/views/support/written-messages.ts';

const root = import.meta.dirname;
const exclude = ['e2e/**', 'node_modules/**', ...(isWholeSuite ? [] : ['**/*.whole.test.ts'])];
const ofServer = 'tests/*/server/**/*.test.ts';
const ofViews = ['tests/*/views/**/*.test.{ts,tsx}', 'tests/common/ui/**/*.test.tsx'];

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const hasPage = (file: string): boolean => textOf(file).startsWith('// @vitest-environment jsdom');
/** The tests of the client without its views: calls, storage, texts. */
const ofClient = 'tests/{*/features,common/src}/**/*.test.{ts,tsx}';
/** Tests that change shared state of modules: the page, or the client's storage and clock. */
const ofPages = [ofClient, ...globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter(hasPage)];
/**
 * Tests that replace globals. A page in its own context does not have these globals, or does not let tests replace them.
 */
const ofReplacedPages = globSync(ofClient, { cwd: root }).filter((file) =>
  /stubGlobal\('(window|location)'|getEntriesByName/.test(textOf(file)),
);

/** Tests run in node; one that needs a page begins with `// @vitest-environment jsdom`. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '#jsx' }), messagesPlugin(), writtenMessages()],
  resolve: {
    alias: { 'styled-system': fileURLToPath(new URL('./styled-system', import.meta.url)) },
  },
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // By default, Vitest leaves one of two cores unused.
    maxWorkers: '100%',
    // Only a test that hangs takes longer, even on a busy machine: benchmarks check the speed.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ofServer, ...ofViews, ...ofPages],
          pool: 'threads',
          // These tests have no page and share no state: a worker loads the modules one time for all its files.
          isolate: false,
        },
      },
      {
        extends: true,
        // For each file, a page in its own context takes a fraction of the time of a page in its own worker.
        test: {
          name: 'pages',
          include: ofPages,
          exclude: [...exclude, ofServer, ...ofViews, ...ofReplacedPages],
          pool: 'vmThreads',
        },
      },
      { extends: true, test: { name: 'replaced pages', include: ofReplacedPages, exclude, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'views',
          include: ofViews,
          exclude,
          // These tests run after the tests of the machines, because they use the graphs that those tests explore.
          sequence: { groupOrder: 1 },
          pool: 'vmThreads',
          setupFiles: [
            'tests/common/views/support/wait-longer.ts',
            'tests/common/views/support/media.ts',
            'tests/common/views/support/scrolling.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [ofServer],
          exclude,
          // Each file has its own server and database; a worker loads the server's modules only one time.
          isolate: false,
          // Some tests wait for servers to start again, or for calls that are slow on purpose.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          globalSetup: 'tests/common/server/support/run-cluster.ts',
          setupFiles: 'tests/common/server/support/use-cheap-hashes.ts',
          // A database and a server take long to start on a busy machine, and some tests start their own.
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
