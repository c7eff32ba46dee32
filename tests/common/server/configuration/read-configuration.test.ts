import { afterAll, describe, expect, test } from 'vitest';
import { extensions } from '#contract/extensions.ts';
import { readEnvironment } from '#server/read-environment.ts';
import { createEnvironments, curvePair } from './environments.ts';

const { folder, write, keys, csob, gpWebpay, tokenization, s3, production, remove } = createEnvironments();
afterAll(remove);
const pems = { privateKey: keys.own.privateKey, gatewayPublicKey: keys.gateway.publicKey };

test('without any variables the server is a sandbox on this computer', () => {
  expect(readEnvironment({})).toMatchObject({
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
  expect(readEnvironment(production)).toMatchObject({
    sandbox: false,
    host: '0.0.0.0',
    publicUrl: 'https://shop.example',
    gateways: { CSOB: { apiUrl: 'https://gateway.example/api', merchantId: 'M1', ...pems } },
    trustProxy: false,
    logLevel: 'info',
    mailFrom: 'Linka <no-reply@linka.example>',
  });
  expect(readEnvironment({ NODE_ENV: 'production', LINKA_SANDBOX: '1' }).sandbox).toBe(true);
});

test('the address of the shop is its origin', () => {
  for (const [set, origin] of [
    ['https://Shop.example:443/', 'https://shop.example'],
    ['http://localhost:4100', 'http://localhost:4100'],
    ['https://jízdenky.example', 'https://xn--jzdenky-7ya.example'],
  ])
    expect(readEnvironment({ PUBLIC_URL: set }).publicUrl).toBe(origin);
});

test("the shop's pages are at the server's address unless another address is set", () => {
  expect(readEnvironment({ PUBLIC_URL: 'https://api.example' }).shopUrl).toBe('https://api.example');
  const apart = { PUBLIC_URL: 'https://api.example', LINKA_SHOP_URL: 'https://Shop.example:443/' };
  expect(readEnvironment(apart)).toMatchObject({ publicUrl: 'https://api.example', shopUrl: 'https://shop.example' });
});

test('pages of other origins may call the server only if they are listed', () => {
  expect(readEnvironment({}).allowedOrigins).toEqual([]);
  const listed = { LINKA_ALLOWED_ORIGINS: 'https://Shop.example:443/, http://localhost:4972' };
  const origins = ['https://shop.example', 'http://localhost:4972'];
  expect(readEnvironment(listed).allowedOrigins).toEqual(origins);
  expect(readEnvironment({ ...production, ...listed }).allowedOrigins).toEqual(origins);
});

test("the telephone application's token has a default only in the sandbox", () => {
  expect(readEnvironment({}).mapPhoneToken).toBe('sandbox-map-phone-token');
  expect(readEnvironment(production).mapPhoneToken).toBeUndefined();
  const own = { LINKA_MAP_PHONE_TOKEN: 'a-token-of-the-operator' };
  expect(readEnvironment({ ...production, ...own }).mapPhoneToken).toBe('a-token-of-the-operator');
});

test("the other systems' tokens are separated by commas, and have a default only in the sandbox", () => {
  expect(readEnvironment({}).systemTokens).toEqual(['sandbox-system-token']);
  expect(readEnvironment(production).systemTokens).toEqual([]);
  const own = { LINKA_SYSTEM_TOKENS: 'token-of-system-one, token-of-system-two=' };
  const { systemTokens } = readEnvironment({ ...production, ...own });
  expect(systemTokens).toEqual(['token-of-system-one', 'token-of-system-two=']);
});

test('GP webpay is configured with its address and keys', () => {
  const variables = { ...gpWebpay, PAYMENT_GATEWAY: 'gpwebpay' };
  expect(readEnvironment(variables)).toMatchObject({
    paymentGateway: 'GP_WEBPAY',
    gateways: {
      GP_WEBPAY: {
        url: 'https://gp.example/order.do',
        statusUrl: 'https://gp.example/ws',
        merchantNumber: '0000000123',
        digestAlgorithm: 'RSA-SHA1',
        ...pems,
      },
    },
  });
  expect(readEnvironment({ ...variables, GPWEBPAY_DIGEST: 'RSA-SHA256' }).gateways).toMatchObject({
    GP_WEBPAY: { digestAlgorithm: 'RSA-SHA256' },
  });
});

test('the gateway that registers bank cards is configured with its addresses and keys', () => {
  expect(readEnvironment(tokenization).tokenization).toEqual({
    url: 'https://cards.example/begin',
    statusUrl: 'https://cards.example/status',
    providerId: 'LINKA1',
    ...pems,
  });
  expect(readEnvironment({}).tokenization).toBeUndefined();
});

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = { csob, gpWebpay, tokenization, s3 };
test.each(Object.entries(groups))('the variables of %s must all be set, or none of them', (_, group) => {
  for (const missing of Object.keys(group))
    expect(() => readEnvironment({ ...group, [missing]: undefined })).toThrow(`${missing} is not set`);
  const [prefix = ''] = /^(?:LINKA_)?[A-Z\d]+_/.exec(Object.keys(group)[0] ?? '') ?? [];
  expect(() => readEnvironment({ [`${prefix}MISSPELT`]: 'x' })).toThrow(`${Object.keys(group)[0] ?? ''} is not set`);
});

test("a database's address may contain its host in the query, and a sender may be an address without a name", () => {
  const databaseUrl = 'postgres://linka@/shop?host=/run/postgresql';
  expect(readEnvironment({ DATABASE_URL: databaseUrl, LINKA_SANDBOX: '1' }).databaseUrl).toBe(databaseUrl);
  expect(readEnvironment({ MAIL_FROM: 'shop@shop.example' }).mailFrom).toBe('shop@shop.example');
});

test("the operator's values are used unchanged", () => {
  const set = {
    LINKA_SANDBOX: '1',
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
    LINKA_CLIENT: folder,
    LINKA_FLOWS: import.meta.dirname,
  };
  expect(readEnvironment(set)).toMatchObject({
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

test('passes are signed with one key; a second file contains any number of former keys', () => {
  const [one, other] = [curvePair('P-256'), curvePair('P-256')];
  const signing = write('signing.pem', one.privateKey);
  const former = write('former-ones.pem', `${one.publicKey}\n${other.publicKey}`);
  const read = readEnvironment({ LINKA_PASS_KEY_FILE: signing, LINKA_FORMER_PASS_KEYS_FILE: former });
  expect([read.passKey, ...read.formerPassKeys]).toEqual(
    [one.privateKey, one.publicKey, other.publicKey].map((pem) => pem.trim()),
  );
  expect(readEnvironment({})).toMatchObject({ passKey: undefined, formerPassKeys: [] });
});

test('the description of the API is public in the sandbox, and in production only if the operator configures it', () => {
  expect(readEnvironment({}).publicApiDocument).toBe(true);
  expect(readEnvironment({ LINKA_PUBLIC_API_DOCUMENT: '0' }).publicApiDocument).toBe(false);
  expect(readEnvironment(production).publicApiDocument).toBe(false);
  expect(readEnvironment({ ...production, LINKA_PUBLIC_API_DOCUMENT: '1' }).publicApiDocument).toBe(true);
});

test('by default all extensions are offered; otherwise those that are named, in the order of the contract', () => {
  expect(readEnvironment(production).extensions).toEqual(extensions);
  expect(readEnvironment({ LINKA_EXTENSIONS: 'none' }).extensions).toEqual([]);
  expect(readEnvironment({ LINKA_EXTENSIONS: 'trail, accountPage,trail' }).extensions).toEqual([
    'accountPage',
    'trail',
  ]);
});

test('the address of clamd is a host and a port', () => {
  expect(readEnvironment({}).clamd).toBeUndefined();
  expect(readEnvironment({ LINKA_CLAMD: 'clamd.example:3310' }).clamd).toEqual({ host: 'clamd.example', port: 3310 });
});

describe('the S3-compatible store', () => {
  test('is used when it is configured', () => {
    expect(readEnvironment({}).s3).toBeUndefined();
    expect(readEnvironment(s3).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'linka-files',
      accessKey: 'AKIDSHOP',
      secretKey: 'secret/of+the=shop',
      onlyRead: false,
    });
    expect(readEnvironment({ ...s3, LINKA_S3_REGION: 'eu-1', LINKA_S3_ONLY_READ: '1' }).s3).toMatchObject({
      region: 'eu-1',
      onlyRead: true,
    });
  });

  test('is used without TLS only if the operator configures it', () => {
    const open = { ...s3, LINKA_S3_ENDPOINT: 'http://minio:9000' };
    expect(() => readEnvironment(open)).toThrow('LINKA_S3_ENDPOINT does not begin with https:');
    expect(() => readEnvironment({ ...open, LINKA_S3_INSECURE: '0' })).toThrow('LINKA_S3_ENDPOINT');
    expect(readEnvironment({ ...open, LINKA_S3_INSECURE: '1' }).s3?.endpoint).toBe('http://minio:9000');
  });
});
