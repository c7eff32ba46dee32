import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { TestBankGateway } from '#server/purchase/gateways/test-bank/test-bank-gateway.ts';
import { beginPayment } from '../support/payer.ts';
import { pass, startShop } from '../support/shop.ts';
import type { Shop } from '../support/shop.ts';

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const Question = v.object({ message: v.pipe(v.string(), v.parseJson(), v.object({ messageId: v.string() })) });

/** What the gateway answers, from the id of the question. */
let answerTo: (messageId: string) => { secret?: string; content: object };
const server = createServer((request, response) => {
  void json(request).then((body) => {
    const { secret = 'secret', content } = answerTo(v.parse(Question, body).message.messageId);
    const message = JSON.stringify(content);
    return response.end(JSON.stringify({ message, signature: hmac(secret, message) }));
  });
});
let gateway: TestBankGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const serviceUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const clock = { now: () => new Date('2026-11-21T11:00:00Z') };
  gateway = new TestBankGateway({ serviceUrl, browserUrl: serviceUrl, secret: 'secret', clock });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the test gateway', () => {
  it.each([
    ['OPEN', { state: 'OPEN', begun: false, resumable: true, withBank: false }],
    ['BEGUN', { state: 'OPEN', begun: true, resumable: true, withBank: false }],
    ['PAID', { state: 'PAID', begun: false, resumable: false, withBank: false }],
    ['SETTLED', { state: 'PAID', begun: false, resumable: false, withBank: true }],
    ['REJECTED', { state: 'REJECTED', begun: false, resumable: false, withBank: false }],
  ])('reports %s', async (state, status) => {
    answerTo = (messageId) => ({ content: { messageId, paymentId: 'a1', state } });
    expect(await gateway.status('a1')).toMatchObject(status);
  });

  it.each([
    ['is signed with another secret', { secret: 'another' }, {}],
    ['belongs to another question', {}, { messageId: 'another' }],
    ['is about another payment', {}, { paymentId: 'b2' }],
    ['has an unknown state', {}, { state: 'STOLEN' }],
  ])('has no answer when the answer %s', async (_, signing, change) => {
    answerTo = (messageId) => ({ ...signing, content: { messageId, paymentId: 'a1', state: 'PAID', ...change } });
    await expect(gateway.status('a1')).rejects.toThrow(GatewayUnavailable);
  });

  it('has signed a return only if no field was altered or is missing', () => {
    const fields = {
      testBankPayment: 'a1',
      testBankState: 'PAID',
      testBankSignature: hmac('secret', 'return|a1|PAID'),
    };
    expect(gateway.verifyReturn(fields)).toBe(true);
    for (const name of Object.keys(fields)) {
      expect(gateway.verifyReturn({ ...fields, [name]: 'other' })).toBe(false);
      const lacking = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
      expect(gateway.verifyReturn(lacking)).toBe(false);
    }
  });
});

describe('the simulator of the test gateway', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ gateway: 'TEST_BANK' });
  });
  afterAll(() => shop.stop());

  it('answers only signed questions', async () => {
    const message = JSON.stringify({ messageId: 'm', operation: 'STATE', paymentId: 'a1' });
    const body = JSON.stringify({ message, signature: hmac('another', message) });
    const service = `${shop.url}/sandbox/gateways/test-bank/service`;
    expect((await fetch(service, { method: 'POST', body })).status).toBe(401);
  });

  it('opens its page only at a recent address that the shop has signed', async () => {
    const { begun } = await beginPayment(shop);
    if (!('redirect' in begun)) throw new Error(`expected an address, got a form of ${begun.gateway}`);
    const { payId, dttm, signature } = begun.redirect;
    const open = async (...parts: readonly string[]) =>
      (await fetch([begun.processUrl, 'LINKA', ...parts].join('/'), { redirect: 'manual' })).status;
    expect(await open(payId, dttm, signature)).toBe(303);
    expect(await open(payId, dttm.replace(/.$/, '9'), signature)).toBe(200);
    expect(await open(payId, dttm, hmac('another', `open|${payId}|${dttm}`))).toBe(200);
    pass(shop, 3 * 3600);
    expect(await open(payId, dttm, signature)).toBe(200);
  });
});
