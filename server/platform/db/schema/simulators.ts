import type { PaymentGateway } from '#contract/enumerations.ts';
import { bigint, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';

/** `birthDay`: an ISO day; null = the old card does not say. */
export interface SimulatedHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
}

/** How the simulated old card system misbehaves with a card (server/sandbox/simulators/old-card-system). */
export const oldCardFaults = [
  'NONE',
  'SLOW',
  'UNAVAILABLE',
  'UNAVAILABLE_AT_TAKING',
  'NO_ANSWER_AT_TAKING',
  'ERROR_AFTER_TAKING',
  'NO_ANSWER_AFTER_TAKING',
  'TAKEN_TWICE',
] as const;
export type OldCardFault = (typeof oldCardFaults)[number];

/** The payments as the simulated gateways record them (sandbox), separate from the shop's own payments. */
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
    /** When a payment becomes paid that the payer chose to pay later. */
    paysAt: timestamp({ withTimezone: true }),
    request: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [uniqueIndex('simulated_payments_gateway_payment').on(table.gateway, table.paymentId)],
);

/** The registrations of bank cards as the simulated gateway records them (sandbox). It keeps no full card number. */
export const simulatedTokenizations = pgTable('simulated_tokenizations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: text().notNull().unique(),
  text: text().notNull(),
  callback: text().notNull(),
  state: text().$type<'OPEN' | 'TOKENIZED' | 'REFUSED'>().notNull(),
  cardNumber: text(),
  token: text(),
  /** When a registration succeeds that the person chose to let succeed later. */
  succeedsAt: timestamp({ withTimezone: true }),
  expires: timestamp({ withTimezone: true }).notNull(),
});

/** The cards of the simulated old card system (sandbox); `balance` in minor units. */
export const simulatedOldCards = pgTable('simulated_old_cards', {
  cardNumber: text().primaryKey(),
  balance: integer().notNull(),
  /** Null = a card without a name. */
  holder: jsonb().$type<SimulatedHolder>(),
  fault: text().$type<OldCardFault>().notNull().default('NONE'),
});

/** What the simulated old card system has decided under the id of a transfer (sandbox), once and for all. */
export const simulatedTakings = pgTable('simulated_takings', {
  id: text().primaryKey(),
  cardNumber: text().notNull(),
  /** What was taken, in minor units; null = nothing. */
  amount: integer(),
  refusal: text(),
  decided: timestamp({ withTimezone: true }).notNull(),
});
