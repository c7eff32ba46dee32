import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it, test } from 'vitest';
import { ConfigurationError } from '#server/platform/configuration/configuration-error.ts';
import { readEnvironment } from '#server/read-environment.ts';
import { createEnvironments, curvePair } from './environments.ts';
import { variablesRead } from './variables-read.ts';

const { folder, write, keys, complete, remove } = createEnvironments();
afterAll(remove);

const read = (change: Readonly<Record<string, string>>) => () => readEnvironment({ ...complete, ...change });

/** The message must be one sentence that begins with the variable's name. */
function expectSentence(change: Readonly<Record<string, string>>): void {
  const [name = ''] = Object.keys(change);
  expect(read(change)).toThrow(ConfigurationError);
  expect(read(change)).toThrow(new RegExp(`^${name}[: ].+$`));
  for (const secret of [complete['LINKA_S3_SECRET_KEY'], complete['LINKA_DRAFT_KEY'], '-----', 'hidden'])
    expect(read(change)).not.toThrow(secret);
}

const names = variablesRead(complete);
it('an environment with every variable set is valid', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(Object.keys(complete).toSorted()).toEqual(names);
});

test.each(names)('%s must not be empty', (name) => {
  for (const empty of ['', ' ']) expectSentence({ [name]: empty });
  expect(read({ [name]: '' })).toThrow(`${name} is empty: give it a value, or remove it`);
});

const flags = ['yes', 'true', '2'];
const addresses = [
  'shop',
  'shop.example:8080',
  'ftp://shop.example',
  'https://',
  'https://a b',
  'https://me:hidden@shop.example',
];
const baseAddresses = [...addresses, 'https://shop.example/?a=b', 'https://shop.example/#a'];
const namesAtCompanies = ['a b', 'M1|M2'];
const paths = [' keys.pem', 'keys.pem\nother.pem'];
const tokens = ['short', 'a token with blanks', 'token-of-fewer='];

const wrong = {
  PORT: ['abc', '0', '65536', '-1', '4000.5', '1e3'],
  HOST: ['a b', 'http://127.0.0.1', '127.0.0.1/8'],
  PUBLIC_URL: [...baseAddresses, 'https://shop.example/shop', 'https://shop.example?'],
  LINKA_SHOP_URL: [...baseAddresses, 'https://shop.example/shop', 'https://shop.example?'],
  LINKA_ALLOWED_ORIGINS: [
    ...baseAddresses,
    '*',
    'null',
    'https://*.shop.example/',
    'https://shop.example/shop',
    'https://shop.example,',
    'https://shop.example https://other.example',
    'http://shop.example',
    'https://shop.example,http://other.example',
  ],
  LINKA_TRUST_PROXY: flags,
  DATABASE_URL: [
    'mysql://db',
    'db',
    'postgres://',
    'postgres://me:hidden@[',
    'postgres://me:hidden@db:port/shop',
    'postgres://a b',
  ],
  LINKA_DATA: paths,
  NODE_ENV: ['Production', 'PRODUCTION', 'prod', 'production ', 'staging'],
  LINKA_SANDBOX: flags,
  LINKA_PUBLIC_API_DOCUMENT: flags,
  LINKA_EXTENSIONS: ['some', 'trail,', 'trail;passes', 'all,trail', 'specified'],
  LINKA_MAP_PHONE_TOKEN: ['x'.repeat(15), ` ${'x'.repeat(20)}`],
  LINKA_SYSTEM_TOKENS: [...tokens, 'token-of-system-one,', 'token-of-system-one,short'],
  LINKA_ISIC_REGISTER_URL: addresses,
  SMTP_URL: ['http://mail.example', 'mail.example:25', 'smtp://', 'smtp://mail:99999', 'smtp://a b'],
  LINKA_CLAMD: ['clamd', ':3310', 'clamd:0', 'clamd:65536', 'http://clamd:3310'],
  LINKA_DRAFT_KEY: ['x'.repeat(31)],
  LINKA_PASS_KEY_FILE: paths,
  LINKA_FORMER_PASS_KEYS_FILE: paths,
  MAIL_FROM: [
    'Shop',
    'Shop <shop>',
    'Shop shop@shop.example',
    'Shop\n<shop@shop.example>',
    'one@a.example, two@a.example',
  ],
  LOG_LEVEL: ['loud', 'INFO'],
  LINKA_BRAND: ['nowhere', '../package', 'default.json'],
  PAYMENT_GATEWAY: ['paypal'],
  LINKA_CLIENT: ['/no/folder', '/dev/null'],
  LINKA_FLOWS: ['/no/folder', '/dev/null'],
  CSOB_API_URL: baseAddresses,
  CSOB_MERCHANT_ID: namesAtCompanies,
  CSOB_PRIVATE_KEY_FILE: paths,
  CSOB_GATEWAY_KEY_FILE: paths,
  GPWEBPAY_URL: addresses,
  GPWEBPAY_STATUS_URL: addresses,
  GPWEBPAY_MERCHANT_NUMBER: ['M1', '12345678901'],
  GPWEBPAY_PRIVATE_KEY_FILE: paths,
  GPWEBPAY_GATEWAY_KEY_FILE: paths,
  GPWEBPAY_DIGEST: ['MD5'],
  LINKA_TOKENIZATION_URL: addresses,
  LINKA_TOKENIZATION_STATUS_URL: addresses,
  LINKA_TOKENIZATION_PROVIDER_ID: namesAtCompanies,
  LINKA_TOKENIZATION_PRIVATE_KEY_FILE: paths,
  LINKA_TOKENIZATION_GATEWAY_KEY_FILE: paths,
  LINKA_OLD_CARD_SYSTEM_URL: baseAddresses,
  LINKA_OLD_CARD_SYSTEM_TOKEN: tokens,
  LINKA_ERROR_REPORTING_DSN: [
    'errors.example',
    'https://errors.example/1',
    'https://key@errors.example',
    'https://key@errors.example/project',
    'https://key:hidden@errors.example/1',
    'https://key@errors.example/1?a=b',
    'http://key@errors.example/1',
    'http://key@localhost.example/1',
  ],
  LINKA_ERROR_REPORTING_ENVIRONMENT: ['a b', 'a/b', 'None', 'x'.repeat(65)],
  LINKA_S3_ENDPOINT: [...baseAddresses, 'http://minio:9000'],
  LINKA_S3_REGION: ['eu central'],
  LINKA_S3_BUCKET: ['a/b', 'ab', 'Files'],
  LINKA_S3_ACCESS_KEY: ['a b'],
  LINKA_S3_SECRET_KEY: [' secret', 'secret\n'],
  LINKA_S3_INSECURE: flags,
  LINKA_S3_ONLY_READ: flags,
};

