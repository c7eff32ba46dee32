import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { InitPayment } from '../../contract/entities/payment.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type { Gateway, InitResult, PaymentAttempt } from '../gateways/gateways.ts';
import { ApiError } from '../http/api-error.ts';
import { keepAnswer } from '../http/idempotency.ts';
import type { KeyedRequest } from '../http/idempotency.ts';
import { firstCheck } from '../payments/check-schedule.ts';
import { findPayment, isOpen, movePayment, namePayment } from '../payments/payment-store.ts';
import type { Payment } from '../payments/payment-store.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';
import { openAttempt } from './open-attempt.ts';
import type { AttemptCall, OpenedAttempt } from './open-attempt.ts';
import type { OrderRow } from './order-states.ts';

const attemptOf = (call: AttemptCall, order: OrderRow, payment: Payment): PaymentAttempt => ({
  orderNumber: payment.orderNumber,
  merchantOrderNumber: order.number,
  amount: payment.amount,
  currency: payment.currency,
  language: call.locale,
  returnUrl: `${call.services.configuration.publicUrl}/payment-return`,
});

/** The way to the gateway as the contract has it; `paymentId` is the shop's own. */
const answerOf = ({ paymentId: _, ...way }: InitResult, payment: Payment): InitPayment => ({
  ...way,
  paymentId: payment.id,
  paymentStatus: 'PENDING',
});

const gatewayOf = (call: AttemptCall, payment: Payment): Gateway => call.services.gateways.byName(payment.gateway);

/** Tells the gateway of a new attempt; without its trustworthy answer the attempt has failed. */
async function begin(call: AttemptCall, order: OrderRow, payment: Payment): Promise<InitPayment> {
  const { database, now, services } = call;
  try {
    const way = await gatewayOf(call, payment).init(attemptOf(call, order, payment));
    const name = { gatewayPaymentId: way.paymentId, nextCheckAt: firstCheck(services.clock.now()) };
    if (!(await namePayment(database, payment.id, name))) throw new GatewayUnavailable('answer too late');
    return answerOf(way, payment);
  } catch (error) {
    const given = { state: 'FAILED', settledAt: now, nextCheckAt: null } as const;
    await movePayment(database, payment.id, ['CREATED'], given);
    if (!(error instanceof GatewayUnavailable)) throw error;
    services.logger.warn({ paymentId: payment.id, reason: error.reason }, 'a payment could not be begun');
    throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
  }
}

const patience = { tries: 50, milliseconds: 100 };

/** An attempt that another request is opening right now, once the gateway has named it. */
async function awaitName({ database }: AttemptCall, payment: Payment): Promise<Payment> {
  let current = payment;
  for (let tries = 0; tries < patience.tries && isOpen(current) && current.gatewayPaymentId === null; tries += 1) {
    await wait(patience.milliseconds);
    current = (await findPayment(database, payment.id)) ?? current;
  }
  return current;
}

/**
 * The way back into an attempt that is under way, or undefined when it turns out to have ended unpaid. The gateway is
 * asked first: money may have come meanwhile. Throws ApiError PAYMENT_IN_PROGRESS when the payer cannot be sent there
 * again.
 */
async function resume(call: AttemptCall, order: OrderRow, existing: Payment): Promise<InitPayment | undefined> {
  const named = await awaitName(call, existing);
  if (isOpen(named) && named.gatewayPaymentId === null) throw new ApiError('PAYMENT_IN_PROGRESS');
  const { payment, status } = await refreshPayment(call.services, named, call.services.clock.now());
  if (payment.state === 'PAID') throw new ApiError('ORDER_NOT_PENDING');
  if (!isOpen(payment)) return undefined;
  if (status?.state !== 'OPEN' || payment.gatewayPaymentId === null) throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
  if (!status.resumable) throw new ApiError('PAYMENT_IN_PROGRESS');
  return answerOf(gatewayOf(call, payment).resume(attemptOf(call, order, payment), payment.gatewayPaymentId), payment);
}

const follow = (call: AttemptCall, opened: Exclude<OpenedAttempt, { kind: 'ANSWERED' }>) =>
  opened.kind === 'OPENED' ? begin(call, opened.order, opened.payment) : resume(call, opened.order, opened.payment);

async function keep(
  { database }: AttemptCall,
  keyed: KeyedRequest | undefined,
  answer: InitPayment,
): Promise<InitPayment> {
  if (keyed !== undefined) await keepAnswer(database, keyed, answer);
  return answer;
}

const rounds = 3;

/**
 * Begins an attempt to pay an order, or leads back into the one that is under way (PAY-01, ORD-02). The gateway is
 * called between transactions; a second request meanwhile waits for the first one's attempt and gets the same.
 */
export async function startPayment(call: AttemptCall, operation: string): Promise<InitPayment> {
  const { caller, idempotencyKey: key, params } = call;
  const request = { params, body: undefined };
  const keyed = key === undefined ? undefined : { accountId: caller.accountId, key, operation, request };
  for (let round = 0; round < rounds; round += 1) {
    const opened = await openAttempt(call, keyed);
    if (opened.kind === 'ANSWERED') return v.parse(InitPayment, opened.body);
    const answer = await follow(call, opened);
    if (answer !== undefined) return keep(call, keyed, answer);
  }
  throw new ApiError('PAYMENT_IN_PROGRESS');
}
