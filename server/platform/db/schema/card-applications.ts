import type { Address, CustomerChanges } from '#contract/entities/customer.ts';
import type { CardApplicationState, CarrierType } from '#contract/enumerations.ts';
import type { KeptCorrection } from '#rules/card-application-progress.ts';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../orm-tables.ts';
import type { AnyPgColumn } from '../orm-tables.ts';
import { sql } from '../orm.ts';
import { customerAccounts, customers } from './accounts.ts';
import { customerCards } from './cards.ts';
import { branchOffices, customerProfiles } from './tariff.ts';

/**
 * An application for a card (DAT-03), filed by an account; a fee in the cart or an order pays for it. `accountId` is
 * null for an application that was filed at the operator's counter. The application has a recipient's address or a
 * branch office, or neither if nothing is handed over; `cardId` is the card that was made from it, `bankCardId` a
 * registered bank card that will become the carrier. `customerChanges`: the personal data that were submitted with it.
 * `correction`: what the customer must submit again. `feeOfId`: the rejected application whose fee also pays for this
 * application; a fee can be used by one application at a time. `isicNumber` and `price` are the values at the filing;
 * null = unknown. `flowId` is the wizard that filed it; null = unknown. A customer has at most one application from the
 * e-shop that is not finished.
 */
export const cardApplications = pgTable(
  'card_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serialNumber: integer()
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ name: 'card_applications_serial_number', startWith: 26_001 }),
    applicationNumber: text().notNull().unique(),
    accountId: integer().references(() => customerAccounts.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    carrierType: text().$type<CarrierType>().notNull(),
    state: text().$type<CardApplicationState>().notNull(),
    note: text(),
    paid: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    keepPhoto: boolean().notNull().default(false),
    customerChanges: jsonb().$type<CustomerChanges>(),
    contactMeIfCardFound: boolean().notNull().default(false),
    recipientAddress: jsonb().$type<Address>(),
    deliveryBranchOfficeId: integer().references(() => branchOffices.id),
    eshop: boolean().notNull().default(true),
    checkedBy: text(),
    checkedDate: timestamp({ withTimezone: true }),
    cardForFree: boolean().notNull().default(false),
    marketingConsent: boolean().notNull().default(false),
    cardId: integer().references(() => customerCards.id),
    bankCardId: integer().references(() => customerCards.id),
    correction: jsonb().$type<KeptCorrection>(),
    isicNumber: text(),
    price: integer(),
    flowId: uuid(),
    feeOfId: integer().references((): AnyPgColumn => cardApplications.id),
  },
  (table) => [
    index('card_applications_account').on(table.accountId),
    uniqueIndex('card_applications_fee_of')
      .on(table.feeOfId)
      .where(sql`${table.state} <> 'REJECTED'`),
    uniqueIndex('card_applications_one_open')
      .on(table.customerId)
      .where(sql`${table.eshop} and ${table.state} in ('WAITING_TO_BE_PRINTED', 'UNCHECKED_DATA')`),
    index('card_applications_customer_serial').on(table.customerId, table.serialNumber.desc().nullsLast()),
  ],
);

/** Profile one and profile two that an application asks for. */
export const cardApplicationProfiles = pgTable(
  'card_application_profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => cardApplications.id, { onDelete: 'cascade' }),
    position: integer().$type<1 | 2>().notNull(),
    customerProfileId: integer()
      .notNull()
      .references(() => customerProfiles.id),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    confirmationChecked: date({ mode: 'string' }),
  },
  (table) => [uniqueIndex('card_application_profiles_position').on(table.applicationId, table.position)],
);
