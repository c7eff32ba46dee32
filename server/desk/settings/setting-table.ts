import type { SettingKind, SettingSubject } from '#contract/entities/desk-setting.ts';
import { currencies, locales, paymentTypes } from '#contract/enumerations.ts';
import { guardedPages } from '#contract/guarded-pages.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import type { SystemFlags } from '../../platform/settings/system-flags.ts';

/** How the desk shows a flag. Its possible values are defined in the contract. */
interface FlagRow {
  readonly subject: SettingSubject;
  readonly kind: SettingKind;
  readonly choices?: readonly string[];
  /** Set if the flag changes what customers pay. */
  readonly money?: true;
}

const onOff = (subject: SettingSubject): FlagRow => ({ subject, kind: 'SWITCH' });
const sale = (subject: SettingSubject): FlagRow => ({ subject, kind: 'SWITCH', money: true });

/** All flags. The flags of one subject are in the order in which the page shows them. */
export const flagRows: Readonly<Record<keyof SystemFlags, FlagRow>> = {
  ticketFareAllowed: sale('TICKETS'),
  isIsicAllowed: sale('TICKETS'),
  eWalletAllowed: sale('WALLET'),
  virtualCardEWalletAllowed: sale('WALLET'),
  offeredRecharges: { subject: 'WALLET', kind: 'AMOUNTS' },
  haulierCardAsCarrierAllowed: onOff('CARDS'),
  virtualCardAsCarrierAllowed: onOff('CARDS'),
  bankCardAsCarrierAllowed: onOff('CARDS'),
  cardDeliveryByPostAllowed: onOff('CARDS'),
  marketingConsentCardEnabled: onOff('CARDS'),
  cardValidityUpdateAllowed: onOff('CARDS'),
  isAllowedFreeCardApplication: sale('APPLICATIONS'),
  cardApplicationAttachmentAllowed: onOff('APPLICATIONS'),
  photoFaceAdviceAllowed: onOff('APPLICATIONS'),
  addressStreetRequired: onOff('APPLICATIONS'),
  addressStreetNumberRequired: onOff('APPLICATIONS'),
  addressCityRequired: onOff('APPLICATIONS'),
  addressZipCodeRequired: onOff('APPLICATIONS'),
  applicationDeskAllowed: onOff('APPLICATIONS'),
  virtualCardCheckedAtDesk: onOff('APPLICATIONS'),
  currency: { subject: 'PAYMENT', kind: 'CHOICE', choices: currencies, money: true },
  allowedPaymentTypes: { subject: 'PAYMENT', kind: 'CHOICES', choices: paymentTypes, money: true },
  supplier: { subject: 'PAYMENT', kind: 'FIELDS', money: true },
  eshopReclamationEnabled: onOff('RECLAMATIONS'),
  isAssignCardWithoutAgeRestrictionAllowed: onOff('ACCOUNTS'),
  migrationAllowed: onOff('ACCOUNTS'),
  legacyShopMigrationAllowed: onOff('ACCOUNTS'),
  externalSynchronisationAllowed: onOff('ACCOUNTS'),
  accountDeletionWithActiveTicketsAllowed: onOff('ACCOUNTS'),
  mailedLinksNeedPress: onOff('PROTECTION'),
  redirectAfterStart: onOff('PAGES'),
  redirectAllowList: { subject: 'PAGES', kind: 'ADDRESSES' },
  withheldPages: { subject: 'PAGES', kind: 'CHOICES', choices: guardedPages },
  defaultLanguage: { subject: 'PAGES', kind: 'CHOICE', choices: locales },
  multiLocalization: onOff('PAGES'),
  supportedLanguages: { subject: 'PAGES', kind: 'CHOICES', choices: locales },
  toastClosableOnlyByButton: onOff('PAGES'),
  persistentSideMenu: onOff('PAGES'),
  footerLinks: { subject: 'BRAND', kind: 'FIELDS' },
};

