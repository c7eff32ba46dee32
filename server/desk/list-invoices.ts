import type { AnswerOf } from '#contract/endpoint.ts';
import type { deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import type { InvoiceAction } from '#contract/entities/desk-invoice.ts';
import { orderStates } from '#contract/enumerations.ts';
import { orderTransitions } from '#rules/order-transitions.ts';
import { and, desc, eq, inArray, or, sql } from '../platform/db/orm.ts';
import { customerAccounts, invoices, orders } from '../platform/db/schema.ts';
import type { Call } from '../platform/http/route.ts';
import { enumerationRank } from '../platform/lists/enumeration-rank.ts';
import { ordered } from '../platform/lists/sorting.ts';
import { totalCountOf } from '../platform/lists/total-count.ts';
import type { OrderRow } from '../purchase/order-records/order-row.ts';
import { isOwedByHand } from './read-unsettled.ts';

type ListCall = Call<typeof deskInvoices>;

/** Whether the staff has to book or to return the money of an order's invoice. */
export const isInvoiceWaiting = or(and(eq(orders.state, 'PENDING'), eq(orders.paymentType, 'INVOICE')), isOwedByHand);
const waits = sql`case when ${isInvoiceWaiting} then 0 else 1 end`;

const columns = {
  orderNumber: orders.number,
  invoiceNumber: invoices.number,
  due: invoices.due,
  price: orders.price,
  orderState: enumerationRank(orderStates, orders.state),
};

/** The beginning of an order number without spaces and leading zeros, as it may be typed or copied from a statement. */
const plainNumber = (typed: string): string => typed.replaceAll(/\s/g, '').replace(/^0+/, '');

function filterOf({ state, number = '' }: ListCall['query']) {
  const start = plainNumber(number);
  return and(
    state === undefined ? undefined : inArray(orders.state, state),
    start === ''
      ? undefined
      : sql`(starts_with(${orders.number}::text, ${start}) or starts_with(${invoices.number}, ${start}))`,
  );
}

/**
 * An order whose payment type the customer has changed to card can be booked as well. Whether a card payment is running
 * is checked only when the order is booked.
 */
function actionsFor(order: OrderRow): InvoiceAction[] {
  const byInvoice: OrderRow = order.state === 'PENDING' ? { ...order, paymentType: 'INVOICE' } : order;
  if (!('refusal' in orderTransitions.bookInvoice(byInvoice))) return ['BOOK'];
  return 'refusal' in orderTransitions.returnedByHand(order) || order.price === 0 ? [] : ['RETURN'];
}

/** A page of all invoices: by default the invoices that wait for the staff first, then the newest. */
export async function listInvoices({ database, query }: ListCall): Promise<AnswerOf<typeof deskInvoices>> {
  const filter = filterOf(query);
  const { sortBy, sortDesc = false, limit, offset } = query;
  const found = database
    .select({ order: orders, invoice: invoices, username: customerAccounts.username })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, orders.accountId));
  const rows = await found
    .where(filter)
    .orderBy(...(sortBy === undefined ? [waits, desc(orders.id)] : ordered(columns[sortBy], orders.id, sortDesc)))
    .limit(limit)
    .offset(offset);
  const countAll = async () => {
    const [counted] = await database
      .select({ count: sql<number>`count(*)::integer` })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(filter);
    return counted?.count ?? 0;
  };
  return {
    items: rows.map(({ order, invoice, username }) => ({
      id: order.id,
      orderNumber: order.number,
      invoiceNumber: invoice.number,
      username,
      issued: invoice.issued,
      due: invoice.due,
      price: order.price,
      currency: order.currency,
      orderState: order.state,
      actions: actionsFor(order),
    })),
    totalCount: await totalCountOf(rows.length, query, countAll),
  };
}
