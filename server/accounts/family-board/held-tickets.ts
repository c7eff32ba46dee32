import type { BoardTicket } from '#contract/entities/family-board.ts';
import type { Buyer } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { and, asc, eq, gte, inArray } from '../../platform/db/orm.ts';
import { customerCards, orderItems, orders, ticketFares } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { known, referenceData } from '../../reference-data/reference-data.ts';

type BoardCall = Pick<Call<never>, 'database' | 'today' | 'locale'> & {
  readonly caller: { readonly accountId: number };
};

const buyerOf = (accountId: number | null, own: number): Buyer => {
  if (accountId === null) return 'ELSEWHERE';
  return accountId === own ? 'THIS_ACCOUNT' : 'OTHER_ACCOUNT';
};

/**
 * The tickets that are valid today or later; the keys are the ids of their holders. The buyer of each ticket is shown
 * without a name.
 */
export async function readHeldTickets(
  { database, caller, today, locale }: BoardCall,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Sent<typeof BoardTicket>[]>> {
  const reference = await referenceData(database);
  const rows = await database
    .select({ fare: ticketFares, customerId: customerCards.customerId, accountId: orders.accountId })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .leftJoin(orderItems, eq(orderItems.id, ticketFares.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(customerCards.customerId, [...customerIds]),
        eq(ticketFares.cancelled, false),
        gte(ticketFares.validTo, today),
      ),
    )
    .orderBy(asc(ticketFares.validFrom), asc(ticketFares.id));
  const toTicket = ({ fare, accountId }: (typeof rows)[number]): Sent<typeof BoardTicket> => ({
    id: fare.id,
    title: known(reference.tariffProfiles, fare.tariffProfileId).displayName[locale],
    zones: fare.zoneIds.map((id) => known(reference.zones, id)),
    validFrom: fare.validFrom,
    validTo: fare.validTo,
    buyer: buyerOf(accountId, caller.accountId),
  });
  const byPerson = Map.groupBy(rows, ({ customerId }) => customerId);
  return new Map([...byPerson].map(([customerId, held]) => [customerId, held.map(toTicket)]));
}
