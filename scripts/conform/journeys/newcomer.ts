import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import {
  login,
  register,
  resendVerification,
  resetPassword,
  updatePassword,
  mapPhoneResetPassword,
} from '#contract/endpoints/auth.ts';
import {
  customerAccountNotifications,
  updateCustomerAccountNotification,
} from '#contract/endpoints/customer-account-notifications.ts';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { createCustomer, updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import * as system from '#contract/endpoints/system-customer-accounts.ts';
import { found } from '../answers/found.ts';
import type { Found } from '../answers/found.ts';
import { valueAt } from '../answers/value-at.ts';
import { newPerson, postalAddress } from './people.ts';
import type { Memory, Step } from './step.ts';

const as = 'newcomer';

/** Birth dates of an adult and of a child, as far as their ages matter. */
export const birthDays = (today: string) => ({
  adult: `${String(Number(today.slice(0, 4)) - 40)}-01-15`,
  child: `${String(Number(today.slice(0, 4)) - 10)}-01-15`,
});

/** A member of the answer that must have this value now. */
export const hasNow =
  (path: string, expected: (memory: Memory) => unknown) =>
  (json: unknown, memory: Memory): readonly Found[] => {
    const [wanted, value] = [expected(memory), valueAt(json, path)];
    return value === wanted ? [] : [found(path, JSON.stringify(wanted), value)];
  };

const reclamation = {
  customerFirstName: 'Conformance',
  customerLastName: 'Test',
  customerPhoneNumber: '+420601234567',
  customerAddress: postalAddress,
  note: 'A check of the calls. Please ignore it.',
  gdprTermsAndConditionsApproved: true,
};

const credentials = (memory: Memory) => ({
  username: memory.text('newcomer.username'),
  password: memory.text('newcomer.password'),
});
const ofAccount = (memory: Memory) => ({ params: { id: memory.number('account.id') } });
const setting = (memory: Memory) => ({ params: { id: memory.number('notifications.0.id') } });

/** A new account is created, verified and logged in. */
export const account: readonly Step[] = [
  { call: systemConfigurations, as: 'nobody', keep: 'configuration' },
  {
    call: system.createSystemCustomerAccount,
    as: 'system',
    keep: 'account',
    parts: (memory) => ({
      body: { ...credentials(memory), verified: true, locale: memory.text('configuration.defaultLanguage') },
    }),
    facts: hasNow('username', (memory) => memory.text('newcomer.username')),
  },
  { call: login, as: 'nobody', keep: 'login', parts: (memory) => ({ body: credentials(memory) }) },
];

/** The account as other systems and its owner see it. */
export const arrival: readonly Step[] = [
  {
    call: system.createSystemCustomerAccount,
    as: 'system',
    request: 'with a username that is used',
    parts: (memory) => ({
      body: { ...credentials(memory), verified: true, locale: memory.text('configuration.defaultLanguage') },
    }),
    refusals: ['CUSTOMER_EMAIL_NOT_UNIQUE'],
  },
  {
    call: system.updateSystemCustomerAccount,
    as: 'system',
    parts: (memory) => ({
      ...ofAccount(memory),
      body: {
        username: memory.text('newcomer.username'),
        verified: true,
        locale: memory.text('configuration.defaultLanguage'),
        withheldPages: [],
      },
    }),
    facts: hasNow('verified', () => true),
  },
  { call: system.systemCustomerAccount, as: 'system', parts: ofAccount, facts: hasNow('verified', () => true) },
  {
    call: login,
    as: 'nobody',
    request: 'with a wrong password',
    parts: (memory) => ({ body: { ...credentials(memory), password: 'wrong' } }),
    refusals: ['INVALID_CREDENTIALS'],
  },
  {
    call: loggedCustomer,
    as,
    facts: (json) => (json === null ? [] : [found('the answer', 'null for an account without a customer', json)]),
  },
  {
    call: updateAccountSettings,
    as,
    parts: (memory) => ({ body: { locale: memory.text('configuration.defaultLanguage') } }),
  },
  {
    call: customerAccountNotifications,
    as,
    keep: 'notifications',
    parts: (memory) => ({ query: { customerAccountId: memory.number('login.customerAccountId') } }),
  },
  {
    call: updateCustomerAccountNotification,
    as,
    parts: (memory) => ({ ...setting(memory), body: { daysInAdvance: 0, email: false, sms: false } }),
    facts: hasNow('email', () => false),
  },
  {
    call: updateCustomerAccountNotification,
    as,
    request: 'with the former values',
    parts: (memory) => ({
      ...setting(memory),
      body: {
        daysInAdvance: memory.number('notifications.0.daysInAdvance'),
        email: memory.find('notifications.0.email'),
        sms: false,
      },
    }),
    facts: hasNow('daysInAdvance', (memory) => memory.number('notifications.0.daysInAdvance')),
  },
];

/** The account's own customer. */
export const person: readonly Step[] = [
  {
    call: createCustomer,
    as,
    keep: 'person',
    parts: async ({ today }) => ({ body: await newPerson(birthDays(today).adult) }),
  },
  { call: loggedCustomer, as, facts: hasNow('id', (memory) => memory.number('person.id')) },
  {
    call: updateCustomer,
    as,
    parts: (memory) => ({
      params: { id: memory.number('person.id') },
      body: {
        name: { firstName: memory.text('person.firstName'), lastName: memory.text('person.lastName') },
        birthDay: memory.text('person.birthDay'),
        phoneNumber: '+420601234568',
        address: postalAddress,
      },
    }),
    facts: hasNow('phoneNumber', () => '+420601234568'),
  },
];

/** A child of the account's own customer, and a reclamation. */
export const family: readonly Step[] = [
  {
    call: createCustomer,
    as,
    keep: 'child',
    parts: async ({ today }) => ({ body: await newPerson(birthDays(today).child) }),
  },
  {
    call: createReclamation,
    as,
    parts: () => ({ body: reclamation }),
    otherBody: () => ({ ...reclamation, note: 'Another note.' }),
    mayBe: ['RECLAMATION_NOT_ALLOWED'],
  },
];

const mailed = (call: Step['call'], caller: Step['as']): Step => ({
  call,
  as: caller,
  parts: (memory) => ({ body: { value: memory.text('newcomer.username') } }),
  mayBe: ['TOO_MANY_ATTEMPTS'],
});

/** The account is deleted, unless an attempt to pay is still open. */
export const deletion: readonly Step[] = [
  {
    call: system.deleteSystemCustomerAccount,
    as: 'system',
    parts: ofAccount,
    mayBe: ['ACCOUNT_HAS_OPEN_ORDER'],
  },
];

/** The account's password changes, and the account is deleted. */
export const departure: readonly Step[] = [
  mailed(resetPassword, 'nobody'),
  mailed(resendVerification, 'nobody'),
  mailed(mapPhoneResetPassword, 'mapPhone'),
  {
    call: system.createEshopAccount,
    as: 'system',
    request: 'for a customer who has an account',
    parts: (memory) => ({ body: { customerId: memory.number('person.id'), username: memory.text('other.username') } }),
    refusals: ['CUSTOMER_ALREADY_REGISTERED'],
  },
  {
    call: updatePassword,
    as,
    request: 'with an empty password',
    parts: () => ({ body: { password: '' } }),
    refusals: ['EMPTY_PASSWORD'],
  },
  { call: updatePassword, as, parts: (memory) => ({ body: { password: memory.text('other.password') } }) },
  {
    call: login,
    as: 'nobody',
    request: 'with the former password',
    parts: (memory) => ({ body: credentials(memory) }),
    refusals: ['INVALID_CREDENTIALS'],
  },
  {
    call: login,
    as: 'nobody',
    request: 'with the new password',
    parts: (memory) => ({
      body: { username: memory.text('newcomer.username'), password: memory.text('other.password') },
    }),
  },
  {
    call: deleteCustomerAccount,
    as,
    request: 'with a wrong password',
    parts: () => ({ body: { password: 'wrong' } }),
    refusals: ['INVALID_PASSWORD'],
  },
  { call: deleteCustomerAccount, as, parts: (memory) => ({ body: { password: memory.text('other.password') } }) },
  { call: loggedCustomer, as, request: 'after the account was deleted', refusals: ['UNAUTHENTICATED'] },
  {
    call: register,
    as: 'nobody',
    parts: (memory) => ({
      body: {
        username: memory.text('other.username'),
        password: memory.text('other.password'),
        termsAndConditionsAgreed: true,
      },
    }),
    mayBe: ['TOO_MANY_ATTEMPTS'],
  },
  {
    call: login,
    as: 'nobody',
    request: 'of an account that is not verified',
    parts: (memory) => ({ body: { username: memory.text('other.username'), password: memory.text('other.password') } }),
    refusals: ['CUSTOMER_ACCOUNT_NOT_VERIFIED'],
  },
  {
    call: system.systemCustomerAccounts,
    as: 'system',
    keep: 'found',
    request: 'with username',
    parts: (memory) => ({ query: { username: memory.text('other.username') } }),
    facts: hasNow('totalCount', () => 1),
  },
  {
    call: system.deleteSystemCustomerAccount,
    as: 'system',
    parts: (memory) => ({ params: { id: memory.number('found.items.0.id') } }),
  },
  {
    call: system.systemCustomerAccount,
    as: 'system',
    request: 'after the account was deleted',
    parts: (memory) => ({ params: { id: memory.number('found.items.0.id') } }),
    refusals: ['NOT_FOUND'],
  },
];
