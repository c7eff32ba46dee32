import * as v from 'valibot';
import { cancelReasons, orderEventKinds, orderStates, paymentTypes } from '../enumerations.ts';
import { Id, IsoMoment, Money, named } from '../values.ts';
import { InvoiceSummary } from './invoice.ts';
import { Item } from './shopping-cart.ts';

export const OrderStateValue = named(orderStates);
export const PaymentTypeValue = named(paymentTypes);

/** An order's item as the order list shows it. */
export const OrderItem = v.object({
  ...Item.entries,
  cardNumber: v.nullable(v.string()),
  customerFullName: v.nullable(v.string()),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** An attempt to pay that is under way. */
export const OrderAttempt = v.object({
  /** The payer has begun at the gateway's page: nobody knows yet whether money was taken. */
  begun: v.boolean(),
  /** The payer may be sent to the gateway's page (again); else another attempt waits for this one's end. */
  resumable: v.boolean(),
});

export const Order = v.object({
  id: Id,
  number: Id,
  state: OrderStateValue,
  issued: IsoMoment,
  price: Money,
  /** ISO letters; the operator's when the order was made. */
  currency: v.pipe(v.string(), v.length(3)),
  paymentType: PaymentTypeValue,
  note: v.nullable(v.string()),
  cancelReason: v.nullable(v.picklist(cancelReasons)),
  /** What was paid has been handed over. */
  delivered: v.boolean(),
  /** The attempt to pay that is under way; null = there is none. */
  attempt: v.nullable(OrderAttempt),
  items: v.array(OrderItem),
});
export type Order = v.InferOutput<typeof Order>;

/** A line of an order's history; `detail` holds what it names: codes and numbers. */
export const OrderEvent = v.object({
  kind: v.picklist(orderEventKinds),
  at: IsoMoment,
  detail: v.record(v.string(), v.string()),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** An order as its own page shows it: `history` oldest first, `payableBy` the ways in which it may be paid by now. */
export const OrderDetail = v.object({
  ...Order.entries,
  history: v.array(OrderEvent),
  payableBy: v.array(v.picklist(paymentTypes)),
  invoice: v.nullable(InvoiceSummary),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;
