import { describe, expect, it } from 'vitest';
import { csobInit, csobLifetimeSeconds } from '#server/purchase/gateways/csob/csob-init.ts';
import { csobFields, csobText } from '#server/purchase/gateways/csob/csob-text.ts';
import { gatewayTime } from '#server/purchase/gateways/gateway-time.ts';
import { gpRequestFields, gpText } from '#server/purchase/gateways/gp-webpay/gp-text.ts';

const attempt = {
  orderNumber: 1001,
  merchantOrderNumber: 260001,
  amount: 123_400,
  currency: 'CZK',
  language: 'cs',
  returnUrl: 'https://shop.example/r',
};

describe('the signed text of ČSOB', () => {
  it('equals the example of docs/gateway-messages.md', () => {
    const message = {
      ...csobInit(attempt, 'M1MIPS0001', '20261121120000'),
      cart: [{ name: 'Nakup', quantity: 1, amount: 123_400 }],
      merchantData: 'bWQ=',
      ttlSec: 1800,
    };
    expect(csobText(message, csobFields.init)).toBe(
      'M1MIPS0001|1001|20261121120000|payment|card|123400|CZK|true|https://shop.example/r|POST|Nakup|1|123400|bWQ=|cs|1800',
    );
  });

  it('describes a payment that is captured at once, with the order number in the cart line', () => {
    expect(csobInit(attempt, 'M1MIPS0001', '20261121120000')).toMatchObject({
      orderNo: '1001',
      payOperation: 'payment',
      payMethod: 'card',
      totalAmount: 123_400,
      closePayment: true,
      returnMethod: 'POST',
      cart: [{ name: 'Linka 260001', quantity: 1, amount: 123_400 }],
      merchantData: Buffer.from('260001').toString('base64'),
    });
  });

  it('gives the payer fifteen minutes', () => {
    expect([csobInit(attempt, 'M1MIPS0001', '20261121120000').ttlSec, csobLifetimeSeconds]).toEqual([900, 900]);
  });

  it('leaves out absent and null members with their separator, keeps false and 0', () => {
    const message = { dttm: '20261121120000', resultCode: 0, resultMessage: null, closePayment: false };
    expect(csobText(message, ['payId', 'dttm', 'resultCode', 'resultMessage', 'closePayment'])).toBe(
      '20261121120000|0|false',
    );
  });

  it('has no payId and status for an error reply, which the gateway signs without them', () => {
    const reply = {
      dttm: '20261121120000',
      resultCode: 700,
      resultMessage: 'Oneclick template not found',
      paymentStatus: 0,
    };
    expect(csobText(reply, csobFields.paymentAnswer)).toBe('20261121120000|700|Oneclick template not found|0');
  });

  it('flattens nested objects and lists in their own order', () => {
    const message = {
      cart: [
        { name: 'a', quantity: 1, amount: 2 },
        { name: 'b', quantity: 3, amount: 4, description: 'c' },
      ],
    };
    expect(csobText(message, ['cart'])).toBe('a|1|2|b|3|4|c');
  });
});

describe('the signed text of GP webpay', () => {
  const minimal = {
    MERCHANTNUMBER: '0000260001',
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: '1001',
    AMOUNT: '123400',
    CURRENCY: '203',
    DEPOSITFLAG: '1',
    URL: 'https://shop.example/r',
  };

  it('equals the minimal text of docs/gateway-messages.md', () => {
    expect(gpText(minimal, gpRequestFields)).toBe('0000260001|CREATE_ORDER|1001|123400|203|1|https://shop.example/r');
  });

  it('has MERORDERNUM before URL, and keeps a field that was sent empty', () => {
    expect(gpText({ ...minimal, MERORDERNUM: '260001', MD: '' }, gpRequestFields)).toBe(
      '0000260001|CREATE_ORDER|1001|123400|203|1|260001|https://shop.example/r|',
    );
  });
});

describe('the time of a message (dttm)', () => {
  it.each([
    ['2026-11-21T11:00:00Z', '20261121120000'],
    ['2026-07-01T22:30:05Z', '20260702003005'],
    ['2027-01-01T00:00:00Z', '20270101010000'],
  ])('for %s is %s in the time of Prague', (moment, dttm) => {
    expect(gatewayTime(new Date(moment))).toBe(dttm);
  });
});
