import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../server/configuration/read-configuration.ts';

const folder = mkdtempSync(join(tmpdir(), 'linka-keys-'));
const key = join(folder, 'key.pem');
const otherKey = join(folder, 'other-key.pem');
writeFileSync(key, 'PEM');
writeFileSync(otherKey, 'OTHER PEM');
afterAll(() => rmSync(folder, { recursive: true }));

const csob = {
  CSOB_API_URL: 'https://gateway.example/api/',
  CSOB_MERCHANT_ID: 'M1',
  CSOB_PRIVATE_KEY_FILE: key,
  CSOB_GATEWAY_KEY_FILE: otherKey,
};

const draftKey = 'a key of at least 32 characters, or more';

test('without any variables the server is a sandbox on this computer', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    dataDirectory: '.data',
    sandbox: true,
    paymentGateway: 'CSOB',
    brand: 'default',
  });
});

test('in production the sandbox is off unless it is requested', () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail:25',
    LINKA_DRAFT_KEY: draftKey,
    PUBLIC_URL: 'https://shop.example/',
  };
  expect(readConfiguration({ ...production, ...csob })).toMatchObject({
    sandbox: false,
    host: '0.0.0.0',
    publicUrl: 'https://shop.example',
    csob: {
      apiUrl: 'https://gateway.example/api',
      merchantId: 'M1',
      privateKey: 'PEM',
      gatewayPublicKey: 'OTHER PEM',
    },
    trustProxy: false,
    logLevel: 'info',
    mailFrom: 'Linka <no-reply@linka.example>',
  });
  expect(readConfiguration({ NODE_ENV: 'production', LINKA_SANDBOX: '1' }).sandbox).toBe(true);
  expect(() => readConfiguration({ LINKA_SANDBOX: '0' })).toThrow(ConfigurationError);
});

test("the telephone application's token has a default only in the sandbox", () => {
  expect(readConfiguration({}).mapPhoneToken).toBe('sandbox-map-phone-token');
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25', LINKA_DRAFT_KEY: draftKey, ...csob };
  expect(readConfiguration(production).mapPhoneToken).toBeUndefined();
  const own = { LINKA_MAP_PHONE_TOKEN: 'a-token-of-the-operator' };
  expect(readConfiguration({ ...production, ...own }).mapPhoneToken).toBe('a-token-of-the-operator');
});

test("the other systems' tokens are separated by commas, and have a default only in the sandbox", () => {
  expect(readConfiguration({}).systemTokens).toEqual(['sandbox-system-token']);
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25', LINKA_DRAFT_KEY: draftKey, ...csob };
  expect(readConfiguration(production).systemTokens).toEqual([]);
  const own = { LINKA_SYSTEM_TOKENS: 'token-of-system-one, token-of-system-two=' };
  const { systemTokens } = readConfiguration({ ...production, ...own });
  expect(systemTokens).toEqual(['token-of-system-one', 'token-of-system-two=']);
  for (const wrong of ['', 'short', 'token-of-system-one,', 'token of system one'])
    expect(() => readConfiguration({ LINKA_SYSTEM_TOKENS: wrong }), wrong).toThrow(ConfigurationError);
});

test('the second gateway is configured with its digest', () => {
  const variables = {
    PAYMENT_GATEWAY: 'gpwebpay',
    GPWEBPAY_URL: 'https://gp.example/order.do',
    GPWEBPAY_STATUS_URL: 'https://gp.example/ws',
    GPWEBPAY_MERCHANT_NUMBER: '123',
    GPWEBPAY_PRIVATE_KEY_FILE: key,
    GPWEBPAY_GATEWAY_KEY_FILE: otherKey,
  };
  expect(readConfiguration(variables)).toMatchObject({
    paymentGateway: 'GP_WEBPAY',
    gpWebpay: {
      url: 'https://gp.example/order.do',
      statusUrl: 'https://gp.example/ws',
      merchantNumber: '123',
      privateKey: 'PEM',
      gatewayPublicKey: 'OTHER PEM',
      digestAlgorithm: 'RSA-SHA1',
    },
  });
  expect(readConfiguration({ ...variables, GPWEBPAY_DIGEST: 'RSA-SHA256' }).gpWebpay?.digestAlgorithm).toBe(
    'RSA-SHA256',
  );
  expect(() => readConfiguration({ ...variables, GPWEBPAY_DIGEST: 'MD5' })).toThrow(
    'GPWEBPAY_DIGEST is RSA-SHA1 or RSA-SHA256',
  );
});

