import { createInstance } from '#server/create-instance.ts';
import { listen } from '#server/listen.ts';
import { createLogger } from '#server/logger.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import type { Services } from '#server/platform/services/services.ts';
import { configurationFor } from './configuration-for.ts';
import { freePort } from './free-port.ts';
import { openSeededPglite } from './seeded-pglite.ts';
import { createSeededPostgres } from './seeded-postgres.ts';
import type { PostgresDatabase } from './seeded-postgres.ts';
import { TestClock } from './test-clock.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The database of the tests: PostgreSQL, which is faster, or PGlite with LINKA_TEST_DATABASE=pglite. */
export const databaseKind: DatabaseKind = process.env['LINKA_TEST_DATABASE'] === 'pglite' ? 'pglite' : 'postgres';

export interface TestServer {
  readonly url: string;
  readonly clock: TestClock;
  readonly services: Services;
  /** Method and pattern of every served address. */
  readonly addresses: readonly { readonly method: string; readonly path: string }[];
  readonly stop: () => Promise<void>;
}

export interface TestServerOptions {
  /** The kind of database, for tests that need a certain kind; tests of races need `postgres`. */
  readonly database?: DatabaseKind;
  /** A PostgreSQL database that is shared with another server, to test two instances. */
  readonly on?: PostgresDatabase;
  readonly clock?: TestClock;
  readonly configuration?: Partial<Configuration>;
  /** Receives the log lines, from level info. */
  readonly logTo?: (line: string) => void;
  /** False: no workers run. */
  readonly workers?: boolean;
}

async function openFor({ on, database = databaseKind }: TestServerOptions): Promise<OpenDatabase> {
  if (on !== undefined) return on.open();
  if (database === 'pglite') return openSeededPglite();
  const own = await createSeededPostgres();
  const opened = await own.open();
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await own.drop();
    },
  };
}

/** Starts a whole server on a free port with a newly seeded database. Its clock stands still until the test moves it. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { clock = new TestClock(), workers = true } = options;
  const opened = await openFor(options);
  const configuration = configurationFor(await freePort(), options.configuration ?? {});
  const { logTo } = options;
  const logger = logTo === undefined ? createLogger('silent') : createLogger('info', { write: logTo });
  const instance = await createInstance({ configuration, database: opened.database, clock, logger });
  const listening = await listen(instance.app, configuration.host, configuration.port);
  if (workers) instance.startWorkers();
  return {
    url: `http://${configuration.host}:${String(listening.port)}`,
    clock,
    services: instance.services,
    addresses: instance.app.routes.map(({ method, path }) => ({ method, path })),
    async stop() {
      instance.beginStop();
      await listening.close();
      await instance.stopWorkers();
      await opened.close();
    },
  };
}
