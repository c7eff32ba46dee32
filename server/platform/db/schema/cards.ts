import type { CardState, CarrierType, CustomerCardType, WalletOperation } from '#contract/enumerations.ts';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customers } from './accounts.ts';
import { customerProfiles } from './tariff.ts';

/**
 * The cards of customers. `chipNumber`: in upper-case hexadecimal digits; null for a card without a chip.
 * `bankCardToken`: the gateway's id of a registered bank card. Besides this id, the shop has only a masked number, and
 * other cards may have the same masked number. `main`: the card that the shop works with if several are ACTIVE; at most
 * one card of a customer is ACTIVE and main. `deleted`: when the customer deleted the card; its tickets stay in the
 * history, its number is made anonymous.
 */
export const customerCards = pgTable(
  'customer_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    cardNumber: text().notNull(),
    chipNumber: text().unique(),
    bankCardToken: text().unique(),
    customerCardType: text().$type<CustomerCardType>().notNull(),
    carrierType: text().$type<CarrierType>().notNull(),
    state: text().$type<CardState>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    reclamation: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    issued: timestamp({ withTimezone: true }),
    contactMeIfCardFound: boolean().notNull().default(false),
    marketingConsent: boolean().notNull().default(false),
    main: boolean().notNull().default(true),
    deleted: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('customer_cards_customer').on(table.customerId),
    uniqueIndex('customer_cards_number')
      .on(table.cardNumber)
      .where(sql`${table.customerCardType} <> 'BANK'`),
    uniqueIndex('customer_cards_one_main')
      .on(table.customerId)
      .where(sql`${table.state} = 'ACTIVE' and ${table.main}`),
    index('customer_cards_active_valid_to')
      .on(table.validTo)
      .where(sql`${table.state} = 'ACTIVE'`),
  ],
);

/** Profile one and profile two of a card. */
export const cardProfiles = pgTable(
  'card_profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer()
      .notNull()
      .references(() => customerCards.id, { onDelete: 'cascade' }),
    position: integer().$type<1 | 2>().notNull(),
    customerProfileId: integer()
      .notNull()
      .references(() => customerProfiles.id),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    confirmationChecked: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('card_profiles_card_position').on(table.cardId, table.position),
    index('card_profiles_valid_to').on(table.validTo),
  ],
);

/** A card's electronic wallet; `currentAmount` in minor units. */
export const eWallets = pgTable(
  'e_wallets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer()
      .notNull()
      .unique()
      .references(() => customerCards.id),
    currentAmount: integer().notNull().default(0),
  },
  (table) => [check('e_wallets_not_negative', sql`${table.currentAmount} >= 0`)],
);

/** The wallet's ledger. An order item tops a wallet up at most one time. */
export const eWalletTransactions = pgTable(
  'e_wallet_transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eWalletId: integer()
      .notNull()
      .references(() => eWallets.id),
    operation: text().$type<WalletOperation>().notNull(),
    dateTime: timestamp({ withTimezone: true }).notNull(),
    transactionNumber: text().notNull().unique(),
    lineNumber: text(),
    address: text(),
    amount: integer().notNull(),
    newBalance: integer().notNull(),
    processedOnCard: boolean().notNull().default(false),
    paymentType: text().$type<'CASH' | 'BANK_CARD' | 'INVOICE' | 'E_WALLET'>().notNull(),
    orderItemId: integer().unique(),
    note: text(),
  },
  (table) => [index('e_wallet_transactions_wallet_time').on(table.eWalletId, table.dateTime)],
);

export const vehicleTickets = pgTable(
  'vehicle_tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer()
      .notNull()
      .references(() => eWalletTransactions.id, { onDelete: 'cascade' }),
    ticketNumber: text().notNull(),
    customerProfileId: integer()
      .notNull()
      .references(() => customerProfiles.id),
    tariffProfileId: integer().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    validTo: timestamp({ withTimezone: true }).notNull(),
    ticketPrice: integer().notNull(),
    passengerCount: integer().notNull(),
  },
  (table) => [index('vehicle_tickets_transaction').on(table.transactionId)],
);
