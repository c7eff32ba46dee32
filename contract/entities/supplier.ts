import * as v from 'valibot';
import { Iban } from '../iban.ts';
import { requiredText, text } from '../values.ts';

/**
 * The seller on invoices. `name` null = the brand's name; `taxId` null = the seller pays no value added tax;
 * `registration` says where the company is registered.
 */
export const Supplier = v.strictObject({
  name: v.nullable(requiredText(100)),
  street: requiredText(100),
  city: requiredText(100),
  zip: requiredText(20),
  country: requiredText(60),
  companyId: requiredText(40),
  taxId: v.nullable(requiredText(40)),
  registration: text(300),
  iban: Iban,
  bic: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/))]),
});
export type Supplier = v.InferOutput<typeof Supplier>;
