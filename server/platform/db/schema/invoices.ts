import type { Supplier } from '#contract/entities/supplier.ts';
import type { Locale } from '#contract/enumerations.ts';
import { date, integer, jsonb, pgTable, text, uniqueIndex } from '../orm-tables.ts';
import { orders } from './orders.ts';

/** The content of an invoice, fixed when it is issued; prices in minor units, tax included. */
export interface InvoiceSnapshot {
  /** The language of the invoice. */
  readonly locale: Locale;
  readonly currency: string;
  readonly orderNumber: number;
  readonly supplier: Supplier & { readonly name: string };
  /** The lines of the address; the first line is the name. */
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

/** Invoices, at most one for each order; they never change. Days are the operator's local days. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    year: integer().notNull(),
    /** The invoice's number within the year, from 1, without gaps. */
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    issued: date({ mode: 'string' }).notNull(),
    taxDate: date({ mode: 'string' }).notNull(),
    due: date({ mode: 'string' }).notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (table) => [uniqueIndex('invoices_year_sequence').on(table.year, table.sequence)],
);

/** The last invoice number of each year. Taking the next number locks the row until the transaction ends. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
