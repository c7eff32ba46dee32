import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csobFields, csobText } from '#server/purchase/gateways/csob/csob-text.ts';
import { gatewayTime } from '#server/purchase/gateways/gateway-time.ts';
import { gpRequestFields, gpText } from '#server/purchase/gateways/gp-webpay/gp-text.ts';
import { createSigner, createVerifier } from '#server/purchase/gateways/rsa.ts';
import type { Signer } from '#server/purchase/gateways/rsa.ts';
import { sandboxKeys } from '#server/purchase/gateways/sandbox-keys.ts';
import { choose } from './support/payer.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
const keysOf = (owner: string) => sandboxKeys(shop.services.database, owner);
let sign: Signer;
let signGp: Signer;
beforeAll(async () => {
  shop = await startShop();
  sign = createSigner((await keysOf('csob')).merchant, 'RSA-SHA256');
  signGp = createSigner((await keysOf('gp')).merchant, 'RSA-SHA1');
});
afterAll(() => shop.stop());

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, string | number>>;
}

const gateway = () => `${shop.url}/sandbox/gateways`;
const api = () => `${gateway()}/csob/api/v1.9`;
const dttm = () => gatewayTime(shop.clock.now());

async function call(method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${api()}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

let orderNo = 7_000_000;
const initMessage = (change: object = {}) => {
  orderNo += 1;
  return {
    merchantId: 'M1MIPSLINKA',
    orderNo: String(orderNo),
    dttm: dttm(),
    payOperation: 'payment',
    payMethod: 'card',
    totalAmount: 10_000,
    currency: 'CZK',
    closePayment: true,
    returnUrl: `${shop.url}/payment-return`,
    returnMethod: 'POST',
    cart: [{ name: 'Linka', quantity: 1, amount: 10_000 }],
    language: 'cs',
    ttlSec: 900,
    ...change,
  };
};
const signed = (message: ReturnType<typeof initMessage>) => ({
  ...message,
  signature: sign(csobText(message, csobFields.init)),
});
const initPayment = (change: object = {}) => call('POST', '/payment/init', signed(initMessage(change)));

const pathOf = (payId: string, time = dttm(), signature = sign(`M1MIPSLINKA|${payId}|${time}`)) =>
  ['M1MIPSLINKA', payId, time, signature].map(encodeURIComponent).join('/');
const statusOf = async (payId: string) => (await call('GET', `/payment/status/${pathOf(payId)}`)).body['paymentStatus'];
const put = (operation: string, payId: string) => {
  const message = { merchantId: 'M1MIPSLINKA', payId, dttm: dttm() };
  return call('PUT', `/payment/${operation}`, { ...message, signature: sign(Object.values(message).join('|')) });
};
const begun = async (change: object = {}): Promise<string> => {
  const payId = String((await initPayment(change)).body['payId']);
  await fetch(`${api()}/payment/process/${pathOf(payId)}`, { redirect: 'manual' });
  return payId;
};
const page = (payId: string) => `${gateway()}/pay/CSOB/${encodeURIComponent(payId)}`;

describe('the first gateway', () => {
  it('signs its answers', async () => {
    const { body } = await initPayment();
    const verify = createVerifier((await keysOf('csob')).gateway, 'RSA-SHA256');
    const { signature, ...message } = body;
    expect(message).toMatchObject({ resultCode: 0, resultMessage: 'OK', paymentStatus: 1 });
    expect(verify(csobText(message, csobFields.initAnswer), String(signature))).toBe(true);
    expect(String(body['payId']).length).toBeLessThanOrEqual(15);
  });

  it('answers an echo by GET and by POST', async () => {
    const message = { merchantId: 'M1MIPSLINKA', dttm: dttm() };
    const signature = sign(Object.values(message).join('|'));
    const path = ['M1MIPSLINKA', message.dttm, signature].map(encodeURIComponent).join('/');
    expect((await call('GET', `/echo/${path}`)).body).toMatchObject({ resultCode: 0 });
    expect((await call('POST', '/echo', { ...message, signature })).body).toMatchObject({ resultCode: 0 });
    expect((await call('POST', '/echo', { ...message, signature: 'AAAA' })).status).toBe(401);
  });

  it.each([
    ['an amount', { totalAmount: 1, cart: [{ name: 'Linka', quantity: 1, amount: 1 }] }],
    ['a return address', { returnUrl: 'https://elsewhere.example/' }],
    ['a cart line', { cart: [{ name: 'Other', quantity: 1, amount: 10_000 }] }],
    ['an order number', { orderNo: '42' }],
  ])('refuses %s that was altered after signing, with an unsigned answer', async (_, change) => {
    const { signature } = signed(initMessage());
    const { status, body } = await call('POST', '/payment/init', { ...initMessage(change), signature });
    expect(status).toBe(401);
    expect(body).toEqual({ resultCode: 110, resultMessage: 'Wrong signature' });
  });

  it.each([
    ['an order number with letters', 110, { orderNo: '12a' }],
    ['an order number that is too long', 110, { orderNo: '12345678901' }],
    ['nothing to pay', 110, { totalAmount: 0 }],
    ['a fraction', 110, { totalAmount: 100.5 }],
    ['no cart line', 110, { cart: [] }],
    ['three cart lines', 110, { cart: [1, 2, 3].map((amount) => ({ name: 'Linka', quantity: 1, amount })) }],
    ['cart lines with another sum', 110, { cart: [{ name: 'Linka', quantity: 1, amount: 1 }] }],
    ['a name that is too long', 110, { cart: [{ name: 'x'.repeat(21), quantity: 1, amount: 10_000 }] }],
    ['a lifetime that is too short', 110, { ttlSec: 299 }],
    ['a lifetime that is too long', 110, { ttlSec: 1801 }],
    ['an old time', 110, { dttm: '20261121070000' }],
    ['another merchant', 110, { merchantId: 'OTHER' }],
    ['no currency', 100, { currency: undefined }],
  ])('refuses %s with resultCode %i', async (_, resultCode, change) => {
    expect((await initPayment(change)).body).toMatchObject({ resultCode });
  });

  it('accepts a local time within 130 minutes', async () => {
    const shifted = (minutes: number) => gatewayTime(new Date(shop.clock.now().getTime() + minutes * 60_000));
    expect((await initPayment({ dttm: shifted(-129) })).body['resultCode']).toBe(0);
    expect((await initPayment({ dttm: shifted(129) })).body['resultCode']).toBe(0);
    expect((await initPayment({ dttm: shifted(131) })).body['resultCode']).toBe(110);
  });

  it('refuses an order number after a paid payment, but not after a cancelled payment', async () => {
    const message = { orderNo: '6000001' };
    const first = await begun(message);
    await choose(page(first), 'cancel');
    const second = await begun(message);
    await choose(page(second), 'pay');
    expect((await initPayment(message)).body).toMatchObject({
      resultCode: 110,
      resultMessage: expect.stringContaining('already exists'),
    });
  });

  it('redirects to its page with status 303, or shows an error page', async () => {
    const payId = String((await initPayment()).body['payId']);
    const led = await fetch(`${api()}/payment/process/${pathOf(payId)}`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([303, page(payId)]);
    expect(await statusOf(payId)).toBe(2);
    for (const path of [pathOf('unknown'), pathOf(payId, dttm(), 'AAAA')]) {
      const refused = await fetch(`${api()}/payment/process/${path}`, { redirect: 'manual' });
      expect([refused.status, refused.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/html']);
    }
  });

  it('returns the status only for a signed request', async () => {
    const payId = await begun();
    expect((await call('GET', `/payment/status/${pathOf(payId, dttm(), sign('other'))}`)).status).toBe(401);
    expect((await call('GET', `/payment/status/${pathOf('unknown')}`)).body).toMatchObject({ resultCode: 140 });
  });

  it('closes a payment that was not paid in time', async () => {
    const payId = await begun();
    pass(shop, 901);
    expect(await statusOf(payId)).toBe(6);
  });

  it('reverses before its batch, refunds after the batch, and never returns money twice', async () => {
    const [early, late] = [await begun(), await begun()];
    await choose(page(early), 'pay');
    await choose(page(late), 'pay');
    expect((await put('refund', early)).body).toMatchObject({ resultCode: 150, paymentStatus: 7 });
    expect((await put('reverse', early)).body).toMatchObject({ resultCode: 0, paymentStatus: 5 });
    expect((await put('reverse', early)).body).toMatchObject({ resultCode: 150, paymentStatus: 5 });
    await fetch(`${gateway()}/batch`, { method: 'POST' });
    expect((await put('reverse', late)).body).toMatchObject({ resultCode: 150, paymentStatus: 8 });
    expect((await put('refund', late)).body).toMatchObject({ resultCode: 0, paymentStatus: 10 });
    expect((await put('refund', late)).body).toMatchObject({ resultCode: 150, paymentStatus: 10 });
  });

  it('does not change a payment that has ended', async () => {
    const payId = await begun();
    await choose(page(payId), 'cancel');
    const [fields] = await choose(page(payId), 'pay');
    expect(fields?.['paymentStatus']).toBe('3');
    expect(await statusOf(payId)).toBe(3);
  });

  it('shows the merchant, the amount and the order', async () => {
    const html = await (await fetch(page(await begun()))).text();
    for (const text of ['Linka', 'CZK', '100.00', 'Card payment']) expect(html).toContain(text);
  });
});

describe('the second gateway', () => {
  const order = (change: Record<string, string> = {}): Record<string, string> => {
    orderNo += 1;
    return {
      MERCHANTNUMBER: '0000260001',
      OPERATION: 'CREATE_ORDER',
      ORDERNUMBER: String(orderNo),
      AMOUNT: '10000',
      CURRENCY: '203',
      DEPOSITFLAG: '1',
      MERORDERNUM: '260001',
      URL: `${shop.url}/payment-return`,
      ...change,
    };
  };
  const post = (form: Record<string, string>) =>
    fetch(`${gateway()}/gp-webpay/order.do`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const signedForm = (form: Record<string, string>) => ({ ...form, DIGEST: signGp(gpText(form, gpRequestFields)) });

  it.each(['ORDERNUMBER', 'AMOUNT', 'URL', 'MERORDERNUM', 'DIGEST'])(
    'shows an error page when %s was altered',
    async (name) => {
      const form: Record<string, string> = signedForm(order());
      const response = await post({ ...form, [name]: `${form[name] ?? ''}1` });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Error 31');
    },
  );

  it('shows an error page when DIGEST is missing, or a field is invalid', async () => {
    expect(await (await post(order())).text()).toContain('5/34');
    expect(await (await post(signedForm(order({ AMOUNT: '1.5' })))).text()).toContain('Error 3');
    expect(await (await post(signedForm(order({ MERCHANTNUMBER: '1' })))).text()).toContain('Error 11');
  });

  it('includes a field that was sent empty in the digest', async () => {
    const form = order({ MD: '' });
    expect(gpText(form, gpRequestFields).endsWith('|')).toBe(true);
    expect((await post(signedForm(form))).status).toBe(303);
  });

  it('answers 14 to a second form with the same order number, and 20 when the payment has ended', async () => {
    const form = signedForm(order());
    const first = await post(form);
    expect(first.headers.get('location')).toContain('/pay/GP_WEBPAY/');
    const again = new URL((await post(form)).headers.get('location') ?? '');
    expect(again.searchParams.get('PRCODE')).toBe('14');
    await choose(first.headers.get('location') ?? '', 'pay');
    const ended = new URL((await post(form)).headers.get('location') ?? '');
    expect(ended.searchParams.get('PRCODE')).toBe('20');
  });

  it.each([
    ['pay', '0', '0'],
    ['cancel', '50', '0'],
    ['giveUp', '30', '1002'],
    ['late', '250', '0'],
  ] as const)('answers %s with PRCODE %s, SRCODE %s', async (action, prCode, srCode) => {
    const first = await post(signedForm(order()));
    const [fields] = await choose(first.headers.get('location') ?? '', action);
    expect(fields).toMatchObject({ PRCODE: prCode, SRCODE: srCode, MERORDERNUM: '260001' });
    expect(fields).not.toHaveProperty('MD');
  });

  it('returns the state only for a signed request', async () => {
    const question = { messageId: 'm', merchantNumber: '0000260001', orderNumber: '1', operation: 'STATE' };
    const ask = (digest: string) =>
      fetch(`${gateway()}/gp-webpay/service`, { method: 'POST', body: JSON.stringify({ ...question, digest }) });
    expect((await ask('AAAA')).status).toBe(401);
    const known = await ask(signGp(Object.values(question).join('|')));
    expect(await known.json()).toMatchObject({ messageId: 'm', prCode: '15' });
  });
});

describe('the keys', () => {
  it('are six different keys, which are stored', async () => {
    const read = () => Promise.all(['csob', 'gp', 'tokenization'].map(keysOf));
    const keys = await read();
    expect(new Set(keys.flatMap(Object.values)).size).toBe(6);
    expect(await read()).toEqual(keys);
  });
});
