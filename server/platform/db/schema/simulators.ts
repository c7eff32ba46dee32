import type { PaymentGateway } from '#contract/enumerations.ts';
import { bigint, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';

/** `birthDay`: an ISO day; null = the old card has no birth date. */
export interface SimulatedHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
}

/** The failure of the simulated old card system for a card (server/sandbox/simulators/old-card-system). */
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

/** The simulated gateways' records of payments (sandbox), separate from the shop's own payments. */
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
    /** The gateway's numeric state of the payment (ČSOB: eAPI paymentStatus; GP webpay: state of the web service). */
    status: integer().notNull(),
    resultCode: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    /** When the payment becomes paid, if the payer chose to pay later. */
    paysAt: timestamp({ withTimezone: true }),
    request: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [uniqueIndex('simulated_payments_gateway_payment').on(table.gateway, table.paymentId)],
);

/** The simulated gateway's records of registered bank cards (sandbox). It keeps no full card number. */
export const simulatedTokenizations = pgTable('simulated_tokenizations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: text().notNull().unique(),
  text: text().notNull(),
  callback: text().notNull(),
  state: text().$type<'OPEN' | 'TOKENIZED' | 'REFUSED'>().notNull(),
  cardNumber: text(),
  token: text(),
  /** When the registration succeeds, if the person chose a later success. */
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

/** The final decisions of the simulated old card system (sandbox), one for each id of a transfer. */
export const simulatedTakings = pgTable('simulated_takings', {
  id: text().primaryKey(),
  cardNumber: text().notNull(),
  /** The amount that was taken, in minor units; null = no money was taken. */
  amount: integer(),
  refusal: text(),
  decided: timestamp({ withTimezone: true }).notNull(),
});
