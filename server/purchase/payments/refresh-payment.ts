import { GatewayUnavailable } from '../../platform/remote/gateway-unavailable.ts';
import { unknownStatus } from '../../platform/services/gateways.ts';
import type { Gateway, GatewayStatus } from '../../platform/services/gateways.ts';
import type { Services } from '../../platform/services/services.ts';
import { hasRunOut, nextCheck, nextCheckAfterGivingUp } from './check-schedule.ts';
import { isOpen } from './payment-store.ts';
import type { Payment } from './payment-store.ts';
import { failPayment, giveUpPayment, settlePayment } from './settle-payment.ts';

/** A payment after {@link refreshPayment}, which asks the gateway only if the payment may still change. */
export interface Refreshed {
  readonly payment: Payment;
  /** The gateway's answer; undefined when it was not asked. */
  readonly status: GatewayStatus | undefined;
}

/** The state of a payment at the gateway; UNKNOWN when there is no trustworthy answer, which is logged. */
export async function askGateway({ logger }: Services, gateway: Gateway, paymentId: string): Promise<GatewayStatus> {
  try {
    return await gateway.status(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    logger.warn({ gateway: gateway.name, reason: error.reason }, 'a payment could not be checked');
    return unknownStatus;
  }
}

const watchUntil = async ({ settings, database }: Services, payment: Payment, now: Date): Promise<Date | null> =>
  nextCheckAfterGivingUp(payment, await settings.number(database, 'PAYMENT_WATCHED_IN_HOURS'), now);

/** Whether a payment may still change: it is open, or it was given up and is still checked. */
const isUnsettled = (payment: Payment): boolean => isOpen(payment) || payment.nextCheckAt !== null;

/**
 * Whether a payment has ended unpaid, but the gateway is asked again, because the payer has just returned with signed
 * fields.
 */
const mayYetBePaid = ({ state }: Payment): boolean => state === 'CANCELLED' || state === 'REJECTED';

/**
 * Asks the gateway about a payment that may still change, and settles it by the answer. A final payment is returned
 * unchanged. Call it outside of a transaction.
 * @param returned the gateway has just returned the payer with signed fields; then it is also asked about payments that
 * have ended unpaid
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

/** The time of the next check of a refreshed payment; null = never again. */
export async function nextCheckOf(services: Services, { payment }: Refreshed, now: Date): Promise<Date | null> {
  if (isOpen(payment)) return nextCheck(payment, now);
  return payment.nextCheckAt === null ? null : watchUntil(services, payment, now);
}
