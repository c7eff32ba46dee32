import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type {
  Configuration,
  CsobConfiguration,
  GpWebpayConfiguration,
  OldCardSystemConfiguration,
  S3Configuration,
  TokenizationConfiguration,
} from './configuration.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment is invalid; the message names each variable and its error. */
export class ConfigurationError extends Error {}

const Flag = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'is 0 or 1'),
    v.transform((value) => value === '1'),
  ),
);
const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is a number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'is a number from 1 to 65535'),
  v.maxValue(65_535, 'is a number from 1 to 65535'),
);
const Url = v.pipe(
  v.string(),
  v.url('is an address such as https://shop.example'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const sandboxMapPhoneToken = 'sandbox-map-phone-token';
const sandboxSystemTokens = ['sandbox-system-token'];
const Text = v.pipe(v.string(), v.minLength(1, 'is empty'));

const gatewayNames = { csob: 'CSOB', gpwebpay: 'GP_WEBPAY' } as const;
const isGatewayName = (name: string): name is keyof typeof gatewayNames => Object.hasOwn(gatewayNames, name);
const GatewayName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.guard(isGatewayName, 'is csob or gpwebpay'),
  v.transform((name) => gatewayNames[name]),
);

const Variables = v.object({
  PORT: v.optional(Port, '4000'),
  HOST: v.optional(Text),
  PUBLIC_URL: v.optional(Url),
  LINKA_TRUST_PROXY: Flag,
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'is an address such as postgres://user:password@host/database')),
  ),
  LINKA_DATA: v.optional(Text, '.data'),
  NODE_ENV: v.optional(v.string()),
  LINKA_SANDBOX: Flag,
  LINKA_PUBLIC_API_DOCUMENT: Flag,
  LINKA_MAP_PHONE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
  LINKA_SYSTEM_TOKENS: v.optional(
    v.pipe(
      v.string(),
      v.transform((tokens) => tokens.split(',').map((token) => token.trim())),
      v.everyItem(
        (token) => /^[\w.~+/-]{16,}=*$/.test(token),
        'has a token of fewer than 16 letters, digits or ._~+/-',
      ),
    ),
  ),
  LINKA_ISIC_REGISTER_URL: v.optional(Url),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'is an address such as smtp://host:25'))),
  LINKA_CLAMD: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+:\d{1,5}$/, 'is a host and a port such as clamd:3310'),
      v.transform((address) => ({ host: address.replace(/:\d+$/, ''), port: Number(address.split(':').at(-1)) })),
      v.check(({ port }) => port >= 1 && port <= 65_535, 'is a host and a port such as clamd:3310'),
    ),
  ),
  LINKA_DRAFT_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
  LINKA_PASS_KEY_FILE: v.optional(Text),
  LINKA_FORMER_PASS_KEYS_FILE: v.optional(Text),
  MAIL_FROM: v.optional(Text, 'Linka <no-reply@linka.example>'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is a level such as info or warn'),
  ),
  LINKA_BRAND: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/, 'is a file name in brands/'),
      v.check((name) => existsSync(new URL(`../../brands/${name}.json`, import.meta.url)), 'is no brand in brands/'),
    ),
    'default',
  ),
  PAYMENT_GATEWAY: v.optional(GatewayName, 'csob'),
  LINKA_CLIENT: v.optional(Text, 'dist/client'),
  LINKA_FLOWS: v.optional(Text, 'dist/flows'),
});

/** Either all of these are set, or none. */
const CsobVariables = v.object({
  CSOB_API_URL: Url,
  CSOB_MERCHANT_ID: Text,
  CSOB_PRIVATE_KEY_FILE: Text,
  CSOB_GATEWAY_KEY_FILE: Text,
});
const GpWebpayVariables = v.object({
  GPWEBPAY_URL: Url,
  GPWEBPAY_STATUS_URL: Url,
  GPWEBPAY_MERCHANT_NUMBER: Text,
  GPWEBPAY_PRIVATE_KEY_FILE: Text,
  GPWEBPAY_GATEWAY_KEY_FILE: Text,
  GPWEBPAY_DIGEST: v.optional(v.picklist(['RSA-SHA1', 'RSA-SHA256'], 'is RSA-SHA1 or RSA-SHA256'), 'RSA-SHA1'),
});
const TokenizationVariables = v.object({
  LINKA_TOKENIZATION_URL: Url,
  LINKA_TOKENIZATION_STATUS_URL: Url,
  LINKA_TOKENIZATION_PROVIDER_ID: Text,
  LINKA_TOKENIZATION_PRIVATE_KEY_FILE: Text,
  LINKA_TOKENIZATION_GATEWAY_KEY_FILE: Text,
});

