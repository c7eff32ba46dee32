import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { endpoints } from '../contract/endpoints.ts';
import type { Configuration } from './configuration/configuration.ts';
import { createApp } from './create-app.ts';
import { createAccountCredentials } from './credentials/account-credentials.ts';
import { createCalendarTokens } from './credentials/calendar-tokens.ts';
import { createDeviceTokens } from './credentials/device-tokens.ts';
import { createPassSigner } from './credentials/pass-signer.ts';
import { createTokens } from './credentials/tokens.ts';
import { createUnsubscribeTokens } from './credentials/unsubscribe-tokens.ts';
import type { Database } from './db/database.ts';
import { secret } from './db/secret.ts';
import { createCipher } from './encryption/cipher.ts';
import { createFileStore } from './file-store/create-file-store.ts';
import { createGateways } from './gateways/create-gateways.ts';
import { createTokenizationGateway } from './gateways/tokenization/create-tokenization-gateway.ts';
import type { AppEnv } from './http/app-env.ts';
import { createIsicRegister } from './isic-register/create-isic-register.ts';
import { createMailer } from './mailer/create-mailer.ts';
import { createOldCardSystem } from './old-card-system/create-old-card-system.ts';
import { prepareMessages } from './public-data/messages.ts';
import { routes } from './routes.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { createScanner } from './scanner/create-scanner.ts';
import type { Services } from './services/services.ts';
import { createSettings } from './settings/create-settings.ts';
import { startWorkers } from './start-workers.ts';
import type { Workers } from './start-workers.ts';
import type { Clock } from './time/clock.ts';

/** One server on a database; several instances may share one PostgreSQL. */
export interface Instance {
  readonly app: Hono<AppEnv>;
  readonly services: Services;
  /** Starts the workers: they settle payments, process the outbox and delete old rows. */
  readonly startWorkers: () => void;
  /** From now on `/readyz` answers 503; calls that have begun may finish. */
  readonly beginStop: () => void;
  readonly stopWorkers: () => Promise<void>;
}

interface InstanceParts {
  readonly configuration: Configuration;
  readonly database: Database;
  /** The real time; the sandbox may move it. */
  readonly clock: Clock;
  readonly logger: Logger;
}

async function createServices(parts: InstanceParts, clock: Clock, wakeOutbox: () => void): Promise<Services> {
  const { configuration, database, logger } = parts;
  return {
    configuration,
    database,
    clock,
    logger,
    settings: createSettings(configuration, logger),
    tokens: await createTokens(database, clock),
    unsubscribeTokens: await createUnsubscribeTokens(database),
    calendarTokens: await createCalendarTokens(database),
    deviceTokens: await createDeviceTokens(database),
    credentials: createAccountCredentials(database),
    gateways: await createGateways(configuration, database, clock),
    tokenizationGateway: await createTokenizationGateway(configuration, database, clock),
    isicRegister: createIsicRegister(configuration),
    oldCardSystem: createOldCardSystem(configuration),
    mailer: createMailer(configuration),
    fileStore: createFileStore(configuration, parts.clock),
    scanner: createScanner(configuration),
    passSigner: await createPassSigner(configuration, database),
    cipher: createCipher(
      configuration.draftKey ?? (await secret(database, 'drafts', () => randomBytes(32).toString('base64'))),
    ),
    wakeOutbox,
  };
}

/** Builds a server from its parts; it does nothing until it listens and its workers are started. */
export async function createInstance(parts: InstanceParts): Promise<Instance> {
  const { configuration, database } = parts;
  let workers: Workers | undefined;
  let stopping = false;
  const sandbox = configuration.sandbox ? await createSandbox(database, parts.clock) : undefined;
  const services = await createServices(parts, sandbox?.clock ?? parts.clock, () => workers?.outbox.wake());
  await prepareMessages();
  return {
    app: createApp({ routes, endpoints, services, sandbox, isStopping: () => stopping }),
    services,
    startWorkers() {
      workers = startWorkers(services);
    },
    beginStop() {
      stopping = true;
    },
    async stopWorkers() {
      await Promise.all((workers?.all ?? []).map((worker) => worker.stop()));
    },
  };
}
