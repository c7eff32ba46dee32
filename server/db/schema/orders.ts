import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ItemPayload } from '../../../contract/entities/shopping-cart.ts';
import type {
  CancelReason,
  OrderEventKind,
  OrderItemType,
  OrderState,
  PaymentGateway,
  PaymentState,
  PaymentType,
} from '../../../contract/enumerations.ts';
import { customerAccounts } from './accounts.ts';

/** What a cart item and an order item share; prices in minor units. */
const itemColumns = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text().$type<OrderItemType>().notNull(),
  customerId: integer(),
  name: text().notNull(),
  description: text(),
  price: integer().notNull(),
  taxPercentage: integer().notNull(),
  quantity: integer().notNull().default(1),
  payload: jsonb().$type<ItemPayload>().notNull(),
};

/** One ticket fare a card, one recharge a wallet, one fee an application at the most; the indexes decide a race. */
export const cartItems = pgTable(
  'cart_items',
  {
    ...itemColumns,
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('cart_items_account').on(table.accountId),
    uniqueIndex('cart_items_one_ticket_fare')
      .on(table.accountId, sql`(${table.payload}->>'cardId')`)
      .where(sql`${table.type} = 'TICKET_FARE'`),
    uniqueIndex('cart_items_one_recharge')
      .on(table.accountId, sql`(${table.payload}->>'eWalletId')`)
      .where(sql`${table.type} = 'ELECTRONIC_WALLET'`),
    uniqueIndex('cart_items_one_fee')
      .on(table.accountId, sql`(${table.payload}->>'applicationId')`, sql`(${table.payload}->>'feeId')`)
      .where(sql`${table.type} = 'FEE'`),
    check('cart_items_price', sql`${table.price} >= 0 or ${table.type} = 'ROUNDING'`),
  ],
);

/** What was in a cart when its time ran out: kept a while, so that it can be put back (docs/decisions/0009). */
export const lapsedCartItems = pgTable(
  'lapsed_cart_items',
  {
    ...itemColumns,
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('lapsed_cart_items_account').on(table.accountId)],
);

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ name: 'orders_number', startWith: 260001 }),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id),
    state: text().$type<OrderState>().notNull(),
    issued: timestamp({ withTimezone: true }).notNull(),
    price: integer().notNull(),
    /** The operator's when it was made, in ISO letters: what it costs stays what it was. */
    currency: text().notNull().default('CZK'),
    paymentType: text().$type<PaymentType>().notNull(),
    note: text(),
    settledAt: timestamp({ withTimezone: true }),
    /** Why it was cancelled; LAPSED stays when late money has paid it all the same. */
    cancelReason: text().$type<CancelReason>(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('orders_account_number').on(table.accountId, table.number),
    index('orders_account_issued').on(table.accountId, table.issued),
    index('orders_pending')
      .on(table.issued)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    ...itemColumns,
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [index('order_items_order').on(table.orderId)],
);

/**
 * One attempt to pay an order at a gateway, a row each. `orderNumber` is the attempt's own number at the gateway,
 * `gatewayPaymentId` what the gateway calls it (payId; for the second gateway the same as orderNumber).
 * CREATED and IN_PROGRESS are open: at most one open attempt an order; `nextCheckAt` is when the gateway is asked next.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    gateway: text().$type<PaymentGateway>().notNull(),
    orderNumber: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({
      name: 'payments_order_number',
      startWith: 1_000_000_001,
      maxValue: 9_999_999_999,
    }),
    gatewayPaymentId: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    gatewayResult: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    nextCheckAt: timestamp({ withTimezone: true }),
    /** How often the gateway was asked, and how often in a row it gave no trustworthy answer. */
    checks: integer().notNull().default(0),
    silences: integer().notNull().default(0),
    /** The gateway's own codes as it gave them last, and when. */
    lastHeard: text(),
    lastHeardAt: timestamp({ withTimezone: true }),
    /** When the gateway was last asked to give the money back, written before it is asked; nobody else asks until then. */
    reversalBegun: timestamp({ withTimezone: true }),
    reversalHeldUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('payments_gateway_order_number').on(table.gateway, table.orderNumber),
    uniqueIndex('payments_gateway_payment_id').on(table.gateway, table.gatewayPaymentId),
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('CREATED', 'IN_PROGRESS')`),
    index('payments_order').on(table.orderId),
    index('payments_next_check').on(table.nextCheckAt),
  ],
);

/** What came back from a gateway or was refused: the trail of a payment, also of forged returns (PAY-03). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer().references(() => payments.id),
    kind: text().$type<'RETURN' | 'FORGED_RETURN' | 'STATUS' | 'SETTLED' | 'REVERSED'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    detail: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId)],
);

/** An order's history as its page tells it, a line each; `detail` holds what the line names, nothing personal. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    paymentId: integer().references(() => payments.id),
    kind: text().$type<OrderEventKind>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    detail: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);
