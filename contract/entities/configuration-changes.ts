import * as v from 'valibot';
import { currencies, paymentTypes } from '../enumerations.ts';
import { guardedPages } from '../guarded-pages.ts';
import { SystemConfiguration } from './configuration.ts';
import { Supplier } from './supplier.ts';

const {
  brand,
  paymentGateway,
  paymentGatewayUrl,
  tokenizationGatewayUrl,
  offlinePassAllowed,
  sandbox,
  currency,
  allowedPaymentTypes,
  redirectAllowList,
  footerLinks,
  ...flags
} = SystemConfiguration.entries;

/** An https address for links and redirects of the shop. */
const WebAddress = v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://'));

const namesOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

/**
 * The addresses of the links in the footer. Without an address for questions and answers, the footer has no such link.
 */
export const FooterLinks = v.strictObject({
  termsAndConditions: WebAddress,
  gdpr: WebAddress,
  faq: v.nullable(WebAddress),
  accessibility: WebAddress,
  contacts: WebAddress,
});

/** The lowest and the highest price of a fee. */
export const feeRange = { least: 1, most: 100_000_000 } as const;
/** The price of a fee, in minor units. */
export const FeePrice = v.pipe(v.number(), v.integer(), v.minValue(feeRange.least), v.maxValue(feeRange.most));

/** The flags that the operator may change, with their possible values. */
export const flagChanges = {
  ...flags,
  supportedLanguages: v.pipe(
    flags.supportedLanguages,
    v.check((names) => namesOnce(names), 'names a language twice'),
  ),
  currency: v.picklist(currencies),
  allowedPaymentTypes: v.pipe(
    v.array(v.picklist(paymentTypes)),
    v.check((names) => namesOnce(names), 'names a type twice'),
  ),
  withheldPages: v.pipe(
    v.array(v.picklist(guardedPages)),
    v.check((names) => namesOnce(names), 'names a page twice'),
  ),
  supplier: Supplier,
  redirectAllowList: v.pipe(v.array(WebAddress), v.maxLength(50)),
  footerLinks: FooterLinks,
};

/**
 * The operator's changes; each member is optional: all flags except those that the environment sets (brand, payment
 * gateway, key of passes, sandbox), the pages that customers may not open, the seller, numbers by name, and the prices
 * of fees by code. Unknown names are refused. `seen`: the versions of the settings that the staff saw before the change
 * (OPD-03).
 */
export const SystemConfigurationChanges = v.partial(
  v.strictObject({
    ...flagChanges,
    numbers: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    fees: v.record(v.string(), FeePrice),
    seen: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
);
export type SystemConfigurationChanges = v.InferOutput<typeof SystemConfigurationChanges>;