test('the gateway that registers bank cards is configured with all of its variables, or with none', () => {
  const variables = {
    LINKA_TOKENIZATION_URL: 'https://cards.example/begin/',
    LINKA_TOKENIZATION_STATUS_URL: 'https://cards.example/status',
    LINKA_TOKENIZATION_PROVIDER_ID: 'LINKA1',
    LINKA_TOKENIZATION_PRIVATE_KEY_FILE: key,
    LINKA_TOKENIZATION_GATEWAY_KEY_FILE: otherKey,
  };
  expect(readConfiguration(variables).tokenization).toMatchObject({
    url: 'https://cards.example/begin',
    statusUrl: 'https://cards.example/status',
    providerId: 'LINKA1',
    privateKey: 'PEM',
    gatewayPublicKey: 'OTHER PEM',
  });
  expect(readConfiguration({}).tokenization).toBeUndefined();
  const { LINKA_TOKENIZATION_PROVIDER_ID: _, ...incomplete } = variables;
  expect(() => readConfiguration(incomplete)).toThrow('LINKA_TOKENIZATION_PROVIDER_ID is not set');
});

test.each([
  [{ PORT: 'abc' }, 'PORT is a number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT is a number from 1 to 65535'],
  [{ PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY is csob or gpwebpay'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is an address such as postgres://'],
  [{ LINKA_SANDBOX: 'yes' }, 'LINKA_SANDBOX is 0 or 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is a level'],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL is an address'],
  [{ LINKA_MAP_PHONE_TOKEN: 'x'.repeat(15) }, 'LINKA_MAP_PHONE_TOKEN is shorter than 16 characters'],
  [{ LINKA_DRAFT_KEY: 'x'.repeat(31) }, 'LINKA_DRAFT_KEY is shorter than 32 characters'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL is an address such as smtp://host:25'],
  [{ PORT: '0' }, 'PORT is a number from 1 to 65535'],
  [{ LINKA_TRUST_PROXY: 'yes' }, 'LINKA_TRUST_PROXY is 0 or 1'],
  [{ LINKA_BRAND: 'nowhere' }, 'LINKA_BRAND is no brand in brands/'],
  [{ LINKA_BRAND: '../package' }, 'LINKA_BRAND is a file name in brands/'],
  [
    { NODE_ENV: 'production' },
    'the payment gateway CSOB is not configured\nSMTP_URL is not set\nLINKA_DRAFT_KEY is not set\n',
  ],
  [
    {
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'gpwebpay',
      SMTP_URL: 'smtps://mail',
      LINKA_DRAFT_KEY: draftKey,
      ...csob,
    },
    'the payment gateway GP_WEBPAY is not configured\n(',
  ],
  [{ CSOB_API_URL: 'https://gateway.example' }, 'CSOB_MERCHANT_ID is not set'],
  [{ ...csob, CSOB_PRIVATE_KEY_FILE: '/no/key' }, 'CSOB_PRIVATE_KEY_FILE: the key file /no/key cannot be read'],
])('%j is refused with an explanation', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message);
});

test('what an operator sets is used as it is', () => {
  const set = {
    HOST: '192.0.2.1',
    PORT: '8080',
    LINKA_TRUST_PROXY: '1',
    DATABASE_URL: 'postgresql://linka@db/linka',
    LINKA_DATA: '/data',
    LINKA_ISIC_REGISTER_URL: 'https://isic.example/',
    SMTP_URL: 'smtps://mail:465',
    LINKA_DRAFT_KEY: 'x'.repeat(32),
    LINKA_MAP_PHONE_TOKEN: 'x'.repeat(16),
    MAIL_FROM: 'Shop <shop@shop.example>',
    LOG_LEVEL: 'error',
    LINKA_CLIENT: '/client',
    LINKA_FLOWS: '/flows',
  };
  expect(readConfiguration(set)).toMatchObject({
    host: set.HOST,
    port: 8080,
    publicUrl: 'http://localhost:8080',
    trustProxy: true,
    databaseUrl: set.DATABASE_URL,
    dataDirectory: set.LINKA_DATA,
    isicRegisterUrl: 'https://isic.example',
    smtpUrl: set.SMTP_URL,
    draftKey: set.LINKA_DRAFT_KEY,
    mapPhoneToken: set.LINKA_MAP_PHONE_TOKEN,
    mailFrom: set.MAIL_FROM,
    logLevel: set.LOG_LEVEL,
    clientDirectory: set.LINKA_CLIENT,
    flowsDirectory: set.LINKA_FLOWS,
  });
});

