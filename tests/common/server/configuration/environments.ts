import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPair } from '#tests/purchase/server/money/gateways/keys.ts';

type Variables = Readonly<Record<string, string>>;

/** A pair of keys (PEM) of an elliptic curve. */
export const curvePair = (namedCurve: string) =>
  generateKeyPairSync('ec', {
    namedCurve,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** The files of one test, and valid environments whose keys are in such files. */
export function createEnvironments() {
  const folder = mkdtempSync(join(tmpdir(), 'linka-configuration-'));
  const write = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const [own, gateway, passes] = [newPair(), newPair(), curvePair('P-256')];
  const [ownKey, gatewayKey] = [write('own.pem', own.privateKey), write('gateway.pem', gateway.publicKey)];

  const csob: Variables = {
    CSOB_API_URL: 'https://gateway.example/api/',
    CSOB_MERCHANT_ID: 'M1',
    CSOB_PRIVATE_KEY_FILE: ownKey,
    CSOB_GATEWAY_KEY_FILE: gatewayKey,
  };
  const gpWebpay: Variables = {
    GPWEBPAY_URL: 'https://gp.example/order.do',
    GPWEBPAY_STATUS_URL: 'https://gp.example/ws',
    GPWEBPAY_MERCHANT_NUMBER: '0000000123',
    GPWEBPAY_PRIVATE_KEY_FILE: ownKey,
    GPWEBPAY_GATEWAY_KEY_FILE: gatewayKey,
  };
  const tokenization: Variables = {
    LINKA_TOKENIZATION_URL: 'https://cards.example/begin/',
    LINKA_TOKENIZATION_STATUS_URL: 'https://cards.example/status',
    LINKA_TOKENIZATION_PROVIDER_ID: 'LINKA1',
    LINKA_TOKENIZATION_PRIVATE_KEY_FILE: ownKey,
    LINKA_TOKENIZATION_GATEWAY_KEY_FILE: gatewayKey,
  };
  const s3: Variables = {
    LINKA_S3_ENDPOINT: 'https://s3.example/',
    LINKA_S3_BUCKET: 'linka-files',
    LINKA_S3_ACCESS_KEY: 'AKIDSHOP',
    LINKA_S3_SECRET_KEY: 'secret/of+the=shop',
  };
  /** The smallest environment of a shop in production. */
  const production: Variables = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example/',
    SMTP_URL: 'smtp://mail:25',
    LINKA_DRAFT_KEY: 'a key of at least 32 characters, or more',
    ...csob,
  };
  /** A shop in production with every variable set. */
  const complete: Variables = {
    ...production,
    ...gpWebpay,
    GPWEBPAY_DIGEST: 'RSA-SHA256',
    ...tokenization,
    ...s3,
    LINKA_S3_REGION: 'eu-1',
    LINKA_S3_INSECURE: '0',
    LINKA_S3_ONLY_READ: '1',
    LINKA_OLD_CARD_SYSTEM_URL: 'https://cards.example/old',
    LINKA_OLD_CARD_SYSTEM_TOKEN: 'token-of-the-shop',
    LINKA_ERROR_REPORTING_DSN: 'https://0123456789abcdef@errors.example/1',
    LINKA_ERROR_REPORTING_ENVIRONMENT: 'staging',
    PORT: '8080',
    HOST: '192.0.2.1',
    LINKA_SHOP_URL: 'https://tickets.example',
    LINKA_ALLOWED_ORIGINS: 'https://tickets.example, https://preview.example',
    LINKA_TRUST_PROXY: '1',
    DATABASE_URL: 'postgresql://linka@db/linka',
    LINKA_DATA: '/data',
    LINKA_SANDBOX: '0',
    LINKA_PUBLIC_API_DOCUMENT: '1',
    LINKA_EXTENSIONS: 'trail',
    LINKA_MAP_PHONE_TOKEN: 'a-token-of-the-operator',
    LINKA_SYSTEM_TOKENS: 'token-of-system-one, token-of-system-two=',
    LINKA_ISIC_REGISTER_URL: 'https://isic.example/',
    LINKA_CLAMD: 'clamd.example:3310',
    LINKA_PASS_KEY_FILE: write('pass.pem', passes.privateKey),
    LINKA_FORMER_PASS_KEYS_FILE: write('former.pem', passes.publicKey),
    MAIL_FROM: 'Shop <shop@shop.example>',
    LOG_LEVEL: 'error',
    LINKA_BRAND: 'default',
    PAYMENT_GATEWAY: 'csob',
    LINKA_CLIENT: folder,
    LINKA_FLOWS: folder,
  };
  return {
    folder,
    write,
    keys: { own, gateway },
    csob,
    gpWebpay,
    tokenization,
    s3,
    production,
    complete,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
