import { createInstance } from './create-instance.ts';
import type { Instance } from './create-instance.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { createLogger } from './logger.ts';
import { ConfigurationError } from './platform/configuration/configuration-error.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { databaseFault } from './platform/db/database-fault.ts';
import { isDatabaseAway } from './platform/db/is-database-away.ts';
import { openDatabase } from './platform/db/open-database.ts';
import type { OpenDatabase } from './platform/db/opened-database.ts';
import { StartError } from './platform/errors/start-error.ts';
import { systemClock } from './platform/time/clock.ts';
import { readEnvironment } from './read-environment.ts';
import { refuseSandbox, refuseShopDatabase } from './sandbox/seeds/sandbox-mark.ts';
import { seedDatabase } from './seed-database.ts';
import { welcome } from './welcome.ts';

interface Running {
  readonly opened: OpenDatabase;
  readonly instance: Instance;
  readonly listening: Listening;
}

async function prepareDatabase(opened: OpenDatabase, configuration: Configuration): Promise<void> {
  if (!configuration.sandbox) return opened.once(() => refuseSandbox(opened.database, configuration));
  await refuseShopDatabase(opened.database, configuration);
  await seedDatabase(opened, systemClock);
}

async function start(configuration: Configuration): Promise<Running> {
  const logger = createLogger(configuration.logLevel);
  const opened = await openDatabase(configuration);
  try {
    const { database } = opened;
    await prepareDatabase(opened, configuration);
    const instance = await createInstance({ configuration, database, clock: systemClock, logger });
    const listening = await listen(instance.app, configuration.host, configuration.port);
    instance.startWorkers();
    return { opened, instance, listening };
  } catch (error) {
    await opened.close();
    throw isDatabaseAway(error) ? databaseFault(configuration, error) : error;
  }
}

/** Stops accepting requests, waits for the running requests, then stops the workers and closes the database. */
async function stop({ opened, instance, listening }: Running): Promise<void> {
  instance.beginStop();
  await listening.close();
  await instance.stopWorkers();
  await opened.close();
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return `The environment cannot be used:\n${error.message}`;
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const configuration = readEnvironment(process.env);
  const running = await start(configuration);
  process.stdout.write(welcome(configuration));
  let stopped: Promise<void> | undefined;
  const stopOnce = (): void => {
    stopped ??= stop(running);
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stopOnce);
  process.once('SIGINT', stopOnce);
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
});
