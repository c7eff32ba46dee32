import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { silence } from '../gateways/gateways.ts';
import type { Gateway, GatewayStatus } from '../gateways/gateways.ts';
import type { Services } from '../services/services.ts';
import { hasRunOut, nextCheck, nextWatch } from './check-schedule.ts';
import { isOpen } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import { failPayment, giveUpPayment, settlePayment } from './settle-payment.ts';

export interface Refreshed {
  readonly payment: Payment;
  /** What the gateway said just now; undefined when it was not asked. */
  readonly status: GatewayStatus | undefined;
}

/** What the gateway's books say; UNKNOWN for no trustworthy answer, which is logged and settles nothing. */
export async function askGateway({ logger }: Services, gateway: Gateway, paymentId: string): Promise<GatewayStatus> {
  try {
    return await gateway.status(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    logger.warn({ gateway: gateway.name, reason: error.reason }, 'a payment could not be checked');
    return silence;
  }
}

const watchUntil = async ({ settings, database }: Services, payment: Payment, now: Date): Promise<Date | null> =>
  nextWatch(payment, await settings.figure(database, 'PAYMENT_WATCHED_IN_HOURS'), now);

/** Whether there is anything to learn of a payment: it is open, or was given up and is watched. */
const isUnsettled = (payment: Payment): boolean => isOpen(payment) || payment.nextCheckAt !== null;

/** Whether money may still turn up: the gateway's word that an attempt has ended is taken, unless a return says more. */
const mayYetBePaid = ({ state }: Payment): boolean => state === 'CANCELLED' || state === 'REJECTED';

/**
 * Asks the gateway about a payment that is not final and settles what it says. To be called outside of a transaction.
 * What is final is answered as it is.
 * @param returned the gateway's own signed return has just come: also what has ended without money is asked about again
 */
export async function refreshPayment(
  services: Services,
  payment: Payment,
  now: Date,
  returned = false,
): Promise<Refreshed> {
  const isWorthAsking = isUnsettled(payment) || (returned && mayYetBePaid(payment));
  if (!isWorthAsking) return { payment, status: undefined };
  const { database } = services;
  if (payment.gatewayPaymentId === null) {
    return { payment: await failPayment(database, payment, now), status: undefined };
  }
  const gateway = services.gateways.byName(payment.gateway);
  const status = await askGateway(services, gateway, payment.gatewayPaymentId);
  const settled = await settlePayment(database, payment, status, now);
  if (settled.state !== payment.state) services.wakeOutbox();
  const isOver = status.state === 'OPEN' && hasRunOut(payment.created, gateway.lifetimeSeconds, now);
  if (!isOpen(settled) || !isOver) return { payment: settled, status };
  return { payment: await giveUpPayment(database, settled, await watchUntil(services, payment, now), now), status };
}

/** When a payment that was just refreshed is to be asked about next; null = it is final. */
export async function nextCheckOf(services: Services, { payment }: Refreshed, now: Date): Promise<Date | null> {
  if (isOpen(payment)) return nextCheck(payment, now);
  return payment.nextCheckAt === null ? null : watchUntil(services, payment, now);
}