it('this test has wrong values for every variable', () => {
  expect(Object.keys(wrong).toSorted()).toEqual(names);
});

test.each(Object.entries(wrong))('the error for a wrong value of %s names the variable', (name, values) => {
  for (const value of values) expectSentence({ [name]: value });
});

it('each wrong variable has its own line', () => {
  expect(read({ PORT: 'abc', HOST: '', PAYMENT_GATEWAY: 'paypal' })).toThrow(
    /^PORT must .+\nHOST is empty.+\nPAYMENT_GATEWAY must .+$/,
  );
});

describe('a key file', () => {
  const encrypted = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'hidden' },
  });
  const [curve, weakCurve] = [curvePair('P-256'), curvePair('P-384')];
  const unreadable = ['/no/key', folder];
  const noKey = [write('empty.pem', ''), write('text.pem', 'PEM')];
  const wrongKeys = {
    PRIVATE_KEY_FILE: {
      files: [
        write('public.pem', keys.own.publicKey),
        write('curve.pem', curve.privateKey),
        write('encrypted.pem', encrypted.privateKey),
      ],
      message: 'is no RSA private key',
    },
    GATEWAY_KEY_FILE: {
      files: [write('private.pem', keys.gateway.privateKey), write('public-curve.pem', curve.publicKey)],
      message: 'is no RSA public key',
    },
    PASS_KEY_FILE: {
      files: [
        write('rsa-pass.pem', keys.own.privateKey),
        write('public-pass.pem', curve.publicKey),
        write('weak-pass.pem', weakCurve.privateKey),
      ],
      message: 'is no key of the curve P-256',
    },
    PASS_KEYS_FILE: {
      files: [write('former-and-weak.pem', `${curve.publicKey}\n${weakCurve.publicKey}`)],
      message: 'is no key of the curve P-256',
    },
  };

  test.each(names.filter((name) => name.endsWith('_FILE')))('in %s must contain a key of the required kind', (name) => {
    const kind = Object.keys(wrongKeys).find((end) => name.endsWith(end)) as keyof typeof wrongKeys;
    for (const path of unreadable) {
      expectSentence({ [name]: path });
      expect(read({ [name]: path })).toThrow(`${name}: the key file ${path} cannot be read`);
    }
    for (const path of [...noKey, ...wrongKeys[kind].files]) {
      expectSentence({ [name]: path });
      expect(read({ [name]: path })).toThrow(`${name}: ${path} ${wrongKeys[kind].message}`);
    }
  });
});
