import { activeTickets } from '#contract/endpoints/account-deletion.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, gte, inArray } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, ticketFares } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { known, referenceData } from '../../reference-data/reference-data.ts';

/**
 * The tickets of the account's own and assigned customers that end on a day or later. Every ticket in the table is paid.
 */
export const readActiveTickets = (database: Database, accountId: number, today: string) =>
  database
    .select({
      id: ticketFares.id,
      customer: { firstName: customers.firstName, lastName: customers.lastName },
      cardNumber: customerCards.cardNumber,
      validFrom: ticketFares.validFrom,
      validTo: ticketFares.validTo,
      customerProfileId: ticketFares.customerProfileId,
      tariffProfileId: ticketFares.tariffProfileId,
      price: ticketFares.price,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.customerId, customers.id))
    .innerJoin(ticketFares, eq(ticketFares.cardId, customerCards.id))
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        inArray(accountLinks.type, ['REGISTERED', 'ASSIGNED']),
        eq(ticketFares.cancelled, false),
        gte(ticketFares.validTo, today),
      ),
    )
    .orderBy(asc(ticketFares.validTo), asc(ticketFares.id));

export const activeTicketsRoute = route(activeTickets, 'read', async ({ database, caller, today, locale }) => {
  const { customerProfiles, tariffProfiles } = await referenceData(database);
  const rows = await readActiveTickets(database, caller.accountId, today);
  return {
    items: rows.map(({ customerProfileId, tariffProfileId, ...ticket }) => ({
      ...ticket,
      customerProfile: {
        id: customerProfileId,
        displayName: known(customerProfiles, customerProfileId).displayName[locale],
      },
      tariffProfile: { id: tariffProfileId, displayName: known(tariffProfiles, tariffProfileId).displayName[locale] },
    })),
  };
});
