import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import { CsobGateway } from '#server/purchase/gateways/csob/csob-gateway.ts';
import { GpGateway } from '#server/purchase/gateways/gp-webpay/gp-gateway.ts';
import { createGpStandIn } from '#server/purchase/gateways/gp-webpay/gp-stand-in.ts';
import { createSigner, createVerifier } from '#server/purchase/gateways/rsa.ts';
import { newPair } from './keys.ts';

const merchant = newPair();
const bank = newPair();
const bankSigns = createSigner(bank.privateKey, 'RSA-SHA256');
const bankSignsGp = createSigner(bank.privateKey, 'RSA-SHA1');

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve))));

/** Starts a gateway that answers with `listener`; returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
}

const behaving = (listener: RequestListener): RequestListener => listener;

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const csobAt = (apiUrl: string): CsobGateway =>
  new CsobGateway({
    apiUrl,
    browserUrl: apiUrl,
    merchantId: 'M1MIPS0001',
    sign: createSigner(merchant.privateKey, 'RSA-SHA256'),
    verify: createVerifier(bank.publicKey, 'RSA-SHA256'),
    clock: { now: () => new Date('2026-11-21T11:00:00Z') },
  });

const attempt = {
  orderNumber: 1_000_000_001,
  merchantOrderNumber: 260001,
  amount: 100,
  currency: 'CZK',
  language: 'cs',
  returnUrl: 'https://shop.example/payment-return',
};

const reply = (fields: Record<string, string | number>) => ({
  ...fields,
  signature: bankSigns(Object.values(fields).join('|')),
});
const statusReply = (paymentStatus: number, payId = 'pay1'): Record<string, string | number> =>
  reply({ payId, dttm: '20261121120000', resultCode: 0, resultMessage: 'OK', paymentStatus });

describe('answers of the first gateway', () => {
  it.each([
    [1, 'OPEN', false, true],
    [2, 'OPEN', true, true],
    [3, 'CANCELLED', false, false],
    [4, 'OPEN', true, false],
    [5, 'REVERSED', false, false],
    [6, 'REJECTED', false, false],
    [7, 'PAID', false, false],
    [8, 'PAID', false, false],
    [9, 'REVERSED', false, false],
    [10, 'REVERSED', false, false],
    [0, 'UNKNOWN', false, false],
    [77, 'UNKNOWN', false, false],
  ] as const)('paymentStatus %i is read as %s', async (paymentStatus, state, begun, resumable) => {
    const gateway = csobAt(await serve(json(statusReply(paymentStatus))));
    expect(await gateway.status('pay1')).toMatchObject({ state, begun, resumable });
  });

  it('a paid status with an error code does not settle the payment', async () => {
    const refused = reply({
      payId: 'pay1',
      dttm: '20261121120000',
      resultCode: 150,
      resultMessage: 'x',
      paymentStatus: 7,
    });
    expect(await csobAt(await serve(json(refused))).status('pay1')).toMatchObject({ state: 'UNKNOWN' });
  });

  it.each([
    ['an unsigned refusal', json({ resultCode: 110, resultMessage: 'Wrong signature' }, 401)],
    ['an altered status', json({ ...statusReply(2), paymentStatus: 7 })],
    ['a status with an invalid signature', json({ ...statusReply(7), signature: 'AAAA' })],
    ['a status about another payment', json(statusReply(7, 'pay2'))],
    [
      'a status without a payment',
      json(reply({ dttm: '20261121120000', resultCode: 0, resultMessage: 'OK', paymentStatus: 7 })),
    ],
    [
      'an old answer that is sent again',
      json(reply({ payId: 'pay1', dttm: '20261121090000', resultCode: 0, resultMessage: 'OK', paymentStatus: 7 })),
    ],
    [
      'an answer with a time in the future',
      json(reply({ payId: 'pay1', dttm: '20261121150000', resultCode: 0, resultMessage: 'OK', paymentStatus: 7 })),
    ],
    [
      'an answer with an impossible time',
      json(reply({ payId: 'pay1', dttm: '20261399999999', resultCode: 0, resultMessage: 'OK', paymentStatus: 7 })),
    ],
    [
      'an answer signed with an unknown key',
      json({ ...statusReply(7), signature: createSigner(newPair().privateKey, 'RSA-SHA256')('pay1') }),
    ],
    ["a firewall's page with status 200", behaving((_, response) => response.end('<html>Request Rejected</html>'))],
    ['a redirect', behaving((_, response) => response.writeHead(302, { location: '/x' }).end())],
    ['no answer', behaving((request) => request.socket.destroy())],
  ])('%s is refused', async (_, listener) => {
    await expect(csobAt(await serve(listener)).status('pay1')).rejects.toThrow(GatewayUnavailable);
  });

  it.each(['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus'] as const)(
    'an answer whose %s was altered or removed is refused',
    async (name) => {
      const { [name]: value, ...rest } = statusReply(7);
      const other = typeof value === 'number' ? value + 1 : `${String(value)}1`;
      for (const answer of [rest, { ...rest, [name]: other }]) {
        const status = csobAt(await serve(json(answer))).status('pay1');
        await expect(status).rejects.toThrow(GatewayUnavailable);
      }
    },
  );

  it.each([
    ['20261121095000', 'PAID'],
    ['20261121094900', null],
    ['20261121141000', 'PAID'],
    ['20261121141100', null],
  ])('an answer with the time %s is accepted if it differs by at most 130 minutes: %s', async (dttm, state) => {
    const answer = reply({ payId: 'pay1', dttm, resultCode: 0, resultMessage: 'OK', paymentStatus: 7 });
    const asked = csobAt(await serve(json(answer))).status('pay1');
    if (state === null) await expect(asked).rejects.toThrow(GatewayUnavailable);
    else expect(await asked).toMatchObject({ state });
  });

  it('init succeeds only with resultCode 0, even if the answer has a payId', async () => {
    const refused = reply({
      payId: 'dead',
      dttm: '20261121120000',
      resultCode: 110,
      resultMessage: 'Invalid',
      paymentStatus: 1,
    });
    await expect(csobAt(await serve(json(refused))).init(attempt)).rejects.toThrow(GatewayUnavailable);
  });

  it('init returns the process address with its signed fields', async () => {
    const url = await serve(json(statusReply(1, '7ff1cfcfab9d@HL')));
    const begun = await csobAt(url).init(attempt);
    if (begun.gateway !== 'CSOB') throw new Error(`expected the gateway CSOB, got ${begun.gateway}`);
    const { merchantId, payId, dttm, signature } = begun.redirect;
    expect(begun.processUrl).toBe(`${url}/payment/process`);
    expect(createVerifier(merchant.publicKey, 'RSA-SHA256')(`${merchantId}|${payId}|${dttm}`, signature)).toBe(true);
    expect(dttm).toBe('20261121120000');
  });

  it('echo checks both keys', async () => {
    const good = reply({ dttm: '20261121120000', resultCode: 0, resultMessage: 'OK' });
    await expect(csobAt(await serve(json(good))).echo()).resolves.toBeUndefined();
    const refused = reply({ dttm: '20261121120000', resultCode: 120, resultMessage: 'Merchant blocked' });
    await expect(csobAt(await serve(json(refused))).echo()).rejects.toThrow(GatewayUnavailable);
  });
});

describe('answers of the second gateway', () => {
  const shop = {
    merchantNumber: '0000260001',
    sign: createSigner(merchant.privateKey, 'RSA-SHA1'),
    verify: createVerifier(bank.publicKey, 'RSA-SHA1'),
  };
  const gpAt = (serviceUrl: string): GpGateway =>
    new GpGateway({
      ...shop,
      browserUrl: 'https://gateway.example/order.do',
      webService: createGpStandIn({ ...shop, serviceUrl }),
    });

  const Question = v.object({ messageId: v.string(), orderNumber: v.string() });

  interface Tampering {
    /** Fields that are replaced before the answer is signed. */
    readonly signed?: Readonly<Record<string, string>>;
    /** Fields that are replaced after the answer was signed. */
    readonly changed?: Readonly<Record<string, string | undefined>>;
    readonly sign?: (text: string) => string;
  }

  /** Answers the received request; some fields of the answer are replaced. */
  const service =
    (prCode: string, state: string, { signed, changed, sign = bankSignsGp }: Tampering = {}): RequestListener =>
    (request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const { messageId, orderNumber } = v.parse(Question, JSON.parse(text));
        const answer = { messageId, orderNumber, prCode, srCode: '0', state, ...signed };
        response.end(JSON.stringify({ ...answer, digest: sign(Object.values(answer).join('|')), ...changed }));
      });
    };

  it.each([
    ['0', '1', 'OPEN'],
    ['0', '2', 'OPEN'],
    ['0', '3', 'OPEN'],
    ['0', '4', 'OPEN'],
    ['0', '7', 'PAID'],
    ['0', '8', 'PAID'],
    ['0', '5', 'REVERSED'],
    ['0', '6', 'REJECTED'],
    ['0', '10', 'CANCELLED'],
    ['0', '11', 'REVERSED'],
    ['0', '12', 'REVERSED'],
    ['0', '13', 'REJECTED'],
    ['0', '20', 'CANCELLED'],
    ['0', '21', 'CANCELLED'],
    ['0', '201', 'CANCELLED'],
    ['0', '210', 'CANCELLED'],
    ['0', '99', 'UNKNOWN'],
    ['1000', '7', 'UNKNOWN'],
  ])('prCode %s, state %s is read as %s', async (prCode, state, expected) => {
    expect(await gpAt(await serve(service(prCode, state))).status('1')).toMatchObject({ state: expected });
  });

  it('an order that is still unknown to the gateway is open and resumable', async () => {
    expect(await gpAt(await serve(service('15', ''))).status('1')).toMatchObject({
      state: 'OPEN',
      begun: false,
      resumable: true,
    });
  });

  it.each([
    ['an altered state', { state: '7' }],
    ['an altered prCode', { prCode: '15' }],
    ['an altered srCode', { srCode: '1' }],
    ['a digest made with an unknown key', { digest: createSigner(newPair().privateKey, 'RSA-SHA1')('x') }],
    ['an answer to another question', { messageId: 'other' }],
    ['an answer about another order', { orderNumber: '2' }],
    ['an invalid digest', { digest: 'AAAA' }],
  ])('%s is refused', async (_, changed) => {
    await expect(gpAt(await serve(service('0', '2', { changed }))).status('1')).rejects.toThrow(GatewayUnavailable);
  });

  it.each(['messageId', 'orderNumber', 'prCode', 'srCode', 'state', 'digest'])(
    'an answer without its %s is refused',
    async (name) => {
      const listener = service('0', '7', { changed: { [name]: undefined } });
      await expect(gpAt(await serve(listener)).status('1')).rejects.toThrow(GatewayUnavailable);
    },
  );

  it.each([
    ['an answer to an earlier question', { messageId: 'an earlier question' }],
    ['an answer about another order', { orderNumber: '2' }],
  ])('%s is refused, although its signature is valid', async (_, signed) => {
    const listener = service('0', '7', { signed });
    await expect(gpAt(await serve(listener)).status('1')).rejects.toThrow('another question');
  });

  it.each([
    ['our own key', createSigner(merchant.privateKey, 'RSA-SHA1')],
    ["somebody else's key", createSigner(newPair().privateKey, 'RSA-SHA1')],
    ['another algorithm', bankSigns],
  ])('an answer signed by %s is refused', async (_, sign) => {
    const listener = service('0', '7', { sign });
    await expect(gpAt(await serve(listener)).status('1')).rejects.toThrow('wrong signature');
  });

  it('the form is signed, and has every field under its upper-cased name', async () => {
    const begun = await gpAt('https://gateway.example/service').init(attempt);
    if (begun.gateway !== 'GP_WEBPAY') throw new Error(`expected the gateway GP_WEBPAY, got ${begun.gateway}`);
    const text = '0000260001|CREATE_ORDER|1000000001|100|203|1|260001|https://shop.example/payment-return';
    expect(createVerifier(merchant.publicKey, 'RSA-SHA1')(text, begun.form.digest)).toBe(true);
    expect(Object.keys(begun.form).map((name) => name.toUpperCase())).toEqual(
      expect.arrayContaining([
        'MERCHANTNUMBER',
        'OPERATION',
        'ORDERNUMBER',
        'AMOUNT',
        'CURRENCY',
        'DEPOSITFLAG',
        'MERORDERNUM',
        'URL',
        'DIGEST',
      ]),
    );
  });
});