const OldCardSystemVariables = v.object({
  LINKA_OLD_CARD_SYSTEM_URL: Url,
  LINKA_OLD_CARD_SYSTEM_TOKEN: v.pipe(
    v.string(),
    v.regex(/^[\w.~+/-]{16,}=*$/, 'is a token of fewer than 16 letters, digits or ._~+/-'),
  ),
});

/** Either those without a default are set, or none. */
const S3Variables = v.object({
  LINKA_S3_ENDPOINT: v.pipe(Url, v.regex(/^https?:\/\/[^?#@]+$/, 'is an address such as https://s3.example')),
  LINKA_S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is a name such as eu-central-1')), 'us-east-1'),
  LINKA_S3_BUCKET: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is the name of a bucket: 3 to 63 letters, digits, dots or dashes'),
  ),
  LINKA_S3_ACCESS_KEY: v.pipe(v.string(), v.regex(/^[\w.~+=-]+$/, 'has characters that no access key has')),
  LINKA_S3_SECRET_KEY: Text,
  LINKA_S3_INSECURE: Flag,
  LINKA_S3_ONLY_READ: Flag,
});

function parse<Schema extends v.GenericSchema>(schema: Schema, environment: Environment): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return issue.received === 'undefined' ? `${name} is not set` : `${name} ${issue.message}`;
  });
  throw new ConfigurationError(lines.join('\n'));
}

function readKey(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigurationError(`${variable}: the key file ${path} cannot be read`);
  }
}

const anySet = (environment: Environment, prefix: string): boolean =>
  Object.entries(environment).some(([name, value]) => name.startsWith(prefix) && value !== undefined);

function readCsob(environment: Environment): CsobConfiguration | undefined {
  if (!anySet(environment, 'CSOB_')) return undefined;
  const variables = parse(CsobVariables, environment);
  return {
    apiUrl: variables.CSOB_API_URL,
    merchantId: variables.CSOB_MERCHANT_ID,
    privateKey: readKey('CSOB_PRIVATE_KEY_FILE', variables.CSOB_PRIVATE_KEY_FILE),
    gatewayPublicKey: readKey('CSOB_GATEWAY_KEY_FILE', variables.CSOB_GATEWAY_KEY_FILE),
  };
}

function readGpWebpay(environment: Environment): GpWebpayConfiguration | undefined {
  if (!anySet(environment, 'GPWEBPAY_')) return undefined;
  const variables = parse(GpWebpayVariables, environment);
  return {
    url: variables.GPWEBPAY_URL,
    statusUrl: variables.GPWEBPAY_STATUS_URL,
    merchantNumber: variables.GPWEBPAY_MERCHANT_NUMBER,
    privateKey: readKey('GPWEBPAY_PRIVATE_KEY_FILE', variables.GPWEBPAY_PRIVATE_KEY_FILE),
    gatewayPublicKey: readKey('GPWEBPAY_GATEWAY_KEY_FILE', variables.GPWEBPAY_GATEWAY_KEY_FILE),
    digestAlgorithm: variables.GPWEBPAY_DIGEST,
  };
}

function readTokenization(environment: Environment): TokenizationConfiguration | undefined {
  if (!anySet(environment, 'LINKA_TOKENIZATION_')) return undefined;
  const variables = parse(TokenizationVariables, environment);
  return {
    url: variables.LINKA_TOKENIZATION_URL,
    statusUrl: variables.LINKA_TOKENIZATION_STATUS_URL,
    providerId: variables.LINKA_TOKENIZATION_PROVIDER_ID,
    privateKey: readKey('LINKA_TOKENIZATION_PRIVATE_KEY_FILE', variables.LINKA_TOKENIZATION_PRIVATE_KEY_FILE),
    gatewayPublicKey: readKey('LINKA_TOKENIZATION_GATEWAY_KEY_FILE', variables.LINKA_TOKENIZATION_GATEWAY_KEY_FILE),
  };
}

function readOldCardSystem(environment: Environment): OldCardSystemConfiguration | undefined {
  if (!anySet(environment, 'LINKA_OLD_CARD_SYSTEM_')) return undefined;
  const variables = parse(OldCardSystemVariables, environment);
  return { url: variables.LINKA_OLD_CARD_SYSTEM_URL, token: variables.LINKA_OLD_CARD_SYSTEM_TOKEN };
}

