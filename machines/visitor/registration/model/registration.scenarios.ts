import type { Scenario } from '#machines/common/flow-model.ts';
import type { registrationMachine } from '../registration.machine.ts';
import { isAllAgreed, problemsOf, refusedField } from '../registration.problems.ts';

const filled = [
  'changeUsername/address',
  'changePassword/strong',
  'changeRepeatedPassword/strong',
  'toggleConsent/age',
  'toggleConsent/terms',
  'toggleConsent/gdpr',
];
const sent = [...filled, 'submit'];

/** Scenarios for each requirement, written from the requirements and not from the machine. */
export const registrationScenarios: Readonly<Record<string, Scenario<typeof registrationMachine>>> = {
  'REG-02: an account is created from valid fields, and the passwords are cleared': {
    input: 'fresh',
    steps: [...sent, 'register=made'],
    ends: 'registered',
    with: ({ username, password, agreed }) => username === 'jana@linka.example' && password === '' && !agreed.gdpr,
  },
  'REG-02: a wrong address can be corrected after the registration': {
    input: 'fresh',
    steps: [...sent, 'register=made', 'correct'],
    ends: 'editing',
    with: ({ username, demanded }) => username === 'jana@linka.example' && !demanded,
  },
  'REG-01: the e-mail typed at log-in is filled in': {
    input: 'carried',
    steps: filled.slice(1).concat('submit'),
    ends: 'submitting',
  },
  'REG-01: nothing is marked before the first submit': {
    input: 'fresh',
    steps: ['changeUsername/no address', 'changePassword/weak'],
    ends: 'editing',
    with: ({ demanded }) => !demanded,
  },
  'REG-01: an empty form is marked and not sent': {
    input: 'fresh',
    steps: ['submit'],
    ends: 'editing',
    with: (context) => context.demanded && Object.values(problemsOf(context)).every((problem) => problem !== null),
  },
  'REG-01: a marked field stays marked until it is corrected': {
    input: 'fresh',
    steps: ['submit', 'changeUsername/no address'],
    ends: 'editing',
    with: (context) => context.demanded && problemsOf(context).username === 'INVALID_EMAIL',
  },
  'REG-01: an address without a top-level domain is not accepted': {
    input: 'fresh',
    steps: [...filled, 'changeUsername/no address', 'submit'],
    ends: 'editing',
    with: ({ demanded }) => demanded,
  },
  'REG-01: a weak password is not sent': {
    input: 'fresh',
    steps: [...filled, 'changePassword/weak', 'changeRepeatedPassword/weak', 'submit'],
    ends: 'editing',
    with: (context) => problemsOf(context).password === 'WEAK_PASSWORD',
  },
  'REG-01: two different passwords are not sent': {
    input: 'fresh',
    steps: [...filled, 'changeRepeatedPassword/weak', 'submit'],
    ends: 'editing',
    with: (context) => problemsOf(context).repeatedPassword === 'DIFFERENT_PASSWORD',
  },
  'REG-01: the form is not sent without the consent about the age': {
    input: 'fresh',
    steps: [...filled, 'toggleConsent/age', 'submit'],
    ends: 'editing',
    with: (context) => problemsOf(context).age === 'AGE_NOT_CONFIRMED' && !isAllAgreed(context),
  },
  'REG-01: the form is not sent without the consent to the terms': {
    input: 'fresh',
    steps: [...filled, 'toggleConsent/terms', 'submit'],
    ends: 'editing',
    with: (context) => problemsOf(context).terms === 'TERMS_NOT_AGREED' && !isAllAgreed(context),
  },
  'REG-01: the form is not sent without the consent to the use of personal data': {
    input: 'fresh',
    steps: [...filled, 'toggleConsent/gdpr', 'submit'],
    ends: 'editing',
    with: (context) => problemsOf(context).gdpr === 'GDPR_NOT_AGREED' && !isAllAgreed(context),
  },
  'REG-01: while a request is running, no second request can be sent, and no field can be changed': {
    input: 'fresh',
    steps: sent,
    ends: 'submitting',
    refuses: ['submit', 'changeUsername/no address', 'changePassword/weak', 'toggleConsent/age', 'correct'],
  },
  'REG-03: an e-mail that already has an account is reported, and the input is kept': {
    input: 'fresh',
    steps: [...sent, 'register=CUSTOMER_EMAIL_NOT_UNIQUE'],
    ends: 'editing',
    with: (context) =>
      context.failure?.name === 'CUSTOMER_EMAIL_NOT_UNIQUE' &&
      context.password === 'Linka-2026' &&
      context.repeatedPassword === 'Linka-2026' &&
      isAllAgreed(context),
  },
  'REG-03: the message at the e-mail stays when another field is changed': {
    input: 'fresh',
    steps: [...sent, 'register=CUSTOMER_EMAIL_NOT_UNIQUE', 'changePassword/weak'],
    ends: 'editing',
    with: ({ failure }) => failure !== null,
  },
  'REG-03: the message at the e-mail disappears when the e-mail is changed': {
    input: 'fresh',
    steps: [...sent, 'register=CUSTOMER_EMAIL_NOT_UNIQUE', 'changeUsername/no address'],
    ends: 'editing',
    with: ({ failure }) => failure === null,
  },
  'REG-03: the message about a refused password stays until the password is changed': {
    input: 'fresh',
    steps: [...sent, 'register=invalid password', 'changeUsername/address'],
    ends: 'editing',
    with: ({ failure }) => failure !== null && refusedField(failure) === 'password',
  },
  'REG-03: the message about a refused password disappears when the password is changed': {
    input: 'fresh',
    steps: [...sent, 'register=invalid password', 'changePassword/weak'],
    ends: 'editing',
    with: ({ failure }) => failure === null,
  },
  'REG-03: too many attempts are reported with the time to wait': {
    input: 'fresh',
    steps: [...sent, 'register=TOO_MANY_ATTEMPTS'],
    ends: 'editing',
    with: ({ failure }) => failure?.metadata['retryAfter'] === 61,
  },
  'REG-03: the same form can be sent again if the server did not answer': {
    input: 'fresh',
    steps: [...sent, 'register=noAnswer', 'submit', 'register=made'],
    ends: 'registered',
  },
};
