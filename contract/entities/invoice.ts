import * as v from 'valibot';
import { locales } from '../enumerations.ts';
import { IsoDate } from '../values.ts';

/** The invoice of an order. `due` is the last day of payment. */
export const InvoiceSummary = v.object({ number: v.string(), issued: IsoDate, due: IsoDate });
export type InvoiceSummary = v.InferOutput<typeof InvoiceSummary>;

const Labelled = v.object({ label: v.string(), value: v.string() });
const Party = v.object({ heading: v.string(), lines: v.array(v.string()) });
const ItemLine = v.object({
  name: v.string(),
  detail: v.nullable(v.string()),
  quantity: v.string(),
  unitPrice: v.string(),
  tax: v.string(),
  total: v.string(),
});
const TaxLine = v.object({ rate: v.string(), base: v.string(), tax: v.string(), total: v.string() });

/**
 * An invoice for display and print: all texts are final, in `locale`, the language in which it was issued. `stamp` says
 * whether it was paid or cancelled; `payment` is how to pay it, null if nothing is to be paid.
 */
export const Invoice = v.object({
  number: v.string(),
  locale: v.picklist(locales),
  title: v.string(),
  stamp: v.nullable(v.object({ kind: v.picklist(['PAID', 'VOID']), text: v.string() })),
  supplier: Party,
  customer: Party,
  facts: v.array(Labelled),
  itemHeadings: v.omit(ItemLine, ['detail']),
  items: v.array(ItemLine),
  taxCaption: v.string(),
  taxHeadings: TaxLine,
  taxes: v.array(TaxLine),
  total: Labelled,
  payment: v.nullable(
    v.object({
      heading: v.string(),
      facts: v.array(Labelled),
      /** A QR code for the payer's banking app: an SVG path on a square of `size` units, including the quiet zone. */
      code: v.nullable(v.object({ label: v.string(), size: v.number(), path: v.string() })),
    }),
  ),
  note: v.string(),
});
export type Invoice = v.InferOutput<typeof Invoice>;
