import * as v from 'valibot';
import { locales, paymentGateways, paymentTypes } from '../start-up-enumerations.ts';
import { named, PositiveMoney } from '../values.ts';

/** The flags that the operator has set (CFG-01). */
export const SystemConfiguration = v.object({
  brand: v.string(),
  multiLocalization: v.boolean(),
  defaultLanguage: v.picklist(locales),
  /** The languages to choose from besides the default one, as long as `multiLocalization` is on. */
  supportedLanguages: v.array(v.picklist(locales)),
  currency: v.pipe(v.string(), v.length(3)),
  paymentGateway: v.picklist(paymentGateways),
  /** The origin for payment forms and redirects: the only foreign origin to which the shop sends a browser. */
  paymentGatewayUrl: v.string(),
  /** Where bank cards are registered, the only other origin to which the shop sends a browser; null = nowhere. */
  tokenizationGatewayUrl: v.nullable(v.string()),
  allowedPaymentTypes: v.array(named(paymentTypes)),
  cardApplicationAttachmentAllowed: v.boolean(),
  virtualCardEWalletAllowed: v.boolean(),
  haulierCardAsCarrierAllowed: v.boolean(),
  virtualCardAsCarrierAllowed: v.boolean(),
  bankCardAsCarrierAllowed: v.boolean(),
  eWalletAllowed: v.boolean(),
  /** The amounts to choose from in the dialog of a wallet top-up, in minor units (ours). */
  offeredRecharges: v.pipe(v.array(PositiveMoney), v.maxLength(6)),
  ticketFareAllowed: v.boolean(),
  addressStreetRequired: v.boolean(),
  addressStreetNumberRequired: v.boolean(),
  addressCityRequired: v.boolean(),
  addressZipCodeRequired: v.boolean(),
  isIsicAllowed: v.boolean(),
  isAllowedFreeCardApplication: v.boolean(),
  /** Chip cards are also sent by post (ours). */
  cardDeliveryByPostAllowed: v.boolean(),
  /** The shop looks for a face in a new photo, and advises (ours). */
  photoFaceAdviceAllowed: v.boolean(),
  marketingConsentCardEnabled: v.boolean(),
  eshopReclamationEnabled: v.boolean(),
  /** The staff deals with card applications in the shop's own desk, not in another system (ours). */
  applicationDeskAllowed: v.boolean(),
  /** The staff checks each application for a virtual card; else one that needs no paper is issued at once (ours). */
  virtualCardCheckedAtDesk: v.optional(v.boolean(), false),
  /** The pages that act on the token of a mailed link ask for one press first (ours). */
  mailedLinksNeedPress: v.optional(v.boolean(), false),
  externalSynchronisationAllowed: v.boolean(),
  isAssignCardWithoutAgeRestrictionAllowed: v.boolean(),
  toastClosableOnlyByButton: v.boolean(),
  persistentSideMenu: v.boolean(),
  accountDeletionWithActiveTicketsAllowed: v.boolean(),
  cardValidityUpdateAllowed: v.boolean(),
  migrationAllowed: v.boolean(),
  legacyShopMigrationAllowed: v.boolean(),
  redirectAfterStart: v.boolean(),
  redirectAllowList: v.array(v.string()),
  footerLinks: v.object({
    termsAndConditions: v.string(),
    gdpr: v.string(),
    faq: v.nullable(v.string()),
    accessibility: v.string(),
    contacts: v.string(),
  }),
  /** Passes can be signed: the operator has a key for them (ours, PAS-01). */
  offlinePassAllowed: v.boolean(),
  /** The sandbox's tools are available: gateway simulators, mailbox, adjustable clock, fault board. */
  sandbox: v.boolean(),
});
export type SystemConfiguration = v.InferOutput<typeof SystemConfiguration>;
