import { extensions } from '#contract/extensions.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { newPair } from '#tests/purchase/server/money/gateways/keys.ts';

/** The gateway of a real shop. No test calls it. */
function gatewayOfShop() {
  const { privateKey, publicKey: gatewayPublicKey } = newPair();
  return { apiUrl: 'https://gateway.example/api', merchantId: 'M1', privateKey, gatewayPublicKey };
}

/** The configuration of a test's server; `own` replaces values. */
export const configurationFor = (port: number, own: Partial<Configuration>): Configuration => ({
  port,
  host: '127.0.0.1',
  publicUrl: `http://127.0.0.1:${String(port)}`,
  shopUrl: own.publicUrl ?? `http://127.0.0.1:${String(port)}`,
  allowedOrigins: [],
  trustProxy: false,
  mapPhoneToken: 'sandbox-map-phone-token',
  systemTokens: ['sandbox-system-token'],
  databaseUrl: undefined,
  dataDirectory: 'memory',
  sandbox: true,
  extensions,
  publicApiDocument: true,
  isicRegisterUrl: undefined,
  oldCardSystem: undefined,
  smtpUrl: undefined,
  clamd: undefined,
  draftKey: undefined,
  passKey: undefined,
  formerPassKeys: [],
  s3: undefined,
  mailFrom: 'Linka <no-reply@linka.example>',
  logLevel: 'silent',
  brand: 'default',
  paymentGateway: 'CSOB',
  gateways: own.sandbox === false ? { CSOB: gatewayOfShop() } : {},
  tokenization: undefined,
  errorReporting: undefined,
  clientDirectory: 'dist/client',
  flowsDirectory: 'dist/flows',
  ...own,
});
