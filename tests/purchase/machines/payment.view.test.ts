import { describe, expect, it } from 'vitest';
import { paymentReturnOf } from '#machines/purchase/payment-return/payment-return-of.ts';
import { isSigned, isShownAsSuccess } from '#machines/purchase/payment-return/payment-return.view.ts';
import { attempt, results } from '#machines/purchase/payment/model/payment.samples.ts';
import { paymentNotice } from '#machines/purchase/payment/payment-notice.ts';
import { besideOrders, gatewayAddress } from '#machines/purchase/payment/payment.view.ts';

describe("the gateway's address (PAY-01)", () => {
  it('is a URL with the signed fields, percent-encoded, for the first gateway', () => {
    const url = 'https://gateway.example/api/v1.9/payment/process';
    const redirect = { merchantId: 'M1', payId: '7ff1cfcfab9d@HL', dttm: '20261121090000', signature: 'a/b+c==' };
    const address = gatewayAddress(
      { gateway: 'CSOB', paymentId: 1, paymentStatus: 'PENDING', processUrl: url, redirect },
      'https://gateway.example',
    );
    expect(address).toEqual({ url: `${url}/M1/7ff1cfcfab9d%40HL/20261121090000/a%2Fb%2Bc%3D%3D` });
    const untold = { gateway: null, paymentId: null, paymentStatus: 'PENDING', processUrl: null, redirect } as const;
    expect(gatewayAddress(untold, 'https://gateway.example/api/v1.9')).toEqual(address);
  });

  it('is a form with the signed fields that are not empty, for the second gateway', () => {
    const form = {
      merchantNumber: '0000000001',
      operation: 'CREATE_ORDER',
      orderNumber: '5',
      amount: '55000',
      currency: '203',
      depositFlag: '1',
      merordernum: '100011',
      url: 'https://shop.example/return',
      digest: 'a/b+c==',
    };
    const target = {
      gateway: 'GP_WEBPAY',
      paymentId: 1,
      paymentStatus: 'PENDING',
      processUrl: 'https://g/order.do',
    } as const;
    expect(gatewayAddress({ ...target, form }, 'https://g/order.do')).toEqual({
      url: 'https://g/order.do',
      form: {
        MERCHANTNUMBER: '0000000001',
        OPERATION: 'CREATE_ORDER',
        ORDERNUMBER: '5',
        AMOUNT: '55000',
        CURRENCY: '203',
        DEPOSITFLAG: '1',
        MERORDERNUM: '100011',
        URL: 'https://shop.example/return',
        DIGEST: 'a/b+c==',
      },
    });
    const withInfo = { ...target, form: { ...form, addInfo: '<x/>' } };
    expect(gatewayAddress(withInfo, 'https://g/order.do').form).toMatchObject({ ADDINFO: '<x/>' });
  });
});

describe('the return from the gateway (PAY-02)', () => {
  it('recognises the gateway by the field with the id of the payment', () => {
    const first = { payId: '7ff1@HL', dttm: '1', signature: 'a+b' };
    expect(paymentReturnOf(first)).toEqual({ gateway: 'CSOB', paymentId: '7ff1@HL', fields: first });
    const second = { ORDERNUMBER: '5', PRCODE: '0', DIGEST: 'a+b' };
    expect(paymentReturnOf(second)).toEqual({ gateway: 'GP_WEBPAY', paymentId: '5', fields: second });
    const third = { testBankPayment: 'a1', testBankState: 'PAID' };
    expect(paymentReturnOf(third)).toEqual({ gateway: 'TEST_BANK', paymentId: 'a1', fields: third });
  });
  it('is not recognised without the id of a payment', () => {
    expect(paymentReturnOf({})).toBeNull();
    expect(paymentReturnOf({ payId: '', other: undefined })).toBeNull();
  });
  it.each([
    ['PAID', true],
    ['PENDING', true],
    ['PROCESSING', true],
    ['CANCELLED', false],
    ['REJECTED', false],
    ['RETURNED', false],
  ] as const)('shows %s as a success: %s', (status, success) => expect(isShownAsSuccess(status)).toBe(success));
  it.each([
    ['CSOB', { signature: 'ab' }, true],
    ['CSOB', { payId: '7ff1@HL' }, false],
    ['CSOB', { signature: '' }, false],
    ['GP_WEBPAY', { DIGEST: 'ab' }, true],
    ['GP_WEBPAY', { DIGEST1: 'ab', signature: 'ab' }, false],
  ] as const)('from %s is treated as signed only with its signature field: %o', (gateway, fields, signed) => {
    expect(isSigned(gateway, fields)).toBe(signed);
  });
});

describe('a payment that was interrupted (PAY-09)', () => {
  it('continues on the page of the orders if the payer has already been at the gateway', () => {
    expect(besideOrders({ ...attempt, orderId: 11, away: '5' }).mode).toEqual({ type: 'payAgain', orderId: 11 });
    expect(besideOrders({ ...attempt, orderId: 11 }).mode).toEqual({ type: 'cart' });
    expect(besideOrders(attempt).mode).toEqual({ type: 'cart' });
  });
  it.each([
    ['delivered', 'paid'],
    ['paidOtherwise', 'paidOtherwise'],
    ['begun', 'begun'],
    ['rejected', 'unpaid'],
    ['undecided', 'unknown'],
    ['unheard', 'unknownElsewhere'],
    ['returning', 'returning'],
    ['returned', 'returned'],
    ['closed', 'closed'],
    ['unclear', 'unknownElsewhere'],
  ] as const)('is shown for the result %s as %s', (name, notice) => expect(paymentNotice(results[name])).toBe(notice));
});
