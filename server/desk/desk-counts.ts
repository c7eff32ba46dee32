import { deskCounts } from '#contract/endpoints/desk-counts.ts';
import { taskConditions } from '../applications/desk/task-conditions.ts';
import type { Database } from '../platform/db/database.ts';
import { eq, or, sql } from '../platform/db/orm.ts';
import { cardApplications, customerCards, invoices, orders, reclamations } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import { isUnanswered } from '../reclamations/desk/desk-reclamations.ts';
import { isInvoiceWaiting } from './list-invoices.ts';
import { isOwedByHand } from './read-unsettled.ts';

const count = sql<number>`count(*)::integer`;

const waitingApplications = (database: Database) =>
  database
    .select({ count })
    .from(cardApplications)
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .where(or(taskConditions.CHECK, taskConditions.PRINT, taskConditions.HAND_OVER));

const waitingInvoices = (database: Database) =>
  database.select({ count }).from(invoices).innerJoin(orders, eq(orders.id, invoices.orderId)).where(isInvoiceWaiting);

/** The counts of the menu, in one query. A page that the operator does not use has nothing that waits. */
export const deskCountsRoute = route(deskCounts, 'read', async ({ database, services }) => {
  const { applicationDeskAllowed, eshopReclamationEnabled } = await services.settings.systemConfiguration(database);
  const reclaimed = database.select({ count }).from(reclamations).where(isUnanswered);
  const owed = database.select({ count }).from(orders).where(isOwedByHand);
  const [found] = await database
    .select({
      applications: sql<number>`(${waitingApplications(database)})`,
      reclamations: sql<number>`(${reclaimed})`,
      payments: sql<number>`(${owed})`,
      invoices: sql<number>`(${waitingInvoices(database)})`,
    })
    .from(sql`(values (1)) as counts`);
  return {
    applications: applicationDeskAllowed ? (found?.applications ?? 0) : 0,
    reclamations: eshopReclamationEnabled ? (found?.reclamations ?? 0) : 0,
    payments: found?.payments ?? 0,
    invoices: found?.invoices ?? 0,
  };
});
