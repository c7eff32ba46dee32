import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import { extensions, type Extension } from '#contract/extensions.ts';
import { createInstance } from '#server/create-instance.ts';
import type { Instance } from '#server/create-instance.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { openOnPglite } from '#server/platform/db/open-pglite.ts';
import { PreparingPglite } from '#server/platform/db/preparing-pglite.ts';
import { localDay, systemClock } from '#server/platform/time/clock.ts';
import { seedOperator } from '#server/reference-data/seeds/seed-operator.ts';

/** A server as in production, but without its workers, with an in-memory database that contains the operator's data. */
export interface BenchShop extends Instance {
  readonly client: PreparingPglite;
  readonly close: () => Promise<void>;
}

interface ShopOptions {
  /** The folder of the built pages. */
  readonly clientDirectory?: string;
  /** Whether the server writes log lines to standard output, as in production. */
  readonly logs?: boolean;
  /** The extensions that the server offers; by default all. */
  readonly offered?: readonly Extension[];
}

function gatewayKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    gatewayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

const configurationOf = (clientDirectory: string, offered: readonly Extension[]): Configuration => ({
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://127.0.0.1',
  shopUrl: 'http://127.0.0.1',
  allowedOrigins: [],
  trustProxy: false,
  mapPhoneToken: 'sandbox-map-phone-token',
  systemTokens: ['sandbox-system-token'],
  databaseUrl: undefined,
  dataDirectory: 'memory',
  sandbox: false,
  extensions: offered,
  publicApiDocument: false,
  isicRegisterUrl: undefined,
  oldCardSystem: undefined,
  smtpUrl: undefined,
  clamd: undefined,
  draftKey: undefined,
  passKey: undefined,
  formerPassKeys: [],
  s3: undefined,
  mailFrom: 'shop@linka.example',
  logLevel: 'info',
  brand: 'default',
  paymentGateway: 'CSOB',
  gateways: { CSOB: { apiUrl: 'https://gateway.example/api/v1.9', merchantId: 'bench', ...gatewayKeys() } },
  tokenization: undefined,
  errorReporting: undefined,
  clientDirectory,
  flowsDirectory: 'dist/flows',
});

/** Creates a server for a measurement; it does not listen on a port yet. */
export async function createBenchShop({
  clientDirectory = 'dist/client',
  logs = false,
  offered = extensions,
}: ShopOptions = {}): Promise<BenchShop> {
  const client = new PreparingPglite();
  const opened = await openOnPglite(client);
  await seedOperator(opened.database, localDay(systemClock.now()));
  const logger = pino({ level: logs ? 'info' : 'silent', base: null });
  const configuration = configurationOf(clientDirectory, offered);
  const instance = await createInstance({ configuration, database: opened.database, clock: systemClock, logger });
  return { ...instance, client, close: opened.close };
}
