import type { Locale, TariffPeriod, TariffProfileType, ValidToDefault } from '#contract/enumerations.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../orm-tables.ts';
import { sql } from '../orm.ts';

/** A displayed name in each language of the shop. */
export type LocalisedName = Record<Locale, string>;

/** A zone, and its cell on the schematic map if it has one. `aroundId`: the zone that this zone surrounds on the map. */
export const zones = pgTable(
  'zones',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    displayName: text().notNull(),
    mapColumn: integer(),
    mapRow: integer(),
    aroundId: integer().references((): AnyPgColumn => zones.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('zones_map_place').on(table.mapColumn, table.mapRow),
    check('zones_map_place_whole', sql`(${table.mapColumn} is null) = (${table.mapRow} is null)`),
  ],
);

/** Two zones that are joined by a line on the schematic map; each pair is stored one time, the smaller id first. */
export const zoneConnections = pgTable(
  'zone_connections',
  {
    zoneId: integer()
      .notNull()
      .references(() => zones.id, { onDelete: 'cascade' }),
    otherId: integer()
      .notNull()
      .references(() => zones.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.otherId] }),
    index('zone_connections_other').on(table.otherId),
    check('zone_connections_ordered', sql`${table.zoneId} < ${table.otherId}`),
  ],
);

export const customerProfiles = pgTable('customer_profiles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  displayName: jsonb().$type<LocalisedName>().notNull(),
  profileNumber: integer().notNull(),
  ageFrom: integer(),
  ageTo: integer(),
  validFrom: date({ mode: 'string' }),
  validTo: date({ mode: 'string' }),
  validToDefault: text().$type<ValidToDefault>(),
  minProfileDaysValidity: integer().notNull().default(0),
  requireConfirmation: boolean().notNull().default(false),
  isic: boolean().notNull().default(false),
  reduced: boolean().notNull().default(false),
  checkTicketCollision: boolean().notNull().default(true),
  type: text().$type<'IMPERSONAL' | 'PERSONAL'>().notNull().default('PERSONAL'),
  orderNumber: integer().notNull(),
});

export const attachmentTypes = pgTable('attachment_types', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerProfileId: integer()
    .notNull()
    .references(() => customerProfiles.id),
  displayName: jsonb().$type<LocalisedName>().notNull(),
});

export const tariffProfiles = pgTable('tariff_profiles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  displayName: jsonb().$type<LocalisedName>().notNull(),
  type: text().$type<TariffProfileType>().notNull(),
  period: text().$type<TariffPeriod>(),
  periodQuantity: integer(),
  fixedValidFromDay: integer(),
  fixedValidFromMonth: integer(),
  fixedValidToDay: integer(),
  fixedValidToMonth: integer(),
});

export const priceLists = pgTable('price_lists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  displayName: jsonb().$type<LocalisedName>().notNull(),
});

export const priceListPeriods = pgTable('price_list_periods', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  priceListId: integer()
    .notNull()
    .references(() => priceLists.id),
  displayName: text().notNull(),
  validFrom: date({ mode: 'string' }).notNull(),
  validTo: date({ mode: 'string' }),
});

/** The price of a zone in a period of a price list, in minor units; null = the zone is not sold. */
export const priceListZones = pgTable(
  'price_list_zones',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    periodId: integer()
      .notNull()
      .references(() => priceListPeriods.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    price: integer(),
  },
  (table) => [unique('price_list_zones_period_zone').on(table.periodId, table.zoneId)],
);

export const ticketCombinations = pgTable(
  'ticket_combinations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerProfileId: integer()
      .notNull()
      .references(() => customerProfiles.id),
    tariffProfileId: integer()
      .notNull()
      .references(() => tariffProfiles.id),
    priceListId: integer()
      .notNull()
      .references(() => priceLists.id),
    typeName: text().$type<'SINGLE' | 'TIME'>().notNull().default('TIME'),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    orderNumber: integer().notNull(),
    counterSale: boolean().notNull().default(true),
    eshopSale: boolean().notNull().default(true),
    mobileVirtualCardSale: boolean().notNull().default(true),
    mobileEshopAccountSale: boolean().notNull().default(true),
  },
  (table) => [index('ticket_combinations_profile').on(table.customerProfileId)],
);

/** Fees for other things than tickets, such as a card; `price` in minor units. */
export const fees = pgTable('fees', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  displayName: jsonb().$type<LocalisedName>().notNull(),
  price: integer().notNull(),
  taxPercentage: integer().notNull(),
});

export const branchOffices = pgTable('branch_offices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  branchNumber: integer().notNull(),
  street: text().notNull(),
  streetNumber: text().notNull(),
  city: text().notNull(),
  zip: text().notNull(),
  cardDeliveryAllowed: boolean().notNull(),
});
