import { date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Supplier } from '../../../contract/entities/supplier.ts';
import type { Locale } from '../../../contract/enumerations.ts';
import { orders } from './orders.ts';

/** What an invoice says, as it was when it was issued; prices in minor units, tax included. */
export interface InvoiceSnapshot {
  /** The language in which it is written. */
  readonly locale: Locale;
  readonly currency: string;
  readonly orderNumber: number;
  readonly supplier: Supplier & { readonly name: string };
  /** Lines of an address, the name first. */
  readonly customer: readonly string[];
  readonly items: readonly InvoicedItem[];
}

export interface InvoicedItem {
  readonly name: string;
  readonly description: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly totalPrice: number;
  /** Per cent. */
  readonly taxPercentage: number;
}

/** The invoice of an order, at most one an order; nothing in it ever changes. Days are the operator's. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    year: integer().notNull(),
    /** Its place in the year's row of numbers, from 1, without gaps. */
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    issued: date({ mode: 'string' }).notNull(),
    taxDate: date({ mode: 'string' }).notNull(),
    due: date({ mode: 'string' }).notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (table) => [uniqueIndex('invoices_year_sequence').on(table.year, table.sequence)],
);

/** The last number given out in a year; who takes the next one holds the row until their transaction ends. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
