import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { endpoints } from '../contract/endpoints.ts';
import { createStandings } from './credentials/account-credentials.ts';
import { createTokens } from './credentials/tokens.ts';
import type { Clock } from './time/clock.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { Database } from './db/database.ts';
import { createGateways } from './gateways/create-gateways.ts';
import type { AppEnv } from './http/app-env.ts';
import { createApp } from './create-app.ts';
import { startHousekeeping } from './housekeeping.ts';
import { prepareMessages } from './public-data/messages.ts';
import { createMailer } from './mailer/create-mailer.ts';
import { startOutboxWorker } from './start-workers.ts';
import { startPaymentSweeper } from './payments/sweep-payments.ts';
import { routes } from './routes.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { Services } from './services/services.ts';
import { createSettings } from './settings/create-settings.ts';

/** One running server on a database: several may share one PostgreSQL. */
export interface Instance {
  readonly app: Hono<AppEnv>;
  readonly services: Services;
  /** Starts settling payments, delivering and tidying up. */
  readonly startWorkers: () => void;
  /** From now on not ready for more; what is under way may end. */
  readonly beginStop: () => void;
  readonly stopWorkers: () => Promise<void>;
}

interface InstanceParts {
  readonly configuration: Configuration;
  readonly database: Database;
  /** The real time; the sandbox moves it. */
  readonly clock: Clock;
  readonly logger: Logger;
}

async function createServices(parts: InstanceParts, wakeOutbox: () => void): Promise<Services> {
  const { configuration, database, logger } = parts;
  const sandbox = configuration.sandbox ? await createSandbox(database, parts.clock) : undefined;
  const clock = sandbox?.clock ?? parts.clock;
  return {
    configuration,
    database,
    clock,
    logger,
    settings: createSettings(configuration, logger),
    tokens: await createTokens(database, clock),
    standings: createStandings(database),
    gateways: await createGateways(configuration, database, clock),
    mailer: createMailer(configuration),
    sandbox,
    wakeOutbox,
  };
}

interface Worker {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Builds a server from its parts; nothing runs until it listens and its workers are started. */
export async function createInstance(parts: InstanceParts): Promise<Instance> {
  let outbox: Worker | undefined;
  let workers: readonly Worker[] = [];
  let stopping = false;
  const services = await createServices(parts, () => outbox?.wake());
  await prepareMessages();
  return {
    app: createApp({ routes, endpoints, services, isStopping: () => stopping }),
    services,
    startWorkers() {
      outbox = startOutboxWorker(services);
      workers = [outbox, startPaymentSweeper(services), startHousekeeping(services)];
    },
    beginStop() {
      stopping = true;
    },
    async stopWorkers() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
