import type { order as orderEndpoint } from '#contract/endpoints/orders.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import type { Call } from '../../platform/http/route.ts';
import { findInvoice, invoiceSummary } from '../invoices/find-invoice.ts';
import { findOwnOrder } from '../order-records/find-order.ts';
import { readHistories } from '../order-records/order-history.ts';
import { viewOrder } from '../order-records/order-view.ts';
import { readPayableBy } from './payable-by.ts';

/** An order of the account as the order's page shows it. Throws ApiError NOT_FOUND. */
export async function readOrderDetail(call: Call<typeof orderEndpoint>): Promise<Sent<typeof OrderDetail>> {
  const { database, caller, params, locale } = call;
  const order = await findOwnOrder(database, caller.accountId, params.id);
  const view = await viewOrder(database, order, locale);
  const invoice = await findInvoice(database, order.id);
  return {
    ...view,
    history: (await readHistories(database, [order.id])).get(order.id) ?? [],
    payableBy: await readPayableBy(call, order, view.items),
    invoice: invoice === undefined ? null : invoiceSummary(invoice),
  };
}
