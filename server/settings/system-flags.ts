import * as v from 'valibot';
import { SystemConfiguration } from '../../contract/entities/configuration.ts';
import { Supplier } from '../../contract/entities/supplier.ts';
import { paymentTypes } from '../../contract/enumerations.ts';
import { guardedPages } from '../../contract/guarded-pages.ts';

const { brand, paymentGateway, paymentGatewayUrl, sandbox, allowedPaymentTypes, ...operatorEntries } =
  SystemConfiguration.entries;

/** What the operator may set: the system configuration without what the environment decides. */
export const SystemFlags = v.object({
  ...operatorEntries,
  allowedPaymentTypes: v.array(v.picklist(paymentTypes)),
  /** The pages that customers may not open; no part of what the shop is told, which asks for its own pages. */
  withheldPages: v.array(v.picklist(guardedPages)),
  /** Who sells; null until the operator has said it, and then nothing is sold by invoice. */
  supplier: v.nullable(Supplier),
});
export type SystemFlags = v.InferOutput<typeof SystemFlags>;

/** Everything of the reference operator is switched on. */
export const defaultFlags: SystemFlags = {
  multiLocalization: true,
  defaultLanguage: 'cs',
  currency: 'CZK',
  allowedPaymentTypes: [...paymentTypes],
  cardApplicationAttachmentAllowed: true,
  virtualCardEWalletAllowed: true,
  haulierCardAsCarrierAllowed: true,
  virtualCardAsCarrierAllowed: true,
  bankCardAsCarrierAllowed: true,
  eWalletAllowed: true,
  ticketFareAllowed: true,
  addressStreetRequired: true,
  addressStreetNumberRequired: true,
  addressCityRequired: true,
  addressZipCodeRequired: true,
  isIsicAllowed: true,
  isAllowedFreeCardApplication: true,
  marketingConsentCardEnabled: true,
  eshopReclamationEnabled: true,
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
