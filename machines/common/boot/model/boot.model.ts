import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { locales } from '#contract/enumerations.ts';
import { garbage, noAnswer } from '../../call-outcomes.ts';
import { defineModel } from '../../flow-model.ts';
import { bootMachine } from '../boot.machine.ts';

const configuration: SystemConfiguration = {
  brand: 'default',
  multiLocalization: true,
  defaultLanguage: 'cs',
  supportedLanguages: [...locales],
  currency: 'CZK',
  paymentGateway: 'CSOB',
  paymentGatewayUrl: 'http://localhost/gateway',
  tokenizationGatewayUrl: 'http://localhost/cards',
  allowedPaymentTypes: [{ id: 1, name: 'BANK_CARD', displayName: 'Platební karta' }],
  cardApplicationAttachmentAllowed: true,
  virtualCardEWalletAllowed: true,
  haulierCardAsCarrierAllowed: true,
  virtualCardAsCarrierAllowed: true,
  bankCardAsCarrierAllowed: true,
  eWalletAllowed: true,
  offeredRecharges: [20_000, 50_000],
  ticketFareAllowed: true,
  addressStreetRequired: true,
  addressStreetNumberRequired: true,
  addressCityRequired: true,
  addressZipCodeRequired: true,
  isIsicAllowed: true,
  isAllowedFreeCardApplication: true,
  applicationDeskAllowed: true,
  virtualCardCheckedAtDesk: false,
  mailedLinksNeedPress: false,
  cardDeliveryByPostAllowed: true,
  photoFaceAdviceAllowed: true,
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
  footerLinks: { termsAndConditions: '/', gdpr: '/', faq: null, accessibility: '/', contacts: '/' },
  offlinePassAllowed: true,
  extensions: [],
  sandbox: true,
};

export const bootModel = defineModel(bootMachine, {
  inputs: { fresh: undefined },
  cases: { retry: { plain: {} } },
  environment: {},
  outcomes: {
    readConfiguration: {
      read: { output: configuration },
      redirecting: {
        output: { ...configuration, redirectAfterStart: true, redirectAllowList: ['https://app.example'] },
      },
      noAnswer,
      garbage,
    },
    readLocales: { read: { output: [...locales] }, noAnswer, garbage },
    readMessages: { read: { output: undefined }, noAnswer, garbage },
    readBundledMessages: { read: { output: undefined }, chunkLost: noAnswer },
    settleSession: { loggedIn: { output: true }, loggedOut: { output: false }, broken: garbage },
    readCartLifetime: { read: { output: 1_800_000 }, noAnswer, garbage },
    followRedirect: { left: { output: 'left' }, stayed: { output: 'stayed' }, failed: garbage },
  },
  timeLimit: 'actors',
  bounds: { limit: 2000 },
  home: ['ready', 'leaving'],
  scenarios: {
    'APP-01: the shop is not ready before the lifetime of the cart is fetched': {
      input: 'fresh',
      steps: ['settleSession=loggedIn', 'readConfiguration=read', 'readLocales=read', 'readMessages=read'],
      ends: 'loading.configuration.read loading.locales.read loading.messages.read loading.cartLifetime.reading',
    },
    'APP-01: the lifetime of the cart is fetched at the same time as the settings': {
      input: 'fresh',
      steps: ['settleSession=loggedIn', 'readCartLifetime=read', 'readConfiguration=read', 'readLocales=read'],
      ends: 'loading.configuration.read loading.locales.read loading.messages.reading loading.cartLifetime.read',
    },
    'APP-01: the session gets the time at which the cart expires': {
      input: 'fresh',
      steps: ['settleSession=loggedIn', 'readCartLifetime=read'],
      ends: 'loading.configuration.reading loading.locales.reading loading.messages.reading loading.cartLifetime.read',
      effects: ['tellCartEnd'],
    },
    'APP-01: the shop starts without a cart for a visitor who is not logged in': {
      input: 'fresh',
      steps: ['settleSession=loggedOut', 'readMessages=read', 'readLocales=read', 'readConfiguration=read'],
      ends: 'ready',
    },
    'APP-02: settings that could not be fetched can be fetched again': {
      input: 'fresh',
      steps: [
        'settleSession=loggedOut',
        'readConfiguration=noAnswer',
        'retry',
        'readConfiguration=read',
        'readLocales=read',
        'readMessages=read',
      ],
      ends: 'ready',
    },
    'APP-02: after the settings could not be fetched, the person is logged out and the retry fetches no cart': {
      input: 'fresh',
      steps: ['settleSession=loggedIn', 'readConfiguration=noAnswer', 'retry'],
      ends: 'loading.configuration.reading loading.locales.reading loading.messages.reading loading.cartLifetime.read',
    },
    'APP-02: the shop is unavailable if the settings are unreadable': {
      input: 'fresh',
      steps: ['settleSession=loggedIn', 'readConfiguration=garbage'],
      ends: 'unavailable',
    },
    'APP-03: the bundled texts are used if the server sends no texts': {
      input: 'fresh',
      steps: [
        'settleSession=loggedOut',
        'readConfiguration=read',
        'readLocales=noAnswer',
        'readMessages=garbage',
        'readBundledMessages=read',
      ],
      ends: 'ready',
      with: (context) => context.supportedLocales.length === 1,
    },
    'APP-11: the redirect flag redirects the person after start-up': {
      input: 'fresh',
      steps: ['settleSession=loggedOut', 'readConfiguration=redirecting', 'readLocales=read', 'readMessages=read'],
      ends: 'redirecting',
    },
    'APP-11: the browser leaves the shop after a redirect to another site': {
      input: 'fresh',
      steps: [
        'settleSession=loggedIn',
        'readConfiguration=redirecting',
        'readLocales=read',
        'readMessages=read',
        'readCartLifetime=read',
        'followRedirect=left',
      ],
      ends: 'leaving',
    },
    'APP-11: a redirect to a page of the shop opens the shop': {
      input: 'fresh',
      steps: [
        'settleSession=loggedOut',
        'readConfiguration=redirecting',
        'readLocales=read',
        'readMessages=read',
        'followRedirect=stayed',
      ],
      ends: 'ready',
    },
  },
  invariants: {
    'the person is redirected only with the redirect flag': ({ context, value }) =>
      value !== 'leaving' || context.configuration?.redirectAfterStart === true,
    'the shop is ready only with a configuration': ({ context, value }) =>
      value !== 'ready' || context.configuration !== null,
  },
});
