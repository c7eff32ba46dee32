import type { OrderItem } from '../../contract/entities/order.ts';
import type { PaymentType } from '../../contract/enumerations.ts';
import { paymentTypes } from '../../contract/enumerations.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  paymentRefusal,
} from '../../rules/cart.ts';
import type { PaymentRefusal } from '../../rules/cart.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services/services.ts';
import type { ItemRow } from '../shopping-cart/item-view.ts';
import type { OrderRow } from '../order-records/order-row.ts';

type Items = readonly Pick<OrderItem, 'payload' | 'cancelled' | 'totalPrice'>[];
type Rows = readonly Pick<ItemRow, 'payload' | 'price' | 'quantity' | 'cancelled'>[];

interface Asking {
  readonly database: Database;
  readonly services: Services;
  readonly today: string;
}

interface TypeRefusal {
  readonly name: PaymentRefusal;
  /** The first day on which a ticket may start that is paid by invoice. */
  readonly earliestValidFrom: string;
}

/** The rules of the cart (CRT-06, CRT-07), asked of an order's items: why it cannot be paid so; null = it can. */
async function readTypeRefusals({ database, services, today }: Asking, items: Items) {
  const { settings } = services;
  const { allowedPaymentTypes } = await settings.systemConfiguration(database);
  const allowed = allowedPaymentTypes.map(({ name }) => name);
  const days = await settings.figure(database, 'INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM');
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

/** What a cart's or an order's items cost, in minor units. */
export const totalOf = (rows: Rows): number => cartTotal(itemsOf(rows));

/** Refuses a way to pay that the rules do not allow for these items. Throws ApiError. */
export async function refuseType(asking: Asking, paymentType: PaymentType, rows: Rows): Promise<void> {
  const refusal = (await readTypeRefusals(asking, itemsOf(rows)))(paymentType);
  if (refusal === null) return;
  const { name, earliestValidFrom } = refusal;
  throw new ApiError(name, name === 'TICKET_FARE_TOO_SOON' ? { metadata: { earliestValidFrom } } : {});
}

/** The ways in which an order may be paid by now: as it was begun, and in the other way where the rules allow it. */
export async function readPayableBy(asking: Asking, order: OrderRow, items: Items): Promise<PaymentType[]> {
  if (order.state !== 'PENDING') return [];
  const refusalOf = await readTypeRefusals(asking, items);
  return paymentTypes.filter((type) => type === order.paymentType || refusalOf(type) === null);
}
