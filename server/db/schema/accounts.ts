import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccountLinkType, Locale } from '../../../contract/enumerations.ts';

/** What an account may do besides a customer's calls: OPERATOR opens the operator's desk. */
export const accountRoles = ['CUSTOMER', 'OPERATOR'] as const;
export type AccountRole = (typeof accountRoles)[number];

/**
 * A log-in. The cart's life is the account's: `cartExpiresAt` is null while the cart is empty (CRT-01…03).
 * `credentialsVersion` goes up with each change of the password and ends the tokens signed before; `keptTokenId` is the
 * one token that goes on, of whoever changed it logged in.
 */
export const customerAccounts = pgTable(
  'customer_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    passwordHash: text().notNull(),
    verified: boolean().notNull().default(false),
    role: text().$type<AccountRole>().notNull().default('CUSTOMER'),
    credentialsVersion: integer().notNull().default(0),
    keptTokenId: text(),
    termsAgreedAt: timestamp({ withTimezone: true }),
    locale: text().$type<Locale>().notNull().default('cs'),
    cartExpiresAt: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('customer_accounts_username').on(sql`lower(${table.username})`)],
);

export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  birthDay: date({ mode: 'string' }),
  email: text(),
  phoneNumber: text(),
  photo: text(),
  originId: integer(),
  street: text(),
  streetNumber: text(),
  city: text(),
  zip: text(),
  pin: text(),
  draft: boolean().notNull().default(false),
  external: boolean().notNull().default(false),
  parentId: integer(),
  personalDataVerifiedDate: timestamp({ withTimezone: true }),
});

/** Whose customers an account may see and act for: the authority behind every customer call. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    type: text().$type<AccountLinkType>().notNull(),
    cancelable: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('account_links_account_customer').on(table.accountId, table.customerId),
    uniqueIndex('account_links_one_registered')
      .on(table.accountId)
      .where(sql`${table.type} = 'REGISTERED'`),
    index('account_links_customer').on(table.customerId),
  ],
);
