import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { endpoints } from '#contract/endpoints.ts';
import { createOldCardSystem } from './accounts/old-card-system/create-old-card-system.ts';
import { createIsicRegister } from './applications/isic-register/create-isic-register.ts';
import { createApp } from './create-app.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { createAccountCredentials } from './platform/credentials/account-credentials.ts';
import { createCalendarTokens } from './platform/credentials/calendar-tokens.ts';
import { createDeviceTokens } from './platform/credentials/device-tokens.ts';
import { createPassSigner } from './platform/credentials/pass-signer.ts';
import { createTokens } from './platform/credentials/tokens.ts';
import { createUnsubscribeTokens } from './platform/credentials/unsubscribe-tokens.ts';
import type { Database } from './platform/db/database.ts';
import { secret } from './platform/db/secret.ts';
import { createCipher } from './platform/encryption/cipher.ts';
import { createFileStore } from './platform/file-store/create-file-store.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { createMailer } from './platform/mailer/create-mailer.ts';
import { createScanner } from './platform/scanner/create-scanner.ts';
import type { Services } from './platform/services/services.ts';
import { createSettings } from './platform/settings/create-settings.ts';
import type { Clock } from './platform/time/clock.ts';
import { createGateways } from './purchase/gateways/create-gateways.ts';
import { createTokenizationGateway } from './purchase/gateways/tokenization/create-tokenization-gateway.ts';
import { prepareMessages } from './reference-data/messages.ts';
import { routes } from './routes.ts';
import { createSandbox } from './sandbox/tools/sandbox.ts';
import { startWorkers } from './start-workers.ts';
import type { Workers } from './start-workers.ts';

/** A server on a database; several instances may share a PostgreSQL database. */
export interface Instance {
  readonly app: Hono<AppEnv>;
  readonly services: Services;
  /** Starts the workers: they settle payments, process the outbox and delete old rows. */
  readonly startWorkers: () => void;
  /** Call this before the stop: `/readyz` answers 503 from then on, and running calls may still finish. */
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
  const gateways = await createGateways(configuration, database, clock);
  return {
    configuration,
    database,
    clock,
    logger,
    settings: createSettings(configuration, gateways.byName(configuration.paymentGateway).browserUrl, logger),
    tokens: await createTokens(database, clock),
    unsubscribeTokens: await createUnsubscribeTokens(database),
    calendarTokens: await createCalendarTokens(database),
    deviceTokens: await createDeviceTokens(database),
    credentials: createAccountCredentials(database),
    gateways,
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

/** Builds a server. It does nothing until it listens and its workers are started. */
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
