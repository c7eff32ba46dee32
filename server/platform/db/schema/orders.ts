import type { ItemPayload } from '#contract/entities/shopping-cart.ts';
import type {
  CancelReason,
  OrderEventKind,
  OrderItemType,
  OrderState,
  PaymentGateway,
  PaymentState,
  PaymentType,
} from '#contract/enumerations.ts';
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
} from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts } from './accounts.ts';

/** The columns that cart items and order items share; prices in minor units. */
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

/**
 * Cart items; unique indexes allow one ticket fare for a card, one recharge for a wallet, one fee for an application or a
 * reclamation.
 */
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
    uniqueIndex('cart_items_one_reclamation')
      .on(table.accountId, sql`(${table.payload}->>'reclamationNumber')`)
      .where(sql`${table.type} = 'RECLAMATION'`),
    check('cart_items_price', sql`${table.price} >= 0 or ${table.type} = 'ROUNDING'`),
  ],
);

/** The items of expired carts, kept for some time so that people can restore them (docs/decisions/0009). */
export const expiredCartItems = pgTable(
  'expired_cart_items',
  {
    ...itemColumns,
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('expired_cart_items_account').on(table.accountId)],
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
    /** The operator's currency when the order was made, ISO 4217 letters; it never changes. */
    currency: text().notNull().default('CZK'),
    paymentType: text().$type<PaymentType>().notNull(),
    note: text(),
    settledAt: timestamp({ withTimezone: true }),
    /** Why the order was cancelled. EXPIRED stays set if late money has paid the order. */
    cancelReason: text().$type<CancelReason>(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('orders_account_number').on(table.accountId, table.number),
    index('orders_account_issued').on(table.accountId, table.issued),
    index('orders_pending')
      .on(table.issued)
      .where(sql`${table.state} = 'PENDING'`),
    index('orders_undelivered')
      .on(table.id)
      .where(sql`${table.state} = 'PAID' and ${table.deliveredAt} is null`),
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
 * Attempts to pay orders at a gateway. `orderNumber` is the attempt's own number at the gateway, `gatewayPaymentId` the
 * gateway's id of the attempt (ČSOB: payId; GP webpay: the same as orderNumber). CREATED and IN_PROGRESS are open; an
 * order has at most one open attempt. The gateway is asked next at `nextCheckAt`.
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
    /** How many times the gateway was asked, and how many times in a row until now it gave no trustworthy answer. */
    checks: integer().notNull().default(0),
    unansweredChecks: integer().notNull().default(0),
    /** The codes in the gateway's last answer, and the time of that answer. */
    lastHeard: text(),
    lastHeardAt: timestamp({ withTimezone: true }),
    /**
     * `reversalBegun`: when the last reversal began, written before the gateway is called. `reversalHeldUntil`: until
     * then, no other caller may try a reversal.
     */
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

/** The log of the gateways' messages about payments, including forged returns from a gateway (PAY-03). */
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

/** The history of orders, which the order's page shows; `detail` holds codes and numbers, no personal data. */
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
