import * as v from 'valibot';
import { garbage, noAnswer, refusal } from '../call-outcomes.ts';
import { defineModel } from '../flow-model.ts';
import { cardApplicationMachine } from './card-application.machine.ts';
import { planOf } from './card-application.plan.ts';
import {
  custodianReports,
  deliveryReports,
  personalDataReports,
  profileReports,
  sampleFacts,
  sampleInput,
} from './card-application.samples.ts';
import { cardApplicationScenarios } from './card-application.scenarios.ts';
import { isAllSound, needsCustodian } from './card-application.steps.ts';

const { right, waiting, wrong } = profileReports;

const reports = <Report extends object>(named: Readonly<Record<string, Report>>) =>
  Object.fromEntries(Object.entries(named).map(([name, report]) => [name, { report }]));

const saved = { customerId: 1, application: { id: 5, applicationNumber: '1234567890' }, failure: null };
const stopped = (name: Parameters<typeof refusal>[0]) => ({
  output: { customerId: null, application: null, failure: refusal(name).error },
});

export const cardApplicationModel = defineModel(cardApplicationMachine, {
  inputs: {
    own: sampleInput,
    child: { ...sampleInput, kind: 'CREATE_ASSIGNED_CARD', customerId: null, isOwn: false },
    virtual: { ...sampleInput, carrierType: 'VIRTUAL_CARD' },
  },
  cases: {
    next: { plain: {} },
    back: { plain: {} },
    change: {
      personalData: { step: 'personalData' },
      custodian: { step: 'custodian' },
      cardData: { step: 'cardData' },
    },
    addProfileTwo: { plain: {} },
    removeProfileTwo: { plain: {} },
    toggleMarketingConsent: { plain: {} },
    confirm: { plain: {} },
    confirmAndGoToCart: { plain: {} },
    close: { plain: {} },
    stay: { plain: {} },
    discard: { plain: {} },
    retry: { plain: {} },
    personalDataReported: reports(personalDataReports),
    custodianReported: reports(custodianReports),
    profileOneReported: reports({ right, waiting, wrong }),
    profileTwoReported: reports({ none: profileReports.none, wrong: profileReports.wrong }),
    deliveryReported: reports(deliveryReports),
  },
  environment: {
    personalDataReported: 'personalData',
    custodianReported: 'custodian',
    profileOneReported: 'profileChoice',
    profileTwoReported: 'profileChoice',
    deliveryReported: 'delivery',
  },
  // Each input varies what matters to it, so that not everything is combined with everything.
  possible: ({ type, ...event }, { kind, carrierType, hasProfileTwo }) => {
    const report = 'report' in event ? event.report : null;
    const isForChild = kind === 'CREATE_ASSIGNED_CARD';
    const isWaiting = report !== null && 'waiting' in report && report.waiting;
    if (report === personalDataReports.child || type === 'custodianReported') return isForChild;
    if (carrierType === 'VIRTUAL_CARD' && (isWaiting || type === 'deliveryReported')) return false;
    if (type === 'profileTwoReported') return kind === 'CREATE' && (hasProfileTwo || report === profileReports.none);
    return !(isForChild && (isWaiting || type === 'addProfileTwo' || report === deliveryReports.wrong));
  },
  outcomes: {
    readFacts: {
      known: { output: sampleFacts },
      unknown: { output: { ...sampleFacts, customer: null } },
      noAnswer,
      garbage,
    },
    personalData: {},
    custodian: {},
    profileChoice: {},
    delivery: {},
    applicationSave: {
      saved: { output: saved },
      'person refused': stopped('CUSTOMER_NOT_UNIQUE'),
      'custodian refused': stopped('CUSTODIAN_IS_REQUIRED'),
      'profile refused': stopped('INVALID_CUSTOMER_PROFILE'),
      'application refused': { output: { ...stopped('CART_FULL').output, customerId: 1 } },
      broken: { error: new Error('broken').message },
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 30_000 },
  // What is sent, the consent and why something failed do not decide what happens next.
  abstract: ({ personalData, custodian, profileOne, profileTwo, delivery, ...context }) => ({
    input: [context.kind, context.carrierType],
    known: [context.facts === null, context.facts?.customer === null],
    personalData: [personalData.sound, personalData.waiting, personalData.person.birthDay],
    custodian: [custodian.sound, custodian.custodian === null],
    profiles: [profileOne, profileTwo].map(({ chosen, sound, waiting }) => [chosen === null, sound, waiting]),
    delivery: delivery.sound,
    hasProfileTwo: context.hasProfileTwo,
    way: [context.touched, context.wanted, context.returns, context.wantsCart],
  }),
  home: ['filling.entering.personalData', 'closed'],
  // Closing asks first if something was entered; the parts stay alive until the answer.
  leave: {
    events: ['close', 'discard'],
    lasting: ['personalData', 'custodian', 'profileOne', 'profileTwo', 'delivery'],
  },
  contexts: {
    filling: v.object({ facts: v.object({ fee: v.number() }) }),
    saved: v.object({ application: v.object({ id: v.number() }), failure: v.null() }),
    unread: v.object({ failure: v.object({ name: v.string() }) }),
  },
  invariants: {
    'only a complete application is shown in the summary': (snapshot) =>
      !snapshot.matches({ filling: { entering: 'summary' } }) ||
      (isAllSound(snapshot.context) && planOf(snapshot.context) !== null),
    'the step of the custodian is open only for a child': (snapshot) =>
      !snapshot.matches({ filling: { entering: 'custodian' } }) || needsCustodian(snapshot.context),
    'a child’s application names a custodian': ({ context, value }) =>
      value !== 'saved' || !needsCustodian(context) || context.custodian.custodian !== null,
    'nothing is asked before the person has entered something': (snapshot) =>
      !snapshot.matches({ filling: 'asking' }) || snapshot.context.touched || snapshot.context.wanted === null,
  },
  scenarios: cardApplicationScenarios,
  exceptions: {
    leavable: {
      'filling.saving':
        'The buttons are disabled while saving (DLG-01); the calls fail by themselves after their time limit.',
    },
  },
});
