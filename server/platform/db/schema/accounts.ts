import type { CustomerChanges } from '#contract/entities/customer.ts';
import type { CartLine, Item } from '#contract/entities/shopping-cart.ts';
import type { AccountLinkType, Locale } from '#contract/enumerations.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import type { SQL, SQLWrapper } from '../orm.ts';

/** The roles of accounts; OPERATOR may also call the operator's endpoints; DELETED is nobody. */
export const accountRoles = ['CUSTOMER', 'OPERATOR', 'DELETED'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** What is stored about a changed item; its texts are made when it is read, in the reader's language. */
export type KeptLine = Omit<CartLine, 'item'> & { readonly item: Omit<Item, 'totalPrice' | 'cancelled'> };

/** The condition of the accounts' list, written out, so that a prepared statement can use the indexes that have it. */
export const isCustomers = ({ role }: { readonly role: SQLWrapper }): SQL => sql`${role} = 'CUSTOMER'`;

/** A username to sort and to search by: letter by letter, upper and lower case the same, in any database. */
export const comparableUsername = (username: SQLWrapper): SQL => sql`(lower(${username}) collate "C")`;

/**
 * An account that logs in, with the state of its cart. `cartExpiresAt` is null while the cart is empty (CRT-01…03);
 * `cartRenewals`: how often its life was renewed; `cartExpiredAt`: when the last cart expired, null after a purchase;
 * `cartChanges`: what the last attempt to order changed in the cart.
 * `credentialsVersion` is raised by each change of the password and ends the tokens signed before; `keptTokenId` is the
 * one token that stays valid, of the person who changed it. `endedTokenIds`: tokens whose log-ins were ended, until they
 * would have expired (docs/decisions/0035). `withheldPages` may not be opened by this account (APP-10).
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
    endedTokenIds: text().array().notNull().default([]),
    termsAgreedAt: timestamp({ withTimezone: true }),
    locale: text().$type<Locale>().notNull().default('cs'),
    withheldPages: jsonb().$type<readonly GuardedPage[]>().notNull().default([]),
    cartExpiresAt: timestamp({ withTimezone: true }),
    cartRenewals: integer().notNull().default(0),
    cartExpiredAt: timestamp({ withTimezone: true }),
    cartChanges: jsonb().$type<readonly KeptLine[]>(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('customer_accounts_username').on(sql`lower(${table.username})`),
    index('customer_accounts_listed').on(comparableUsername(table.username)).where(isCustomers(table)),
    index('customer_accounts_created').on(table.created, table.id).where(isCustomers(table)),
    index('customer_accounts_verified_listed')
      .on(table.verified, comparableUsername(table.username))
      .where(isCustomers(table)),
    index('customer_accounts_verified_created').on(table.verified, table.created, table.id).where(isCustomers(table)),
  ],
);

/**
 * People with cards. `changes` are personal data that the operator has not checked yet; null = none. `anonymised`: when
 * the person's account was deleted, and all that tells who it was was removed.
 */
export const customers = pgTable(
  'customers',
  {
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
    isicNumber: text(),
    draft: boolean().notNull().default(false),
    external: boolean().notNull().default(false),
    parentId: integer(),
    personalDataVerifiedDate: timestamp({ withTimezone: true }),
    personalDataVerifiedBy: text(),
    changes: jsonb().$type<CustomerChanges>(),
    anonymised: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('customers_birth_day').on(table.birthDay),
    index('customers_isic_number')
      .on(table.isicNumber)
      .where(sql`${table.isicNumber} is not null`),
  ],
);

/** Which customers an account may see and act for: what every call about a customer is authorised by. */
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
    /** Null: before it was recorded. */
    created: timestamp({ withTimezone: true }),
    /** The wizard in which the account has created the customer: it creates nobody else. Null = another way. */
    flowId: uuid(),
  },
  (table) => [
    uniqueIndex('account_links_flow').on(table.accountId, table.flowId),
    uniqueIndex('account_links_account_customer').on(table.accountId, table.customerId),
    uniqueIndex('account_links_one_registered')
      .on(table.accountId)
      .where(sql`${table.type} = 'REGISTERED'`),
    index('account_links_customer').on(table.customerId),
    // The order in which they were made: without it, PostgreSQL may read the links of all accounts in their order.
    index('account_links_account_id').on(table.accountId, table.id),
  ],
);
