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
/** Those that change what modules share: the page, or the stores and the clock of the client. */
const ofPages = [ofClient, ...globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter(hasPage)];
/** Those of them that replace what a page in a context of its own does not let go, or does not have. */
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
    // By itself it leaves one of two cores idle.
    maxWorkers: '100%',
    // Only a test that hangs takes longer, even on a machine that does much else: speed is a matter of the benchmarks.
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
          // They have no page and share nothing: a worker loads the modules once for all its files.
          isolate: false,
        },
      },
      {
        extends: true,
        // A page for each file in a context of its own takes a fraction of the time of a page in a worker of its own.
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
          // After the tests of the machines, whose graphs they read.
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
          // Each file has a server and a database of its own; the server's modules are loaded once a worker.
          isolate: false,
          // Some wait for servers that start again, or for calls that are slow on purpose.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          globalSetup: 'tests/common/server/support/run-cluster.ts',
          setupFiles: 'tests/common/server/support/use-cheap-hashes.ts',
          // A database and a server take long to start on a busy machine; some tests start one of their own.
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
