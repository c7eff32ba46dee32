import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type { Gateway, GatewayStatus } from '../gateways/gateways.ts';
import type { Services } from '../services.ts';
import { hasRunOut, nextCheck, nextWatch } from './check-schedule.ts';
import { isOpen, movePayment, scheduleCheck } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';

export interface Refreshed {
  readonly payment: Payment;
  /** What the gateway said just now; undefined when it was not asked. */
  readonly status: GatewayStatus | undefined;
}

const unknown: GatewayStatus = { state: 'UNKNOWN', begun: false, resumable: false, detail: {} };

/** What the gateway's books say; UNKNOWN for no trustworthy answer, which is logged and settles nothing. */
async function ask(services: Services, gateway: Gateway, paymentId: string): Promise<GatewayStatus> {
  try {
    return await gateway.status(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    services.logger.warn({ gateway: gateway.name, reason: error.reason }, 'a payment could not be checked');
    return unknown;
  }
}

/** An attempt whose gateway never told its name cannot be paid: the payer was never sent there. */
async function giveUpNameless(services: Services, payment: Payment, now: Date): Promise<Refreshed> {
  const failed = await movePayment(services.database, payment.id, ['CREATED'], {
    state: 'FAILED',
    settledAt: now,
    nextCheckAt: null,
  });
  return { payment: failed ?? payment, status: undefined };
}

/** A payment that has run out is given up, and watched for money that comes all the same (3.1). */
async function closeRunOut(services: Services, payment: Payment, status: GatewayStatus, now: Date): Promise<Payment> {
  const rejected = await settlePayment(services.database, payment, { ...status, state: 'REJECTED' }, now);
  if (rejected.state === 'REJECTED') {
    await scheduleCheck(services.database, payment.id, nextWatch(payment.created, now));
  }
  return rejected;
}

/**
 * Asks the gateway about a payment that is not final and settles what it says. To be called outside of a transaction.
 * What is final is answered as it is.
 */
export async function refreshPayment(services: Services, payment: Payment, now: Date): Promise<Refreshed> {
  if (!isOpen(payment) && payment.nextCheckAt === null) return { payment, status: undefined };
  if (payment.gatewayPaymentId === null) return giveUpNameless(services, payment, now);
  const gateway = services.gateways.byName(payment.gateway);
  const status = await ask(services, gateway, payment.gatewayPaymentId);
  const settled = await settlePayment(services.database, payment, status, now);
  if (settled.state !== payment.state) services.wakeOutbox();
  if (!isOpen(settled)) return { payment: settled, status };
  if (status.state === 'OPEN' && hasRunOut(payment.created, gateway.lifetimeSeconds, now)) {
    return { payment: await closeRunOut(services, settled, status, now), status };
  }
  return { payment: settled, status };
}

/** When a payment that was just refreshed is to be asked about next; null = it is final. */
export const nextCheckOf = ({ payment }: Refreshed, now: Date): Date | null => {
  if (isOpen(payment)) return nextCheck(payment.created, now);
  return payment.nextCheckAt === null ? null : nextWatch(payment.created, now);
};
