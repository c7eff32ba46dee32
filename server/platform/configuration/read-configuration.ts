import type { ErrorReporting } from '#contract/page-configuration.ts';
import { ConfigurationError } from './configuration-error.ts';
import type {
  Configuration,
  CsobConfiguration,
  GpWebpayConfiguration,
  OldCardSystemConfiguration,
  S3Configuration,
  TokenizationConfiguration,
} from './configuration.ts';
import { parseVariables } from './parse-variables.ts';
import type { Environment } from './parse-variables.ts';
import { readFormerPassKeys, readPassKey, readRsaPrivateKey, readRsaPublicKey } from './read-keys.ts';
import { refuseUnsafe } from './refuse-unsafe.ts';
import {
  CsobVariables,
  ErrorReportingVariables,
  GpWebpayVariables,
  OldCardSystemVariables,
  S3Variables,
  TokenizationVariables,
  Variables,
} from './variables.ts';

const sandboxMapPhoneToken = 'sandbox-map-phone-token';
const sandboxSystemTokens = ['sandbox-system-token'];

const anySet = (environment: Environment, prefix: string): boolean =>
  Object.entries(environment).some(([name, value]) => name.startsWith(prefix) && value !== undefined);

function readCsob(environment: Environment): CsobConfiguration | undefined {
  if (!anySet(environment, 'CSOB_')) return undefined;
  const variables = parseVariables(CsobVariables, environment);
  return {
    apiUrl: variables.CSOB_API_URL,
    merchantId: variables.CSOB_MERCHANT_ID,
    privateKey: readRsaPrivateKey('CSOB_PRIVATE_KEY_FILE', variables.CSOB_PRIVATE_KEY_FILE),
    gatewayPublicKey: readRsaPublicKey('CSOB_GATEWAY_KEY_FILE', variables.CSOB_GATEWAY_KEY_FILE),
  };
}

function readGpWebpay(environment: Environment): GpWebpayConfiguration | undefined {
  if (!anySet(environment, 'GPWEBPAY_')) return undefined;
  const variables = parseVariables(GpWebpayVariables, environment);
  return {
    url: variables.GPWEBPAY_URL,
    statusUrl: variables.GPWEBPAY_STATUS_URL,
    merchantNumber: variables.GPWEBPAY_MERCHANT_NUMBER,
    privateKey: readRsaPrivateKey('GPWEBPAY_PRIVATE_KEY_FILE', variables.GPWEBPAY_PRIVATE_KEY_FILE),
    gatewayPublicKey: readRsaPublicKey('GPWEBPAY_GATEWAY_KEY_FILE', variables.GPWEBPAY_GATEWAY_KEY_FILE),
    digestAlgorithm: variables.GPWEBPAY_DIGEST,
  };
}

function readTokenization(environment: Environment): TokenizationConfiguration | undefined {
  if (!anySet(environment, 'LINKA_TOKENIZATION_')) return undefined;
  const variables = parseVariables(TokenizationVariables, environment);
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
  if (!anySet(environment, 'LINKA_OLD_CARD_SYSTEM_')) return undefined;
  const variables = parseVariables(OldCardSystemVariables, environment);
  return { url: variables.LINKA_OLD_CARD_SYSTEM_URL, token: variables.LINKA_OLD_CARD_SYSTEM_TOKEN };
}

function readErrorReporting(environment: Environment, sandbox: boolean): ErrorReporting | undefined {
  if (!anySet(environment, 'LINKA_ERROR_REPORTING_')) return undefined;
  const variables = parseVariables(ErrorReportingVariables, environment);
  return {
    receiver: variables.LINKA_ERROR_REPORTING_DSN,
    environment: variables.LINKA_ERROR_REPORTING_ENVIRONMENT ?? (sandbox ? 'sandbox' : 'production'),
  };
}

function readS3(environment: Environment): S3Configuration | undefined {
  if (!anySet(environment, 'LINKA_S3_')) return undefined;
  const variables = parseVariables(S3Variables, environment);
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

/** Reads and checks the environment. Throws ConfigurationError with one line for each error. */
export function readConfiguration(environment: Environment): Configuration {
  const variables = parseVariables(Variables, environment);
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
    passKey: readPassKey('LINKA_PASS_KEY_FILE', variables.LINKA_PASS_KEY_FILE),
    formerPassKeys: readFormerPassKeys('LINKA_FORMER_PASS_KEYS_FILE', variables.LINKA_FORMER_PASS_KEYS_FILE),
    s3: readS3(environment),
    mailFrom: variables.MAIL_FROM,
    logLevel: variables.LOG_LEVEL ?? (sandbox ? 'warn' : 'info'),
    brand: variables.LINKA_BRAND,
    paymentGateway: variables.PAYMENT_GATEWAY,
    csob: readCsob(environment),
    gpWebpay: readGpWebpay(environment),
    tokenization: readTokenization(environment),
    errorReporting: readErrorReporting(environment, sandbox),
    clientDirectory: variables.LINKA_CLIENT ?? 'dist/client',
    flowsDirectory: variables.LINKA_FLOWS ?? 'dist/flows',
  };
  refuseUnsafe(configuration, environment);
  return configuration;
}
