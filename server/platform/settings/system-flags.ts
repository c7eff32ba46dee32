import * as v from 'valibot';
import { SystemConfiguration } from '#contract/entities/configuration.ts';
import { Supplier } from '#contract/entities/supplier.ts';
import { locales, paymentTypes } from '#contract/enumerations.ts';
import { guardedPages } from '#contract/guarded-pages.ts';

const {
  brand,
  paymentGateway,
  paymentGatewayUrl,
  tokenizationGatewayUrl,
  extensions,
  sandbox,
  offlinePassAllowed,
  allowedPaymentTypes,
  ...operatorEntries
} = SystemConfiguration.entries;

/** The flags that the operator may change: the system configuration without the values that the environment sets. */
export const SystemFlags = v.object({
  ...operatorEntries,
  allowedPaymentTypes: v.array(v.picklist(paymentTypes)),
  /**
   * The pages that customers may not open. They are not in the system configuration, because the shop gets them from the
   * permissions call.
   */
  withheldPages: v.array(v.picklist(guardedPages)),
  /** The supplier on invoices; null = not set: then customers cannot pay by invoice. */
  supplier: v.nullable(Supplier),
});
export type SystemFlags = v.InferOutput<typeof SystemFlags>;

/** The reference operator's flags: everything that the shop can offer is switched on. */
export const defaultFlags: SystemFlags = {
  multiLocalization: true,
  defaultLanguage: 'cs',
  supportedLanguages: [...locales],
  currency: 'CZK',
  allowedPaymentTypes: [...paymentTypes],
  cardApplicationAttachmentAllowed: true,
  virtualCardEWalletAllowed: true,
  haulierCardAsCarrierAllowed: true,
  virtualCardAsCarrierAllowed: true,
  bankCardAsCarrierAllowed: true,
  eWalletAllowed: true,
  offeredRecharges: [20_000, 50_000, 100_000, 200_000],
  ticketFareAllowed: true,
  addressStreetRequired: true,
  addressStreetNumberRequired: true,
  addressCityRequired: true,
  addressZipCodeRequired: true,
  isIsicAllowed: true,
  isAllowedFreeCardApplication: true,
  cardDeliveryByPostAllowed: true,
  photoFaceAdviceAllowed: true,
  marketingConsentCardEnabled: true,
  eshopReclamationEnabled: true,
  applicationDeskAllowed: true,
  virtualCardCheckedAtDesk: false,
  mailedLinksNeedPress: false,
  externalSynchronisationAllowed: true,
  isAssignCardWithoutAgeRestrictionAllowed: true,
  toastClosableOnlyByButton: false,
  persistentSideMenu: false,
  accountDeletionWithActiveTicketsAllowed: true,
  cardValidityUpdateAllowed: true,
  migrationAllowed: true,
  legacyShopMigrationAllowed: true,
  redirectAfterStart: false,
  redirectAllowList: [],
  withheldPages: [],
  supplier: null,
  footerLinks: {
    termsAndConditions: 'https://linka.example/terms-and-conditions',
    gdpr: 'https://linka.example/gdpr',
    faq: 'https://linka.example/faq',
    accessibility: 'https://linka.example/accessibility',
    contacts: 'https://linka.example/contacts',
  },
};

export const isFlagName = (name: string): name is keyof SystemFlags => Object.hasOwn(SystemFlags.entries, name);
