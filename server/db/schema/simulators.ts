import { bigint, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentGateway } from '../../../contract/enumerations.ts';

/** The simulated gateways' own payments (sandbox): a gateway's books, apart from the shop's. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gateway: text().$type<PaymentGateway>().notNull(),
    paymentId: text().notNull(),
    orderNumber: text().notNull(),
    merchantOrderNumber: text(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    returnUrl: text().notNull(),
    returnMethod: text().$type<'GET' | 'POST'>().notNull(),
    merchantData: text(),
    /** The gateway's own numeric state (eAPI paymentStatus; web-service state of the second gateway). */
    status: integer().notNull(),
    resultCode: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    /** A payment that the payer asked to settle later: from then on it is paid. */
    paysAt: timestamp({ withTimezone: true }),
    request: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [uniqueIndex('simulated_payments_gateway_payment').on(table.gateway, table.paymentId)],
);
