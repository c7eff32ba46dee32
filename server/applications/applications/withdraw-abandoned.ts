import { locales } from '#contract/enumerations.ts';
import { carriersWith } from '#rules/carriers.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, lt, not, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { payloadId } from '../../platform/db/payload-id.ts';
import {
  cardApplications,
  cartItems,
  customerAccounts,
  expiredCartItems,
  orderEvents,
  orderItems,
  orders,
} from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import { recordEvents } from '../records/record-event.ts';

/** Whether an item with the alias `item` is the fee of the application. */
const isItsFee = sql`item.type = 'FEE' and ${payloadId('applicationId')} = ${cardApplications.id}`;

const isIn = (table: typeof cartItems | typeof expiredCartItems): SQL =>
  sql`exists (select 1 from ${table} item where item.account_id = ${cardApplications.accountId} and ${isItsFee})`;

/** Whether the fee is in an order that can still be paid or whose payment is being delivered. */
const isOrdered = sql`exists (
  select 1 from ${orders} made join ${orderItems} item on item.order_id = made.id
  where made.account_id = ${cardApplications.accountId} and made.state in ('PENDING', 'PROCESSING', 'PAID') and ${isItsFee})`;

/** Whether an order with the fee has an event at `before` or later. */
const wasOrderedSince = (before: Date): SQL => sql`exists (
  select 1 from ${orderEvents} line join ${orderItems} item on item.order_id = line.order_id
  where line.at >= ${before.toISOString()} and ${isItsFee})`;

/**
 * Withdraws applications for chip cards whose fee has not been paid for a long time and is in no cart, in no expired
 * cart that can be restored, and in no order. Otherwise their customers could never apply for a card again.
 * @param before applications that were filed at this moment or later, or whose order has an event since then, are not
 * changed: their fee can still be paid
 */
export async function withdrawAbandoned(database: Database, before: Date, now: Date): Promise<void> {
  const isUnpaid = and(
    eq(cardApplications.state, 'UNCHECKED_DATA'),
    inArray(cardApplications.carrierType, carriersWith('hasFee')),
    cardApplications.eshop,
    not(cardApplications.paid),
    not(cardApplications.cardForFree),
    lt(cardApplications.created, before),
  );
  await database.transaction(async (transaction) => {
    for (const locale of locales) {
      const note = translate(locale, 'cardApplication.notPaid');
      const readers = transaction
        .select({ id: customerAccounts.id })
        .from(customerAccounts)
        .where(eq(customerAccounts.locale, locale));
      const withdrawn = await transaction
        .update(cardApplications)
        .set({ state: 'REJECTED', note })
        .where(
          and(
            isUnpaid,
            inArray(cardApplications.accountId, readers),
            not(isIn(cartItems)),
            not(isIn(expiredCartItems)),
            not(isOrdered),
            not(wasOrderedSince(before)),
          ),
        )
        .returning({ id: cardApplications.id });
      await recordEvents(
        transaction,
        withdrawn.map(({ id }) => id),
        { kind: 'WITHDRAWN', at: now, note, doer: 'OPERATOR' },
      );
    }
  });
}
