import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CartLine, Item } from '../../../contract/entities/shopping-cart.ts';
import type { AccountLinkType, Locale } from '../../../contract/enumerations.ts';
import type { GuardedPage } from '../../../contract/guarded-pages.ts';

/** What an account may do besides a customer's calls: OPERATOR opens the operator's desk. */
export const accountRoles = ['CUSTOMER', 'OPERATOR'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** A line about an item as it was; its texts are made when it is read, in the reader's language. */
export type KeptLine = Omit<CartLine, 'item'> & { readonly item: Omit<Item, 'totalPrice' | 'cancelled'> };

/**
 * A log-in. The cart's life is the account's: `cartExpiresAt` is null while the cart is empty (CRT-01…03).
 * `cartRenewals`: how often it was renewed; `cartLapsedAt`: when the last one ran out, null after a purchase;
 * `cartChanges`: what the last try to order brought up to date.
 * `credentialsVersion` goes up with each change of the password and ends the tokens signed before; `keptTokenId` is the
 * one token that goes on, of whoever changed it logged in. `withheldPages` may not be opened by this account (APP-10).
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
    withheldPages: jsonb().$type<readonly GuardedPage[]>().notNull().default([]),
    cartExpiresAt: timestamp({ withTimezone: true }),
    cartRenewals: integer().notNull().default(0),
    cartLapsedAt: timestamp({ withTimezone: true }),
    cartChanges: jsonb().$type<readonly KeptLine[]>(),
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
