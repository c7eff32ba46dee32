import * as v from 'valibot';
import { locales } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { IsoDate } from '../values.ts';

/** The invoice of an order. `due` is the last day of payment. */
export const InvoiceSummary = v.object({ number: v.string(), issued: IsoDate, due: IsoDate });
export type InvoiceSummary = v.InferOutput<typeof InvoiceSummary>;

const Labelled = v.object({ label: v.string(), value: v.string() });
/** `typed` is the value as a bank's form expects it; null = the form does not ask for it. */
const PaymentFact = v.object({ ...Labelled.entries, typed: ours(v.nullable(v.string()), null) });
const Party = v.object({ heading: v.string(), lines: v.array(v.string()) });
/**
 * The first cell of a row is its name, and `detail` explains the name. Each row has as many cells as there are headings.
 */
const Table = v.object({
  headings: v.array(v.string()),
  rows: v.array(v.object({ cells: v.array(v.string()), detail: v.nullable(v.string()) })),
});
export type InvoiceTable = v.InferOutput<typeof Table>;

/**
 * An invoice for display and print: all texts are final, in `locale`, the language in which it was issued. `stamp` shows
 * whether it was paid or cancelled; `taxes` has a row for each rate, null if the seller pays no value added tax;
 * `payment` explains how to pay the invoice, null if no payment is needed.
 */
export const Invoice = v.object({
  number: v.string(),
  locale: v.picklist(locales),
  title: v.string(),
  stamp: v.nullable(v.object({ kind: v.picklist(['PAID', 'VOID']), text: v.string() })),
  supplier: Party,
  customer: Party,
  facts: v.array(Labelled),
  items: Table,
  taxes: v.nullable(v.object({ caption: v.string(), ...Table.entries })),
  total: Labelled,
  payment: v.nullable(
    v.object({
      heading: v.string(),
      facts: v.array(PaymentFact),
      /** A QR code for the payer's banking app: an SVG path on a square of `size` units, including the quiet zone. */
      code: v.nullable(v.object({ label: v.string(), size: v.number(), path: v.string() })),
    }),
  ),
  note: v.string(),
});
export type Invoice = v.InferOutput<typeof Invoice>;
