import * as v from 'valibot';
import { ours } from '../ours.ts';
import { paymentGateways } from '../payment-gateways.ts';
import { locales, paymentTypes } from '../start-up-enumerations.ts';
import { named, PositiveMoney } from '../values.ts';

/** The flags that the operator has set (CFG-01). */
export const SystemConfiguration = v.object({
  brand: ours(v.string(), ''),
  multiLocalization: v.boolean(),
  defaultLanguage: v.picklist(locales),
  /** The languages that people can choose besides the default language, if `multiLocalization` is on. */
  supportedLanguages: ours(v.array(v.picklist(locales)), [...locales]),
  currency: v.pipe(v.string(), v.length(3)),
  paymentGateway: v.picklist(paymentGateways),
  /**
   * The address of the payment gateway: the shop sends browsers only to its origin. Null = nobody is sent to a gateway.
   */
  paymentGatewayUrl: ours(v.nullable(v.string()), null),
  /**
   * The address for the registration of bank cards, the only other origin to which the shop sends browsers; null = no
   * registration.
   */
  tokenizationGatewayUrl: ours(v.nullable(v.string()), null),
  allowedPaymentTypes: v.array(named(paymentTypes)),
  cardApplicationAttachmentAllowed: v.boolean(),
  virtualCardEWalletAllowed: v.boolean(),
  haulierCardAsCarrierAllowed: v.boolean(),
  virtualCardAsCarrierAllowed: v.boolean(),
  bankCardAsCarrierAllowed: v.boolean(),
  eWalletAllowed: ours(v.boolean(), true),
  /** The amounts that the dialog of a wallet top-up offers, in minor units (ours). */
  offeredRecharges: ours(v.pipe(v.array(PositiveMoney), v.maxLength(6)), []),
  ticketFareAllowed: ours(v.boolean(), true),
  addressStreetRequired: v.boolean(),
  addressStreetNumberRequired: v.boolean(),
  addressCityRequired: v.boolean(),
  addressZipCodeRequired: v.boolean(),
  isIsicAllowed: v.boolean(),
  isAllowedFreeCardApplication: v.boolean(),
  /** Chip cards are also sent by post (ours). */
  cardDeliveryByPostAllowed: ours(v.boolean(), true),
  /** The shop looks for a face in a new photo, and gives advice (ours). */
  photoFaceAdviceAllowed: ours(v.boolean(), false),
  marketingConsentCardEnabled: v.boolean(),
  eshopReclamationEnabled: v.boolean(),
  /** The staff handles card applications in the shop's own desk, not in another system (ours). */
  applicationDeskAllowed: ours(v.boolean(), false),
  /**
   * The staff checks each application for a virtual card. If false, a virtual card that needs no paper is issued at once
   * (ours).
   */
  virtualCardCheckedAtDesk: ours(v.boolean(), false),
  /** After a person has opened a mailed link, the link's token is used only when the person presses a button (ours). */
  mailedLinksNeedPress: ours(v.boolean(), false),
  externalSynchronisationAllowed: v.boolean(),
  isAssignCardWithoutAgeRestrictionAllowed: v.boolean(),
  toastClosableOnlyByButton: v.boolean(),
  persistentSideMenu: v.boolean(),
  accountDeletionWithActiveTicketsAllowed: v.boolean(),
  cardValidityUpdateAllowed: v.boolean(),
  migrationAllowed: v.boolean(),
  legacyShopMigrationAllowed: v.boolean(),
  redirectAfterStart: ours(v.boolean(), false),
  redirectAllowList: ours(v.array(v.string()), []),
  /** The addresses of the operator's pages; null = none. */
  footerLinks: ours(
    v.nullable(
      v.object({
        termsAndConditions: v.string(),
        gdpr: v.string(),
        faq: v.nullable(v.string()),
        accessibility: v.string(),
        contacts: v.string(),
      }),
    ),
    null,
  ),
  /** Passes can be signed, because the operator has a key for them (ours, PAS-01). */
  offlinePassAllowed: ours(v.boolean(), false),
  /**
   * The extensions that the back end offers (contract/extensions.ts); absent = none. Names that the shop does not know
   * are ignored.
   */
  extensions: ours(v.array(v.string()), []),
  /** The sandbox's tools are available: gateway simulators, mailbox, movable clock, fault board. */
  sandbox: ours(v.boolean(), false),
});
export type SystemConfiguration = v.InferOutput<typeof SystemConfiguration>;
