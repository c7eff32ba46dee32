import { login } from '#contract/endpoints/auth.ts';
import { orders } from '#contract/endpoints/orders.ts';
import { systemCustomerAccounts } from '#contract/endpoints/system-customer-accounts.ts';
import { valueAt } from '../answers/value-at.ts';
import { isMissing } from '../back-end.ts';
import type { CallPlan, Plans } from './call-plan.ts';
import { activeTicketsFacts, cartFacts, lifetimeFacts, loginFacts, orderFacts, ordersFacts } from './facts.ts';
import { credential, first, from, row } from './sources.ts';

const grouped = (path: string) => ({ path, isGrouped: true }) as const;
const unknownPayment = { id: 'unknown-payment' };

/** The calls for the cart, orders, the account and log-in. */
export const accountPlans: Plans = {
  login: {
    facts: loginFacts,
    body: { username: credential('username', 'customer'), password: credential('password', 'customer') },
    wrong: [
      {
        request: 'with a wrong password',
        parts: (backEnd) => {
          const credentials = backEnd.credentialsOf('customer');
          return isMissing(credentials) ? credentials : { body: { ...credentials, password: 'wrong' } };
        },
        refusals: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
      },
      {
        request: 'with an unknown username',
        parts: { body: { username: 'conformance-nobody@linka.example', password: 'wrong' } },
        refusals: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
      },
      { request: 'without a username', parts: { body: { username: '', password: 'x' } }, refusals: ['EMPTY_USERNAME'] },
      {
        request: 'without a password',
        parts: { body: { username: 'conformance-nobody@linka.example', password: '' } },
        refusals: ['EMPTY_PASSWORD'],
      },
    ],
  },
  register: {
    wrong: [
      {
        request: 'without a username',
        parts: { body: { username: '', password: 'Conformance-1', termsAndConditionsAgreed: true } },
        refusals: ['EMPTY_USERNAME', 'INVALID_EMAIL'],
      },
    ],
  },
  resendVerification: {
    wrong: [{ request: 'without an address', parts: { body: { value: '' } }, refusals: ['INVALID_EMAIL'] }],
  },
  confirmation: {
    wrong: [
      {
        request: 'with an unknown token',
        parts: { body: { value: 'unknown' } },
        refusals: ['INVALID_VERIFICATION_TOKEN'],
      },
    ],
    neverMade: 'only a mail contains the token',
  },
  resetPassword: {
    wrong: [{ request: 'without an address', parts: { body: { value: '' } }, refusals: ['INVALID_EMAIL'] }],
  },
  changePassword: {
    wrong: [
      {
        request: 'with an unknown token',
        parts: { body: { password: 'Conformance-1', token: 'unknown' } },
        refusals: ['INVALID_VERIFICATION_TOKEN', 'TOO_MANY_ATTEMPTS'],
      },
    ],
    neverMade: 'only a mail contains the token',
  },
  updatePassword: {},
  mapPhoneLogin: {
    facts: loginFacts,
    body: { username: credential('username', 'customer'), password: credential('password', 'customer') },
    wrong: [
      {
        request: 'with an unknown username',
        parts: { body: { username: 'conformance-nobody@linka.example', password: 'wrong' } },
        refusals: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
      },
    ],
  },
  mapPhoneResetPassword: {
    wrong: [{ request: 'without an address', parts: { body: { value: '' } }, refusals: ['INVALID_EMAIL'] }],
  },
  globalSettings: {},
  globalSettingsMapPhone: {},
  cartLifetime: { facts: lifetimeFacts },
  nullifyCartLifetime: {},
  updateAccountSettings: {},
  activeTickets: { facts: activeTicketsFacts },
  relatedCustomers: {},
  deleteCustomerAccount: {},
  customerAccountNotifications: {
    query: { customerAccountId: from(login, (json) => valueAt(json, 'customerAccountId')) },
  },
  updateCustomerAccountNotification: { sample: { daysInAdvance: 30, email: true, sms: false } },
  shoppingCart: { facts: cartFacts },
  addTicketFare: {},
  addEWalletTransaction: {},
  addFee: {},
  clearCart: {},
  removeCartItem: { acceptsUnknownId: true },
  orders: {
    columns: {
      number: { path: 'number' },
      state: grouped('state.name'),
      issued: { path: 'issued' },
      price: { path: 'price' },
      paymentType: grouped('paymentType.name'),
    },
    filters: {
      state: { path: 'state.name' },
      paymentType: { path: 'paymentType.name' },
      date: { path: 'issued', isDay: true },
    },
    facts: ordersFacts,
  },
  order: { params: { id: from(orders, first()) }, facts: orderFacts, sameAs: row(orders) },
  createOrder: {},
  initPayment: {},
  payAgain: {},
  cancelOrder: {},
  sendPaymentEmail: {},
  paymentStatus: {
    wrong: [{ request: 'with an unknown id', parts: { params: unknownPayment }, refusals: ['NOT_FOUND'] }],
  },
  checkPayment: {
    wrong: [
      {
        request: 'with an unknown id',
        parts: { params: unknownPayment, body: { gpPaymentPayload: {} } },
        refusals: ['NOT_FOUND', 'INVALID_PAYMENT_SIGNATURE'],
      },
    ],
    neverMade: "only the second gateway's answer has the signed fields",
  },
  reversePayment: {
    neverMade: 'a payment of a cancelled order must be paid before',
    wrong: [{ request: 'with an unknown id', parts: { params: unknownPayment }, refusals: ['NOT_FOUND'] }],
  },
  systemCustomerAccounts: {
    columns: { username: { path: 'username' }, created: { path: 'created' } },
    filters: { username: { path: 'username' }, verified: { path: 'verified' } },
  },
  systemCustomerAccount: { params: { id: from(systemCustomerAccounts, first()) }, sameAs: row(systemCustomerAccounts) },
  createSystemCustomerAccount: {},
  updateSystemCustomerAccount: {
    sample: { username: 'conformance@linka.example', verified: true, locale: 'cs', withheldPages: [] },
  },
  deleteSystemCustomerAccount: {},
  createEshopAccount: { neverMade: 'a customer without an account is needed' },
} satisfies Readonly<Record<string, CallPlan>>;