function readS3(environment: Environment): S3Configuration | undefined {
  if (!anySet(environment, 'LINKA_S3_')) return undefined;
  const variables = parse(S3Variables, environment);
  const endpoint = variables.LINKA_S3_ENDPOINT;
  if (!endpoint.startsWith('https:') && variables.LINKA_S3_INSECURE !== true)
    throw new ConfigurationError('LINKA_S3_ENDPOINT does not begin with https: (LINKA_S3_INSECURE=1 allows it)');
  return {
    endpoint,
    region: variables.LINKA_S3_REGION,
    bucket: variables.LINKA_S3_BUCKET,
    accessKey: variables.LINKA_S3_ACCESS_KEY,
    secretKey: variables.LINKA_S3_SECRET_KEY,
    onlyRead: variables.LINKA_S3_ONLY_READ ?? false,
  };
}

/** A file may contain several keys, one after the other. */
const pemBlock = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;

/** The keys of a file, or of none. Throws ConfigurationError for a key that is not one of the curve P-256. */
function readPassKeys(
  variable: string,
  path: string | undefined,
  parseKey: (pem: string) => KeyObject,
): readonly string[] {
  if (path === undefined) return [];
  const keys = readKey(variable, path).match(pemBlock) ?? [];
  const isP256 = (pem: string): boolean => {
    try {
      return parseKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
    } catch {
      return false;
    }
  };
  if (keys.length === 0 || !keys.every(isP256))
    throw new ConfigurationError(`${variable}: ${path} is no key of the curve P-256`);
  return keys;
}

/** In production, the chosen payment gateway, the mail server and the key of drafts must be configured. Throws ConfigurationError. */
function refuseIncomplete(configuration: Configuration): void {
  if (configuration.sandbox) return;
  const gateway = configuration.paymentGateway === 'CSOB' ? configuration.csob : configuration.gpWebpay;
  const missing = [
    ...(gateway === undefined ? [`the payment gateway ${configuration.paymentGateway} is not configured`] : []),
    ...(configuration.smtpUrl === undefined ? ['SMTP_URL is not set'] : []),
    ...(configuration.draftKey === undefined ? ['LINKA_DRAFT_KEY is not set'] : []),
  ];
  if (missing.length > 0) throw new ConfigurationError(`${missing.join('\n')}\n(LINKA_SANDBOX=1 runs with simulators)`);
}

/** Reads and checks the environment. Throws ConfigurationError, one line for each error. */
export function readConfiguration(environment: Environment): Configuration {
  const variables = parse(Variables, environment);
  const sandbox = variables.LINKA_SANDBOX ?? variables.NODE_ENV !== 'production';
  const configuration: Configuration = {
    port: variables.PORT,
    host: variables.HOST ?? (sandbox ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${String(variables.PORT)}`,
    trustProxy: variables.LINKA_TRUST_PROXY ?? false,
    databaseUrl: variables.DATABASE_URL,
    dataDirectory: variables.LINKA_DATA,
    sandbox,
    publicApiDocument: variables.LINKA_PUBLIC_API_DOCUMENT ?? sandbox,
    mapPhoneToken: variables.LINKA_MAP_PHONE_TOKEN ?? (sandbox ? sandboxMapPhoneToken : undefined),
    systemTokens: variables.LINKA_SYSTEM_TOKENS ?? (sandbox ? sandboxSystemTokens : []),
    isicRegisterUrl: variables.LINKA_ISIC_REGISTER_URL,
    oldCardSystem: readOldCardSystem(environment),
    smtpUrl: variables.SMTP_URL,
    clamd: variables.LINKA_CLAMD,
    draftKey: variables.LINKA_DRAFT_KEY,
    passKey: readPassKeys('LINKA_PASS_KEY_FILE', variables.LINKA_PASS_KEY_FILE, createPrivateKey)[0],
    formerPassKeys: readPassKeys('LINKA_FORMER_PASS_KEYS_FILE', variables.LINKA_FORMER_PASS_KEYS_FILE, createPublicKey),
    s3: readS3(environment),
    mailFrom: variables.MAIL_FROM,
    logLevel: variables.LOG_LEVEL ?? (sandbox ? 'warn' : 'info'),
    brand: variables.LINKA_BRAND,
    paymentGateway: variables.PAYMENT_GATEWAY,
    csob: readCsob(environment),
    gpWebpay: readGpWebpay(environment),
    tokenization: readTokenization(environment),
    clientDirectory: variables.LINKA_CLIENT,
    flowsDirectory: variables.LINKA_FLOWS,
  };
  refuseIncomplete(configuration);
  return configuration;
}
