import * as v from 'valibot';
import { currencies, paymentTypes } from '../enumerations.ts';
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

/** An address that the shop may link or redirect to; https only. */
const WebAddress = v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://'));

const PaymentTypes = v.pipe(
  v.array(v.picklist(paymentTypes)),
  v.check((types) => new Set(types).size === types.length, 'names a type twice'),
);

/**
 * What the operator may change, each member optional: all flags except those that the environment sets (brand, payment
 * gateway, key of passes, sandbox), and the seller. Unknown names are refused.
 */
export const SystemConfigurationChanges = v.partial(
  v.strictObject({
    ...flags,
    currency: v.picklist(currencies),
    allowedPaymentTypes: PaymentTypes,
    supplier: Supplier,
    redirectAllowList: v.pipe(v.array(WebAddress), v.maxLength(50)),
    footerLinks: v.strictObject({
      termsAndConditions: WebAddress,
      gdpr: WebAddress,
      faq: v.nullable(WebAddress),
      accessibility: WebAddress,
      contacts: WebAddress,
    }),
  }),
);
export type SystemConfigurationChanges = v.InferOutput<typeof SystemConfigurationChanges>;
