import { expect, it } from 'vitest';
import type { GatewayStatus } from '#server/platform/services/gateways.ts';
import { unknownStatus } from '#server/platform/services/gateways.ts';
import { paymentResult } from '#server/purchase/payments/payment-result.ts';
import type { PaidOrder } from '#server/purchase/payments/payment-store.ts';

const order: PaidOrder = {
  id: 7,
  number: 260_041,
  state: 'PENDING',
  cancelReason: null,
  paymentType: 'BANK_CARD',
  deliveredAt: null,
};
const open: GatewayStatus = { state: 'OPEN', begun: false, resumable: true, withBank: false, detail: {} };

it.each([
  ['CREATED', 'PENDING'],
  ['IN_PROGRESS', 'PROCESSING'],
  ['PAID', 'PAID'],
  ['CANCELLED', 'CANCELLED'],
  ['REJECTED', 'REJECTED'],
  ['REVERSING', 'RETURNED'],
  ['REVERSED', 'RETURNED'],
  ['FAILED', 'REJECTED'],
] as const)('an attempt that is %s is shown as %s', (state, paymentStatus) => {
  expect(paymentResult({ state }, order, undefined)).toMatchObject({
    paymentStatus,
    orderId: 7,
    orderNumber: 260_041,
    orderState: 'PENDING',
  });
});

it('an order counts as delivered as soon as its moment of delivery is stored', () => {
  const paid: PaidOrder = { ...order, state: 'PAID' };
  expect(paymentResult({ state: 'PAID' }, paid, undefined).next).toBe('DELIVERING');
  const delivered = { ...paid, deliveredAt: new Date('2026-11-21T09:00:00Z') };
  expect(paymentResult({ state: 'PAID' }, delivered, undefined).next).toBe('DELIVERED');
});

it("the payer can return only if the gateway's answer allows it; with an unknown status, the charge is UNKNOWN", () => {
  const created = { state: 'CREATED' } as const;
  expect(paymentResult(created, order, open)).toMatchObject({ charged: 'NO', resumable: true });
  expect(paymentResult(created, order, { ...open, resumable: false })).toMatchObject({ resumable: false });
  expect(paymentResult(created, order, undefined)).toMatchObject({ charged: 'NO', resumable: false });
  expect(paymentResult(created, order, unknownStatus)).toMatchObject({
    charged: 'UNKNOWN',
    next: 'WAIT',
    resumable: false,
  });
});
