import * as v from 'valibot';
import { orderStates, paymentTypes } from '../enumerations.ts';
import { Id, IsoMoment, Money, named } from '../values.ts';
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

export const Order = v.object({
  id: Id,
  number: Id,
  state: OrderStateValue,
  issued: IsoMoment,
  price: Money,
  paymentType: PaymentTypeValue,
  note: v.nullable(v.string()),
  items: v.array(OrderItem),
});
export type Order = v.InferOutput<typeof Order>;