describe('the keys that sign passes', () => {
  const pemOf = (namedCurve: string) =>
    generateKeyPairSync('ec', {
      namedCurve,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const write = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const [one, other, weak] = [pemOf('P-256'), pemOf('P-256'), pemOf('P-384')];

  test('are one, and any number that signed before, in one file', () => {
    const signing = write('pass.pem', one.privateKey);
    const former = write('former.pem', `${one.publicKey}\n${other.publicKey}`);
    const read = readConfiguration({ LINKA_PASS_KEY_FILE: signing, LINKA_FORMER_PASS_KEYS_FILE: former });
    expect([read.passKey, ...read.formerPassKeys]).toEqual(
      [one.privateKey, one.publicKey, other.publicKey].map((pem) => pem.trim()),
    );
    expect(readConfiguration({})).toMatchObject({ passKey: undefined, formerPassKeys: [] });
  });

  test.each([
    ['of another curve', 'LINKA_PASS_KEY_FILE', weak.privateKey],
    ['that are public', 'LINKA_PASS_KEY_FILE', one.publicKey],
    ['that are none', 'LINKA_PASS_KEY_FILE', 'PEM'],
    ['one of which is of another curve', 'LINKA_FORMER_PASS_KEYS_FILE', `${one.publicKey}\n${weak.publicKey}`],
  ])('%s are refused, and are not told', (what, variable, content) => {
    const path = write(`${what}.pem`, content);
    const read = () => readConfiguration({ [variable]: path });
    expect(read).toThrow(`${variable}: ${path} is no key of the curve P-256`);
    expect(read).not.toThrow('-----');
  });
});

test('the description of the API is public in the sandbox, and in production when the operator says so', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25', LINKA_DRAFT_KEY: draftKey, ...csob };
  expect(readConfiguration({}).publicApiDocument).toBe(true);
  expect(readConfiguration({ LINKA_PUBLIC_API_DOCUMENT: '0' }).publicApiDocument).toBe(false);
  expect(readConfiguration(production).publicApiDocument).toBe(false);
  expect(readConfiguration({ ...production, LINKA_PUBLIC_API_DOCUMENT: '1' }).publicApiDocument).toBe(true);
});

test('the address of clamd is a host and a port', () => {
  expect(readConfiguration({}).clamd).toBeUndefined();
  expect(readConfiguration({ LINKA_CLAMD: 'clamd.example:3310' }).clamd).toEqual({ host: 'clamd.example', port: 3310 });
  for (const wrong of ['', 'clamd', ':3310', 'clamd:0', 'clamd:65536', 'http://clamd:3310'])
    expect(() => readConfiguration({ LINKA_CLAMD: wrong }), wrong).toThrow(ConfigurationError);
});

describe('the S3-compatible store', () => {
  const s3 = {
    LINKA_S3_ENDPOINT: 'https://s3.example/',
    LINKA_S3_BUCKET: 'linka-files',
    LINKA_S3_ACCESS_KEY: 'AKIDSHOP',
    LINKA_S3_SECRET_KEY: 'secret/of+the=shop',
  };

  test('is used when it is configured', () => {
    expect(readConfiguration({}).s3).toBeUndefined();
    expect(readConfiguration(s3).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'linka-files',
      accessKey: 'AKIDSHOP',
      secretKey: 'secret/of+the=shop',
      onlyRead: false,
    });
    expect(readConfiguration({ ...s3, LINKA_S3_REGION: 'eu-1', LINKA_S3_ONLY_READ: '1' }).s3).toMatchObject({
      region: 'eu-1',
      onlyRead: true,
    });
  });

  test('is reached without TLS only if the operator says so', () => {
    const open = { ...s3, LINKA_S3_ENDPOINT: 'http://minio:9000' };
    expect(() => readConfiguration(open)).toThrow('LINKA_S3_ENDPOINT does not begin with https:');
    expect(() => readConfiguration({ ...open, LINKA_S3_INSECURE: '0' })).toThrow(ConfigurationError);
    expect(readConfiguration({ ...open, LINKA_S3_INSECURE: '1' }).s3?.endpoint).toBe('http://minio:9000');
  });

  test.each([
    [{ LINKA_S3_ENDPOINT: undefined }, 'LINKA_S3_ENDPOINT is not set'],
    [{ LINKA_S3_SECRET_KEY: undefined }, 'LINKA_S3_SECRET_KEY is not set'],
    [{ LINKA_S3_ENDPOINT: 'https://user:word@s3.example' }, 'LINKA_S3_ENDPOINT is an address'],
    [{ LINKA_S3_ENDPOINT: 'https://s3.example/?a=b' }, 'LINKA_S3_ENDPOINT is an address'],
    [{ LINKA_S3_ENDPOINT: 'ftp://s3.example' }, 'LINKA_S3_ENDPOINT is an address'],
    [{ LINKA_S3_BUCKET: 'a/b' }, 'LINKA_S3_BUCKET is the name of a bucket'],
    [{ LINKA_S3_ACCESS_KEY: 'a b' }, 'LINKA_S3_ACCESS_KEY has characters'],
    [{ LINKA_S3_REGION: '' }, 'LINKA_S3_REGION is a name'],
    [{ LINKA_S3_INSECURE: 'yes' }, 'LINKA_S3_INSECURE is 0 or 1'],
  ])('%j is refused, and its secret is not told', (change, message) => {
    const read = () => readConfiguration({ ...s3, ...change });
    expect(read).toThrow(message);
    expect(read).not.toThrow(s3.LINKA_S3_SECRET_KEY);
  });
});
