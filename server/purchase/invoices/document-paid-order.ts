import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * Issues the tax document of an order that was paid by card: an invoice marked as paid. Does nothing when the order has
 * an invoice already, or while the operator has not set the supplier.
 */
export async function documentPaidOrder(services: Services, orderId: number, now: Date): Promise<void> {
  const { database, settings } = services;
  if ((await settings.supplier(database)) === null) return;
  await database.transaction((transaction) =>
    issueInvoice({ database: transaction, services, now, today: localDay(now) }, orderId),
  );
}
