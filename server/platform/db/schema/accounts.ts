import type { CustomerChanges } from '#contract/entities/customer.ts';
import type { CartLine, Item } from '#contract/entities/shopping-cart.ts';
import type { AccountLinkType, Locale } from '#contract/enumerations.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import type { Sent } from '#contract/values.ts';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import type { SQL, SQLWrapper } from '../orm.ts';

/** The roles of accounts. OPERATOR may also call the operator's endpoints; a DELETED account cannot be used. */
export const accountRoles = ['CUSTOMER', 'OPERATOR', 'DELETED'] as const;
export type AccountRole = (typeof accountRoles)[number];

/**
 * The stored data of a changed item. The texts about the item are made when the data are read, in the reader's language.
 */
export type StoredLine = Omit<Sent<typeof CartLine>, 'item'> & {
  readonly item: Omit<Sent<typeof Item>, 'totalPrice' | 'cancelled'>;
};

/**
 * The condition of the list of accounts, without parameters, so that a prepared statement can use the partial indexes
 * with this condition.
 */
export const isCustomers = ({ role }: { readonly role: SQLWrapper }): SQL => sql`${role} = 'CUSTOMER'`;

/** A username for sorting and search: compared by code points, without regard to case, in any database. */
export const comparableUsername = (username: SQLWrapper): SQL => sql`(lower(${username}) collate "C")`;

/**
 * An account that logs in, with the state of its cart. `cartExpiresAt` is null while the cart is empty (CRT-01…03);
 * `cartRenewals`: how often the cart's time was renewed; `cartExpiredAt`: when the last cart expired, null after a
 * purchase; `cartChanges`: what the last attempt to order changed in the cart. Each change of the password increases
 * `credentialsVersion`, which ends the tokens signed before; `keptTokenId` is the only older token that stays valid:
 * the token with which the password was changed. `endedTokenIds`: tokens whose log-ins were ended, kept until they
 * would have expired (docs/decisions/0035). `withheldPages`: pages that this account may not open (APP-10).
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
    cartChanges: jsonb().$type<readonly StoredLine[]>(),
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
 * People with cards. `photoDigest`: an MD5, so that a list need not read the photos to know which they are. `changes`:
 * personal data that the operator has not checked yet; null = no changes. `anonymised`: when the person's account was
 * deleted and the data that identify the person were removed.
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
    photoDigest: text().generatedAlwaysAs(sql`md5(photo)`),
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

/** The customers that an account may see and act for; every call about a customer is authorised by this table. */
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
    /** Null for links made before this column existed. */
    created: timestamp({ withTimezone: true }),
    /**
     * The wizard in which the account created the customer; the same wizard creates no second customer. Null = the
     * customer was not created in a wizard.
     */
    flowId: uuid(),
  },
  (table) => [
    uniqueIndex('account_links_flow').on(table.accountId, table.flowId),
    uniqueIndex('account_links_account_customer').on(table.accountId, table.customerId),
    uniqueIndex('account_links_one_registered')
      .on(table.accountId)
      .where(sql`${table.type} = 'REGISTERED'`),
    index('account_links_customer').on(table.customerId),
    // For reading an account's links in the order in which they were made. Without this index, PostgreSQL may read the
    // links of all accounts in that order.
    index('account_links_account_id').on(table.accountId, table.id),
  ],
);
