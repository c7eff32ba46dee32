import { afterAll, describe, expect, it, test } from 'vitest';
import { readEnvironment } from '#server/read-environment.ts';
import { createEnvironments } from './environments.ts';

const { csob, gpWebpay, production, remove } = createEnvironments();
afterAll(remove);

test('pages that others can change may call a sandbox, but not a shop', () => {
  const open = { LINKA_ALLOWED_ORIGINS: 'https://shop.example,http://other.example' };
  expect(readEnvironment(open).allowedOrigins).toHaveLength(2);
  expect(() => readEnvironment({ ...production, ...open })).toThrow(
    /^LINKA_ALLOWED_ORIGINS must begin with https: .+: http:\/\/other\.example$/,
  );
});

const isSandbox = (environment: Readonly<Record<string, string>>) => readEnvironment(environment).sandbox;

describe('the sandbox', () => {
  test.each([
    [{}],
    [{ NODE_ENV: 'development' }],
    [{ NODE_ENV: 'test' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '127.0.0.1' }],
    [{ HOST: '127.255.0.3' }],
    [{ HOST: '::1' }],
    [{ NODE_ENV: 'production', LINKA_SANDBOX: '1' }],
  ])('starts with %j', (environment) => {
    expect(isSandbox(environment)).toBe(true);
  });

  const database = { DATABASE_URL: 'postgres://db/shop' };
  test.each([
    [database, /^DATABASE_URL is set, .+$/],
    [{ HOST: '0.0.0.0' }, /^HOST is 0\.0\.0\.0, .+$/],
    [{ HOST: '::' }, /^HOST is ::, .+$/],
    [{ HOST: '192.168.1.2' }, /^HOST .+$/],
    [{ HOST: '128.0.0.1' }, /^HOST .+$/],
    [{ HOST: '2001:db8::1' }, /^HOST .+$/],
    [{ HOST: 'shop.example' }, /^HOST .+$/],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0', ...database }, /^DATABASE_URL .+\nHOST .+$/],
  ])('starts with %j only if LINKA_SANDBOX=1 is set, and the error explains it', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(message);
    expect(() => readEnvironment(environment)).toThrow('set NODE_ENV=production, or LINKA_SANDBOX=1');
    expect(isSandbox({ ...environment, LINKA_SANDBOX: '1' })).toBe(true);
  });
});

describe('a shop', () => {
  it('starts with the required variables, on any host and database', () => {
    expect(isSandbox(production)).toBe(false);
    expect(isSandbox({ ...production, HOST: '192.0.2.1', DATABASE_URL: 'postgres://db/shop' })).toBe(false);
  });

  const { PUBLIC_URL: _, SMTP_URL: _mail, LINKA_DRAFT_KEY: _key, ...bare } = production;
  test.each([
    [
      { NODE_ENV: 'production' },
      /^PAYMENT_GATEWAY is csob, but CSOB_API_URL .+\nPUBLIC_URL is not set\nSMTP_URL is not set\nLINKA_DRAFT_KEY is not set\n\(/,
    ],
    [{ LINKA_SANDBOX: '0' }, /^PAYMENT_GATEWAY is csob, .+\nPUBLIC_URL is not set\n/],
    [{ ...bare, SMTP_URL: 'smtp://mail', LINKA_DRAFT_KEY: 'x'.repeat(32) }, /^PUBLIC_URL is not set\n\(/],
    [{ ...production, PAYMENT_GATEWAY: 'gpwebpay' }, /^PAYMENT_GATEWAY is gpwebpay, but GPWEBPAY_URL .+\n\(/],
    [{ ...production, PAYMENT_GATEWAY: 'testbank' }, /^PAYMENT_GATEWAY is testbank, but .+ only in a sandbox\n\(/],
  ])('does not start with %j', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(message);
  });

  it('needs only one of the gateways', () => {
    const other = {
      ...bare,
      PUBLIC_URL: 'http://shop.example',
      SMTP_URL: 'smtp://mail',
      LINKA_DRAFT_KEY: 'x'.repeat(32),
    };
    const withoutCsob = Object.fromEntries(Object.entries(other).filter(([name]) => !(name in csob)));
    expect(isSandbox({ ...withoutCsob, ...gpWebpay, PAYMENT_GATEWAY: 'gpwebpay' })).toBe(false);
  });
});
