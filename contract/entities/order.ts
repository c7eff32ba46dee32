import * as v from 'valibot';
import { attemptEndings, cancelReasons, orderEventKinds, orderStates, paymentTypes } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { Id, IsoMoment, Money, named, readableOrNone } from '../values.ts';
import { InvoiceSummary } from './invoice.ts';
import { Item } from './shopping-cart.ts';

export const OrderStateValue = named(orderStates);
export const PaymentTypeValue = named(paymentTypes);

/** An order's item in the list of orders. */
export const OrderItem = v.object({
  ...Item.entries,
  /** Undefined = not told. */
  cardNumber: ours(v.nullish(v.string()), undefined),
  /** Undefined = not told. */
  customerFullName: ours(v.nullish(v.string()), undefined),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** The open payment attempt of an order. */
export const OrderAttempt = v.object({
  /** The payer has opened the gateway's page: whether money was charged is not known yet. */
  begun: v.boolean(),
  /**
   * The payer may be sent to the gateway's page, even for a second time. If false, a new attempt must wait until this
   * attempt has ended.
   */
  resumable: v.boolean(),
});

export const Order = v.object({
  id: Id,
  number: Id,
  state: OrderStateValue,
  issued: IsoMoment,
  price: Money,
  /** ISO 4217 code: the operator's currency when the order was created; null = the operator's present currency. */
  currency: ours(v.nullable(v.pipe(v.string(), v.length(3))), null),
  paymentType: PaymentTypeValue,
  note: v.nullable(v.string()),
  cancelReason: ours(readableOrNone(cancelReasons), null),
  /** The paid items were delivered. */
  delivered: ours(v.boolean(), true),
  /** The open payment attempt; null = there is no open attempt. */
  attempt: ours(v.nullable(OrderAttempt), null),
  /**
   * How the last attempt of a pending order ended; RUN_OUT if any of its attempts ended in this way. Null = no attempt
   * has ended, or the order is not pending.
   */
  lastEnding: ours(readableOrNone(attemptEndings), null),
  items: v.array(OrderItem),
});
export type Order = v.InferOutput<typeof Order>;

/** A line of an order's history; `detail` contains the codes and numbers that the line mentions. */
export const OrderEvent = v.object({
  kind: v.picklist(orderEventKinds),
  at: IsoMoment,
  detail: v.record(v.string(), v.string()),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/**
 * An order with its details: `history` is sorted from the oldest; `payableBy` lists the payment types that are possible
 * now.
 */
export const OrderDetail = v.object({
  ...Order.entries,
  history: ours(v.array(OrderEvent), []),
  payableBy: ours(v.array(v.picklist(paymentTypes)), []),
  invoice: ours(v.nullable(InvoiceSummary), null),
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;
