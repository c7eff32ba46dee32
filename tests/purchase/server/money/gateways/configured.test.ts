import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import { ownUrl } from '#server/platform/remote/gateway-addresses.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { createGateways } from '#server/purchase/gateways/create-gateways.ts';
import { gpForm } from '#server/purchase/gateways/gp-webpay/gp-form.ts';
import { createVerifier } from '#server/purchase/gateways/rsa.ts';
import { createTokenizationGateway } from '#server/purchase/gateways/tokenization/create-tokenization-gateway.ts';
import { readEnvironment } from '#server/read-environment.ts';
import { openSeededPglite } from '#tests/common/server/support/seeded-pglite.ts';
import { TestClock } from '#tests/common/server/support/test-clock.ts';
import { newPair } from './keys.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openSeededPglite();
});
afterAll(() => opened.close());

const merchant = newPair();
const bank = newPair();
const clock = new TestClock();
const production = { ...readEnvironment({}), sandbox: false };
const keys = { privateKey: merchant.privateKey, gatewayPublicKey: bank.publicKey };
const attempt = {
  orderNumber: 1_000_000_001,
  merchantOrderNumber: 260001,
  amount: 100,
  currency: 'CZK',
  language: 'cs',
  returnUrl: 'https://shop.example/payment-return',
};

describe('outside of the sandbox', () => {
  it('a gateway without keys is not configured, and there is no gateway that registers bank cards', async () => {
    const gateways = await createGateways(production, opened.database, clock);
    for (const name of ['CSOB', 'GP_WEBPAY'] as const)
      expect(() => gateways.byName(name)).toThrow(`the gateway ${name} is not configured`);
    expect(await createTokenizationGateway(production, opened.database, clock)).toBeUndefined();
  });

  it('the first gateway uses the configured addresses, merchant and key', async () => {
    const csob = { apiUrl: 'https://bank.example/api', merchantId: 'M1MIPS0001', ...keys };
    const gateways = await createGateways({ ...production, gateways: { CSOB: csob } }, opened.database, clock);
    const begun = gateways.byName('CSOB').resume(attempt, 'pay1');
    if (begun.gateway !== 'CSOB') throw new Error(`expected the gateway CSOB, got ${begun.gateway}`);
    expect(begun.processUrl).toBe('https://bank.example/api/payment/process');
    const { signature, merchantId, payId, dttm } = begun.redirect;
    expect(merchantId).toBe('M1MIPS0001');
    expect(createVerifier(merchant.publicKey, 'RSA-SHA256')(`${merchantId}|${payId}|${dttm}`, signature)).toBe(true);
  });

  it.each(['RSA-SHA1', 'RSA-SHA256'] as const)(
    'the second gateway signs with %s if this is configured',
    async (digest) => {
      const gpWebpay = {
        url: 'https://gp.example/order.do',
        statusUrl: 'https://gp.example/service',
        merchantNumber: '0000999999',
        digestAlgorithm: digest,
        ...keys,
      };
      const gateways = await createGateways(
        { ...production, gateways: { GP_WEBPAY: gpWebpay } },
        opened.database,
        clock,
      );
      const begun = await gateways.byName('GP_WEBPAY').init(attempt);
      if (begun.gateway !== 'GP_WEBPAY') throw new Error(`expected the gateway GP_WEBPAY, got ${begun.gateway}`);
      expect([begun.processUrl, begun.form.merchantNumber]).toEqual(['https://gp.example/order.do', '0000999999']);
      const text = '0000999999|CREATE_ORDER|1000000001|100|203|1|260001|https://shop.example/payment-return';
      expect(createVerifier(merchant.publicKey, digest)(text, begun.form.digest)).toBe(true);
    },
  );
});

describe('the currency of a payment at the second gateway', () => {
  const formOf = (currency: string) => gpForm({ ...attempt, currency }, '1', () => 'digest');

  it.each([
    ['CZK', '203'],
    ['EUR', '978'],
    ['PLN', '985'],
    ['RON', '946'],
    ['USD', '840'],
  ])('%s has the number %s', (currency, number) => {
    expect(formOf(currency).currency).toBe(number);
  });

  it('is refused when its number is not known', () => {
    expect(() => formOf('XXX')).toThrow(GatewayUnavailable);
  });
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['', 'http://127.0.0.1:4000'],
  ['10.0.0.5', 'http://10.0.0.5:4000'],
  ['::1', 'http://[::1]:4000'],
])('an instance that listens at %j calls itself at %s', (host, address) => {
  expect(ownUrl({ ...production, host, port: 4000 })).toBe(address);
});
