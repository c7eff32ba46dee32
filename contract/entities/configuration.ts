import * as v from 'valibot';
import { paymentGateways } from '../payment-gateways.ts';
import { locales, paymentTypes } from '../start-up-enumerations.ts';
import { named, PositiveMoney } from '../values.ts';

/** The flags that the operator has set (CFG-01). */
export const SystemConfiguration = v.object({
  brand: v.string(),
  multiLocalization: v.boolean(),
  defaultLanguage: v.picklist(locales),
  /** The languages that people can choose besides the default language, if `multiLocalization` is on. */
  supportedLanguages: v.array(v.picklist(locales)),
  currency: v.pipe(v.string(), v.length(3)),
  paymentGateway: v.picklist(paymentGateways),
  /** The origin for payment forms and redirects: the shop sends browsers to this foreign origin only. */
  paymentGatewayUrl: v.string(),
  /**
   * The address for the registration of bank cards, the only other origin to which the shop sends browsers; null = no
   * registration.
   */
  tokenizationGatewayUrl: v.nullable(v.string()),
  allowedPaymentTypes: v.array(named(paymentTypes)),
  cardApplicationAttachmentAllowed: v.boolean(),
  virtualCardEWalletAllowed: v.boolean(),
  haulierCardAsCarrierAllowed: v.boolean(),
  virtualCardAsCarrierAllowed: v.boolean(),
  bankCardAsCarrierAllowed: v.boolean(),
  eWalletAllowed: v.boolean(),
  /** The amounts that the dialog of a wallet top-up offers, in minor units (ours). */
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
  /** The shop looks for a face in a new photo, and gives advice (ours). */
  photoFaceAdviceAllowed: v.boolean(),
  marketingConsentCardEnabled: v.boolean(),
  eshopReclamationEnabled: v.boolean(),
  /** The staff handles card applications in the shop's own desk, not in another system (ours). */
  applicationDeskAllowed: v.boolean(),
  /**
   * The staff checks each application for a virtual card. If false, a virtual card that needs no paper is issued at once
   * (ours).
   */
  virtualCardCheckedAtDesk: v.optional(v.boolean(), false),
  /** After a person has opened a mailed link, the link's token is used only when the person presses a button (ours). */
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
  /** Passes can be signed, because the operator has a key for them (ours, PAS-01). */
  offlinePassAllowed: v.boolean(),
  /**
   * The extensions that the back end offers (contract/extensions.ts); absent = none. Names that the shop does not know
   * are ignored.
   */
  extensions: v.optional(v.array(v.string()), []),
  /** The sandbox's tools are available: gateway simulators, mailbox, movable clock, fault board. */
  sandbox: v.boolean(),
});
export type SystemConfiguration = v.InferOutput<typeof SystemConfiguration>;
