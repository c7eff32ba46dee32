import { describe, expect, it } from 'vitest';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import { paymentNotice } from '#machines/purchase/payment/payment-notice.ts';
import { toldResult } from '#machines/purchase/payment/told-result.ts';

const untold = {
  orderId: null,
  orderNumber: null,
  orderState: null,
  charged: null,
  next: null,
  resumable: false,
} as const;

describe('the result of a payment of which a back end tells only the status (PAY-02)', () => {
  it.each([
    ['PAID', 'paid'],
    ['PENDING', 'unknownElsewhere'],
    ['PROCESSING', 'unknownElsewhere'],
    ['CANCELLED', 'unpaid'],
    ['REJECTED', 'unpaid'],
    ['RETURNED', 'returned'],
    ['UNKNOWN', 'unknownElsewhere'],
  ] as const)('%s is shown as %s', (paymentStatus, notice) => {
    expect(paymentNotice(toldResult({ ...untold, paymentStatus }))).toBe(notice);
  });

  it('is what the back end tells, if it tells more', () => {
    expect(toldResult(results.paidOtherwise)).toEqual(results.paidOtherwise);
  });
});
