import { paymentGateways } from '#contract/enumerations.ts';
import type { PaymentGateway } from '#contract/enumerations.ts';
import { and, asc, eq, inArray, lte } from '../../platform/db/orm.ts';
import { payments } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { checkLease } from './check-schedule.ts';
import type { Payment } from './payment-store.ts';
import { nextCheckOf, refreshPayment } from './refresh-payment.ts';

const batchSize = 20;

/**
 * Takes payments whose next check is due. They become due again after a lease, in case this instance stops before it
 * gets the answer.
 */
function claimDue({ database }: Services, gateways: readonly PaymentGateway[], now: Date): Promise<Payment[]> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: payments.id })
      .from(payments)
      .where(and(lte(payments.nextCheckAt, now), inArray(payments.gateway, [...gateways])))
      .orderBy(asc(payments.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return transaction
      .update(payments)
      .set({ nextCheckAt: checkLease(now) })
      .where(inArray(payments.id, ids))
      .returning();
  });
}

async function check(services: Services, payment: Payment): Promise<void> {
  const now = services.clock.now();
  const refreshed = await refreshPayment(services, payment, now);
  const due = await nextCheckOf(services, refreshed, now);
  await services.database
    .update(payments)
    .set({ nextCheckAt: due })
    .where(and(eq(payments.id, payment.id), eq(payments.state, refreshed.payment.state)));
}

/** Checks due payments at their gateways, at most 20; returns whether there may be more. */
export async function sweepPayments(
  services: Services,
  gateways: readonly PaymentGateway[] = paymentGateways,
): Promise<boolean> {
  const due = await claimDue(services, gateways, services.clock.now());
  for (const payment of due) {
    await check(services, payment).catch((error: unknown) => {
      services.logger.error({ error, paymentId: payment.id }, 'a payment could not be checked');
    });
  }
  return due.length === batchSize;
}
