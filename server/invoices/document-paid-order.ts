import { localDay } from '../time/clock.ts';
import type { Services } from '../services/services.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * Gives an order that was paid by card its tax document, which is an invoice that says so. Nothing happens to an order
 * that has its invoice already, and while nobody has said who sells.
 */
export async function documentPaidOrder(services: Services, orderId: number, now: Date): Promise<void> {
  const { database, settings } = services;
  if ((await settings.supplier(database)) === null) return;
  await database.transaction((transaction) =>
    issueInvoice({ database: transaction, services, now, today: localDay(now) }, orderId),
  );
}
