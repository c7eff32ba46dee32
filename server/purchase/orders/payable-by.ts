import type { OrderItem } from '#contract/entities/order.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import { paymentTypes } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  paymentRefusal,
} from '#rules/cart.ts';
import type { PaymentRefusal } from '#rules/cart.ts';
import { findPaymentObstacle } from '../../applications/delivery-obstacles/refuse-undeliverable.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Services } from '../../platform/services/services.ts';
import type { ItemRow } from '../cart/item-view.ts';
import type { OrderRow } from '../order-records/order-row.ts';

type Items = readonly Pick<Sent<typeof OrderItem>, 'payload' | 'cancelled' | 'totalPrice'>[];
type Rows = readonly Pick<ItemRow, 'payload' | 'price' | 'quantity' | 'cancelled'>[];

/** The part of a call that the rules of payment types need. */
interface TypeContext {
  readonly database: Database;
  readonly services: Services;
  readonly today: string;
}

interface TypeRefusal {
  readonly name: PaymentRefusal;
  /** The earliest first day (ISO) of a ticket that is paid by invoice. */
  readonly earliestValidFrom: string;
}

/**
 * Reads the rules' data. Returns a function: the reason why these items cannot be paid with a payment type (CRT-06,
 * CRT-07); null = they can.
 */
async function readTypeRefusals({ database, services, today }: TypeContext, items: Items) {
  const { settings } = services;
  const { allowedPaymentTypes } = await settings.systemConfiguration(database);
  const allowed = allowedPaymentTypes.map(({ name }) => name);
  const days = await settings.number(database, 'INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM');
  const earliestValidFrom = earliestInvoiceStart(today, days);
  const bought = items.filter(({ cancelled }) => !cancelled);
  const flags = {
    empty: bought.length === 0,
    totalPrice: cartTotal(bought),
    hasCardApplication: hasCardApplication(bought),
    ticketFareTooSoon: hasTicketFareTooSoon(bought, earliestValidFrom),
  };
  return (paymentType: PaymentType): TypeRefusal | null => {
    const name = paymentRefusal(flags, paymentType, allowed);
    return name === null ? null : { name, earliestValidFrom };
  };
}

const itemsOf = (rows: Rows): Items =>
  rows.map(({ payload, price, quantity, cancelled = false }) => ({ payload, totalPrice: price * quantity, cancelled }));

/** The total of a cart's or an order's items, in minor units. */
export const totalOf = (rows: Rows): number => cartTotal(itemsOf(rows));

/** Throws ApiError when the rules do not allow a payment type for these items. */
export async function refuseType(context: TypeContext, paymentType: PaymentType, rows: Rows): Promise<void> {
  const refusal = (await readTypeRefusals(context, itemsOf(rows)))(paymentType);
  if (refusal === null) return;
  const { name, earliestValidFrom } = refusal;
  throw new ApiError(name, name === 'TICKET_FARE_TOO_SOON' ? { metadata: { earliestValidFrom } } : {});
}

/**
 * The payment types with which an order can be paid now: its own type, and the other type if the rules allow it. Empty
 * if the order could not be delivered.
 */
export async function readPayableBy(context: TypeContext, order: OrderRow, items: Items): Promise<PaymentType[]> {
  if (order.state !== 'PENDING' || (await findPaymentObstacle(context, order)) !== null) return [];
  const refusalOf = await readTypeRefusals(context, items);
  return paymentTypes.filter((type) => type === order.paymentType || refusalOf(type) === null);
}
