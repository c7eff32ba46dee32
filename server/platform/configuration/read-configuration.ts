import type { ErrorReporting } from '#contract/page-configuration.ts';
import { standardGateway } from '#contract/payment-gateways.ts';
import { ConfigurationError } from './configuration-error.ts';
import type {
  Configuration,
  OldCardSystemConfiguration,
  S3Configuration,
  TokenizationConfiguration,
} from './configuration.ts';
import type { GatewayVariables } from './gateway-variables.ts';
import { parseGroup, parseVariables } from './parse-variables.ts';
import type { Environment } from './parse-variables.ts';
import { readFormerPassKeys, readPassKey, readRsaPrivateKey, readRsaPublicKey } from './read-keys.ts';
import { refuseUnsafe } from './refuse-unsafe.ts';
import {
  ErrorReportingVariables,
  OldCardSystemVariables,
  S3Variables,
  TokenizationVariables,
  variablesWith,
} from './variables.ts';

const sandboxMapPhoneToken = 'sandbox-map-phone-token';
const sandboxSystemTokens = ['sandbox-system-token'];

function readTokenization(environment: Environment): TokenizationConfiguration | undefined {
  const variables = parseGroup('LINKA_TOKENIZATION_', TokenizationVariables, environment);
  if (variables === undefined) return undefined;
  const [own, gateway] = ['LINKA_TOKENIZATION_PRIVATE_KEY_FILE', 'LINKA_TOKENIZATION_GATEWAY_KEY_FILE'] as const;
  return {
    url: variables.LINKA_TOKENIZATION_URL,
    statusUrl: variables.LINKA_TOKENIZATION_STATUS_URL,
    providerId: variables.LINKA_TOKENIZATION_PROVIDER_ID,
    privateKey: readRsaPrivateKey(own, variables[own]),
    gatewayPublicKey: readRsaPublicKey(gateway, variables[gateway]),
  };
}

function readOldCardSystem(environment: Environment): OldCardSystemConfiguration | undefined {
  const variables = parseGroup('LINKA_OLD_CARD_SYSTEM_', OldCardSystemVariables, environment);
  if (variables === undefined) return undefined;
  return { url: variables.LINKA_OLD_CARD_SYSTEM_URL, token: variables.LINKA_OLD_CARD_SYSTEM_TOKEN };
}

function readErrorReporting(environment: Environment, sandbox: boolean): ErrorReporting | undefined {
  const variables = parseGroup('LINKA_ERROR_REPORTING_', ErrorReportingVariables, environment);
  if (variables === undefined) return undefined;
  return {
    receiver: variables.LINKA_ERROR_REPORTING_DSN,
    environment: variables.LINKA_ERROR_REPORTING_ENVIRONMENT ?? (sandbox ? 'sandbox' : 'production'),
  };
}

function readS3(environment: Environment): S3Configuration | undefined {
  const variables = parseGroup('LINKA_S3_', S3Variables, environment);
  if (variables === undefined) return undefined;
  const endpoint = variables.LINKA_S3_ENDPOINT;
  if (!/^https:/i.test(endpoint) && variables.LINKA_S3_INSECURE !== true)
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

const readGateways = (environment: Environment, gateways: readonly GatewayVariables[]): Configuration['gateways'] =>
  Object.fromEntries(
    gateways.flatMap(({ name, read }) => {
      const settings = read(environment);
      return settings === undefined ? [] : [[name, settings] as const];
    }),
  );

/**
 * Reads and checks the environment. Throws ConfigurationError with one line for each error.
 *
 * @param gateways the payment gateways that the shop knows
 */
export function readConfiguration(environment: Environment, gateways: readonly GatewayVariables[]): Configuration {
  const variables = parseVariables(variablesWith(gateways), environment);
  const sandbox = variables.LINKA_SANDBOX ?? variables.NODE_ENV !== 'production';
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${String(variables.PORT)}`;
  const configuration: Configuration = {
    port: variables.PORT,
    host: variables.HOST ?? (sandbox ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    shopUrl: variables.LINKA_SHOP_URL ?? publicUrl,
    allowedOrigins: variables.LINKA_ALLOWED_ORIGINS ?? [],
    trustProxy: variables.LINKA_TRUST_PROXY ?? false,
    databaseUrl: variables.DATABASE_URL,
    dataDirectory: variables.LINKA_DATA,
    sandbox,
    extensions: variables.LINKA_EXTENSIONS,
    publicApiDocument: variables.LINKA_PUBLIC_API_DOCUMENT ?? sandbox,
    mapPhoneToken: variables.LINKA_MAP_PHONE_TOKEN ?? (sandbox ? sandboxMapPhoneToken : undefined),
    systemTokens: variables.LINKA_SYSTEM_TOKENS ?? (sandbox ? sandboxSystemTokens : []),
    isicRegisterUrl: variables.LINKA_ISIC_REGISTER_URL,
    oldCardSystem: readOldCardSystem(environment),
    smtpUrl: variables.SMTP_URL,
    clamd: variables.LINKA_CLAMD,
    draftKey: variables.LINKA_DRAFT_KEY,
    passKey: readPassKey('LINKA_PASS_KEY_FILE', variables.LINKA_PASS_KEY_FILE),
    formerPassKeys: readFormerPassKeys('LINKA_FORMER_PASS_KEYS_FILE', variables.LINKA_FORMER_PASS_KEYS_FILE),
    s3: readS3(environment),
    mailFrom: variables.MAIL_FROM,
    logLevel: variables.LOG_LEVEL ?? (sandbox ? 'warn' : 'info'),
    brand: variables.LINKA_BRAND,
    paymentGateway: variables.PAYMENT_GATEWAY ?? standardGateway,
    gateways: readGateways(environment, gateways),
    tokenization: readTokenization(environment),
    errorReporting: readErrorReporting(environment, sandbox),
    clientDirectory: variables.LINKA_CLIENT ?? 'dist/client',
    flowsDirectory: variables.LINKA_FLOWS ?? 'dist/flows',
  };
  refuseUnsafe(configuration, environment, gateways);
  return configuration;
}
