import { expect, test as base } from '@playwright/test';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { ServerOptions } from './server-options.ts';
import { startServer, type RunningServer } from './server.ts';
import { noteUnspecified } from './unspecified-calls.ts';

interface WorkerFixtures extends ServerOptions {
  /** The real server, one for each worker, on a database of its own. */
  readonly server: RunningServer;
}

interface TestFixtures {
  /** The tools of the sandbox. After each test the clock shows the time of the run, and changed settings have their defaults. */
  readonly sandbox: Sandbox;
}

/** Starts a server for the tests of a worker, and stops it after them. */
export async function withServer(
  environment: Readonly<Record<string, string>>,
  use: (server: RunningServer) => Promise<void>,
  database?: ServerOptions['database'],
): Promise<void> {
  const server = await startServer(environment, database);
  // All visitors of a worker have one address, which would soon reach the limit of requests.
  await createSandbox(server.url).settings({ REQUESTS_ALLOWED_PER_ADDRESS: 100_000 });
  await use(server);
  await server.stop();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  gateway: ['csob', { option: true, scope: 'worker' }],
  database: ['postgres', { option: true, scope: 'worker' }],
  backEnd: ['whole', { option: true, scope: 'worker' }],
  server: [
    ({ gateway, database, backEnd }, use) => {
      const extensions = backEnd === 'plain' ? 'none' : 'all';
      return withServer({ PAYMENT_GATEWAY: gateway, LINKA_EXTENSIONS: extensions }, use, database);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // A route may still handle a call when the test ends. The call can then no longer be answered, which would fail the
  // test.
  context: async ({ context, backEnd }, use) => {
    const unspecified = backEnd === 'plain' ? noteUnspecified(context) : [];
    await use(context);
    expect(unspecified).toEqual([]);
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ server }, use) => use(server.url),
  sandbox: async ({ server }, use) => {
    const sandbox = createSandbox(server.url);
    const changed = new Set<string>();
    await use({
      ...sandbox,
      settings: (changes) => {
        for (const name of Object.keys(changes)) changed.add(name);
        return sandbox.settings(changes);
      },
    });
    await sandbox.settings(Object.fromEntries([...changed].map((name) => [name, null])));
    await sandbox.resetClock();
  },
});

export { expect } from '@playwright/test';