/** All numbers. The numbers of one subject are in the order in which the page shows them. */
export const numberSubjects: Readonly<Record<NumberSetting, SettingSubject>> = {
  ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 'TICKETS',
  ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM: 'TICKETS',
  ESHOP_MAX_DAYS_AFTER_TICKET_VALID_FROM: 'TICKETS',
  COUNTER_MAX_DAYS_BEFORE_TICKET_VALID_FROM: 'TICKETS',
  COUNTER_MAX_DAYS_AFTER_TICKET_VALID_FROM: 'TICKETS',
  ISIC_PRICE_PERCENTAGE: 'TICKETS',
  VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT: 'TICKETS',
  TICKET_FARE_RETURN_FEE: 'TICKETS',
  E_WALLET_MIN_RECHARGE: 'WALLET',
  E_WALLET_MAX_RECHARGE: 'WALLET',
  E_WALLET_MAX_AMOUNT: 'WALLET',
  E_WALLET_TRANSACTION_TAX_PERCENTAGE: 'WALLET',
  CUSTOMER_CARD_VALIDITY: 'CARDS',
  VIRTUAL_CARD_VALIDITY: 'CARDS',
  RECLAMATION_CARD_VALIDITY: 'CARDS',
  CARD_VALIDITY_UPDATE_LIMIT_IN_MONTHS: 'CARDS',
  CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS: 'CARDS',
  CARD_APPLICATION_DRAFT_KEPT_IN_DAYS: 'APPLICATIONS',
  UNPAID_CARD_APPLICATION_KEPT_IN_DAYS: 'APPLICATIONS',
  CART_LIFETIME_IN_MINUTES: 'CART',
  CART_RENEWALS_ALLOWED: 'CART',
  CART_MAXIMUM_ITEMS: 'CART',
  EXPIRED_CART_KEPT_IN_HOURS: 'CART',
  ORDER_LIFETIME_IN_HOURS: 'PAYMENT',
  PAYMENT_WATCHED_IN_HOURS: 'PAYMENT',
  INVOICE_DUE_IN_DAYS: 'PAYMENT',
  INVOICE_EXPIRES_DAYS_AFTER_DUE: 'PAYMENT',
  INVOICE_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 'PAYMENT',
  RECLAMATION_FINALIZATION_TIME_IN_DAYS: 'RECLAMATIONS',
  RECLAMATIONS_ALLOWED_PER_DAY: 'RECLAMATIONS',
  RECLAMATION_FEE_TAX_PERCENTAGE: 'RECLAMATIONS',
  ESHOP_TICKET_EXPIRATION_NOTIFICATION: 'REMINDERS',
  NOTIFICATION_TICKET_MIN_DAYS: 'REMINDERS',
  NOTIFICATION_TICKET_MAX_DAYS: 'REMINDERS',
  ESHOP_CARD_EXPIRATION_NOTIFICATION: 'REMINDERS',
  NOTIFICATION_CARD_MIN_DAYS: 'REMINDERS',
  NOTIFICATION_CARD_MAX_DAYS: 'REMINDERS',
  ESHOP_UPCOMING_CHANGE_NOTIFICATION: 'REMINDERS',
  NOTIFICATION_CHANGE_MIN_DAYS: 'REMINDERS',
  NOTIFICATION_CHANGE_MAX_DAYS: 'REMINDERS',
  UPCOMING_CHANGE_MAILS_PER_HOUR: 'REMINDERS',
  MAIL_GIVEN_UP_IN_DAYS: 'REMINDERS',
  CALENDAR_ENDS_KEPT_IN_DAYS: 'REMINDERS',
  CALENDAR_REFRESHED_IN_HOURS: 'REMINDERS',
  TOKEN_LIFETIME_IN_MINUTES: 'ACCOUNTS',
  VERIFICATION_TOKEN_LIFETIME_IN_HOURS: 'ACCOUNTS',
  PASSWORD_TOKEN_LIFETIME_IN_MINUTES: 'ACCOUNTS',
  WELCOME_TOKEN_LIFETIME_IN_HOURS: 'ACCOUNTS',
  MANAGE_CARD_TOKEN_LIFETIME_IN_HOURS: 'ACCOUNTS',
  MAXIMUM_MANAGING_ACCOUNTS: 'ACCOUNTS',
  MAXIMUM_PEOPLE_OF_ACCOUNT: 'ACCOUNTS',
  PASS_LIFETIME_IN_HOURS: 'ACCOUNTS',
  PASS_CLOCK_TOLERANCE_IN_SECONDS: 'ACCOUNTS',
  LOGIN_FAILURES_ALLOWED: 'PROTECTION',
  LOGIN_FAILURES_ALLOWED_PER_ADDRESS: 'PROTECTION',
  LOGIN_FAILURES_WINDOW_IN_MINUTES: 'PROTECTION',
  LOGIN_FAILURES_ALLOWED_PER_ACCOUNT: 'PROTECTION',
  LOGIN_FAILURES_PER_ACCOUNT_WINDOW_IN_MINUTES: 'PROTECTION',
  REQUESTS_ALLOWED_PER_ACCOUNT: 'PROTECTION',
  REQUESTS_ALLOWED_PER_ADDRESS: 'PROTECTION',
  REQUESTS_WINDOW_IN_MINUTES: 'PROTECTION',
  CUSTOMER_CHECKS_ALLOWED_PER_ACCOUNT: 'PROTECTION',
  OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT: 'PROTECTION',
  OLD_CARD_MISSES_ALLOWED_PER_ADDRESS: 'PROTECTION',
  CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 'PROTECTION',
  CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: 'PROTECTION',
  CARD_CONNECTIONS_ALLOWED_PER_CARD: 'PROTECTION',
  CALENDAR_FETCHES_ALLOWED: 'PROTECTION',
  FAILURE_REPORTS_ALLOWED_PER_ADDRESS: 'PROTECTION',
  ACCOUNT_EVENTS_KEPT_IN_MONTHS: 'RECORDS',
  LOG_IN_RECORDS_KEPT_IN_MONTHS: 'RECORDS',
  SENT_MAIL_RECORDS_KEPT_IN_MONTHS: 'RECORDS',
  DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS: 'RECORDS',
  FAILURE_REPORT_KEPT_IN_DAYS: 'RECORDS',
};

/** The settings that change how much customers pay, or when, but are neither amounts nor shares. */
export const moneyNumbers: ReadonlySet<NumberSetting> = new Set([
  'INVOICE_DUE_IN_DAYS',
  'INVOICE_EXPIRES_DAYS_AFTER_DUE',
  'ORDER_LIFETIME_IN_HOURS',
]);
