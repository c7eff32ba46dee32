import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { cardApplicationMachine } from '../card-application.machine.ts';
import { planOf } from '../card-application.plan.ts';
import { isAllSound, needsCustodian } from '../card-application.steps.ts';
import type { ApplicationFacts, CardApplicationContext, CardApplicationEvent } from '../card-application.types.ts';
import {
  attachmentsSnapshots,
  bankCardSnapshots,
  custodianSnapshots,
  deliverySnapshots,
  draftSnapshots,
  personalDataSnapshots,
  profileOneSnapshots,
  profileTwoSnapshots,
  resumedFacts,
  sampleFacts,
  sampleInput,
} from './card-application.samples.ts';
import { cardApplicationScenarios } from './card-application.scenarios.ts';

interface Shown {
  readonly snapshot: unknown;
}

/**
 * The snapshots that the child machines report in each variant. Without this list, every snapshot would be combined with
 * every other one.
 */
const variants: Readonly<Record<string, readonly Shown[]>> = {
  own: [
    personalDataSnapshots.right,
    personalDataSnapshots.waiting,
    personalDataSnapshots.wrong,
    personalDataSnapshots.taken,
    profileOneSnapshots.right,
    profileOneSnapshots.waiting,
    profileOneSnapshots.wrong,
    ...Object.values(deliverySnapshots),
  ],
  child: [
    personalDataSnapshots.right,
    personalDataSnapshots.wrong,
    personalDataSnapshots.child,
    ...Object.values(custodianSnapshots),
    profileOneSnapshots.right,
    deliverySnapshots.right,
  ],
  'two profiles': [
    personalDataSnapshots.right,
    profileOneSnapshots.right,
    profileOneSnapshots.wrong,
    ...Object.values(profileTwoSnapshots),
    deliverySnapshots.right,
  ],
  proofs: [
    personalDataSnapshots.right,
    profileOneSnapshots.right,
    profileOneSnapshots.proved,
    ...Object.values(attachmentsSnapshots),
    deliverySnapshots.right,
  ],
  preselected: [personalDataSnapshots.right, profileOneSnapshots.right],
  virtual: [personalDataSnapshots.right, profileOneSnapshots.right, ...Object.values(draftSnapshots)],
  resumed: [personalDataSnapshots.right, personalDataSnapshots.child, ...Object.values(custodianSnapshots)],
  'bank card': [personalDataSnapshots.right, profileOneSnapshots.right, ...Object.values(bankCardSnapshots)],
};

/** Drafts occur only in the variant "resumed". */
const isReadIn = (flowId: string, { draft, draftLost }: ApplicationFacts): boolean =>
  (flowId === 'resumed') === (draft !== null || draftLost);

/** Whether a part waits for an answer. Attachments report no files while a file is being checked. */
const waits: Readonly<Record<string, (context: CardApplicationContext) => boolean>> = {
  'xstate.snapshot.personalData': ({ personalData }) => personalData.waiting,
  'xstate.snapshot.custodian': ({ custodian }) => custodian.custodian === null,
  'xstate.snapshot.profileOne': ({ profileOne }) => profileOne.waiting,
  'xstate.snapshot.profileTwo': ({ profileTwo }) => profileTwo.waiting,
  'xstate.snapshot.attachmentsOne': ({ attachmentsOne }) => attachmentsOne.length === 0,
  'xstate.snapshot.attachmentsTwo': ({ attachmentsTwo }) => attachmentsTwo.length === 0,
  'xstate.snapshot.delivery': () => false,
  'xstate.snapshot.bankCardChoice': ({ bankCard }) => bankCard.bankCard === null,
};

const isOpen = (snapshot: SnapshotFrom<typeof cardApplicationMachine>): boolean =>
  snapshot.matches({ filling: 'entering' }) && !snapshot.matches({ filling: { entering: 'summary' } });

/**
 * In the summary, while the application is saved and while the dialog about closing is open, nothing can be entered, so
 * that a part reports only the answer of a call.
 */
const isExpected = (
  { type }: CardApplicationEvent,
  context: CardApplicationContext,
  snapshot: SnapshotFrom<typeof cardApplicationMachine>,
): boolean => !snapshot.matches('filling') || isOpen(snapshot) || waits[type]?.(context) !== false;

const anyAge = { ...sampleInput.configuration, isAssignCardWithoutAgeRestrictionAllowed: true };
const saved = { customerId: 1, application: { id: 5, applicationNumber: '1234567890', issued: false }, failure: null };
const savingFailed = (name: Parameters<typeof refusal>[0]) => ({
  output: { customerId: null, application: null, failure: refusal(name).error },
});

export const cardApplicationModel = defineModel(cardApplicationMachine, {
  inputs: {
    own: { ...sampleInput, flowId: 'own' },
    child: { ...sampleInput, flowId: 'child', kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' },
    'two profiles': { ...sampleInput, flowId: 'two profiles' },
    proofs: { ...sampleInput, flowId: 'proofs' },
    preselected: {
      ...sampleInput,
      flowId: 'preselected',
      preselection: { profileId: 3, from: '2027-01-15', keeps: 1 },
    },
    'bank card': { ...sampleInput, flowId: 'bank card', carrierType: 'BANK_CARD' },
    virtual: { ...sampleInput, flowId: 'virtual', carrierType: 'VIRTUAL_CARD' },
    resumed: {
      ...sampleInput,
      flowId: 'resumed',
      kind: 'CREATE_ASSIGNED_CARD',
      link: 'ASSIGNED',
      configuration: anyAge,
    },
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
    changePin: { right: { value: '2580' }, 'too long': { value: '1'.repeat(51) } },
    confirm: { plain: {} },
    confirmAndGoToCart: { plain: {} },
    close: { plain: {} },
    stay: { plain: {} },
    keep: { plain: {} },
    discard: { plain: {} },
    retry: { plain: {} },
    newDay: { tomorrow: { today: '2026-11-22' } },
  },
  environment: { newDay: 'calendar' },
  possible: (event, context, snapshot) => {
    const { flowId } = context;
    if (!isExpected(event, context, snapshot)) return false;
    if (event.type === 'addProfileTwo') return flowId === 'two profiles';
    if (event.type === 'changePin') return flowId === 'virtual' || flowId === 'bank card';
    if (event.type === 'newDay') return flowId === 'bank card';
    if (event.type === 'xstate.done.actor.readFacts') return isReadIn(flowId, event.output);
    return !('snapshot' in event) || variants[flowId]?.some((shown) => shown.snapshot === event.snapshot) === true;
  },
  outcomes: {
    readFacts: {
      known: { output: sampleFacts },
      unknown: { output: { ...sampleFacts, customer: null } },
      noAnswer,
      garbage,
      ...resumedFacts,
    },
    calendar: {},
    applicationDraft: draftSnapshots,
    personalData: personalDataSnapshots,
    custodian: custodianSnapshots,
    profileOne: profileOneSnapshots,
    profileTwo: profileTwoSnapshots,
    attachmentsOne: attachmentsSnapshots,
    attachmentsTwo: { one: attachmentsSnapshots.one },
    delivery: deliverySnapshots,
    bankCardChoice: bankCardSnapshots,
    applicationSave: {
      saved: { output: saved },
      'person refused': savingFailed('INVALID_PHOTO'),
      'person not unique': savingFailed('CUSTOMER_NOT_UNIQUE_CUSTOMER'),
      'custodian not unique': savingFailed('CUSTOMER_NOT_UNIQUE_CUSTODIAN'),
      'custodian refused': savingFailed('CUSTODIAN_IS_REQUIRED'),
      'profile refused': savingFailed('INVALID_CUSTOMER_PROFILE'),
      'bank card refused': { output: { ...savingFailed('INVALID_CUSTOMER_CARD').output, customerId: 1 } },
      'application refused': { output: { ...savingFailed('CART_FULL').output, customerId: 1 } },
      broken: { error: new Error('broken').message },
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 10_000 },
  // The input, the consent and the failure do not decide which transitions are possible.
  abstract: ({
    personalData,
    custodian,
    profileOne,
    profileTwo,
    delivery,
    bankCard,
    attachmentsOne,
    attachmentsTwo,
    ...context
  }) => ({
    variant: context.flowId,
    known: [context.facts === null, context.facts?.customer === null],
    personalData: [personalData.sound, personalData.waiting, personalData.notUnique, personalData.person.birthDay],
    custodian: [custodian.sound, custodian.notUnique, custodian.custodian === null],
    today: context.today,
    profiles: [profileOne, profileTwo].map(({ chosen, sound, waiting }) => [
      chosen?.profile.id ?? null,
      sound,
      waiting,
    ]),
    files: [attachmentsOne.length, attachmentsTwo.length],
    delivery: [delivery.sound, delivery.cardForFree],
    draft: [context.draft, context.facts?.draft?.entered.step ?? null, context.facts?.draft?.entered.person.firstName],
    bankCard: bankCard.sound,
    pin: context.pin,
    hasProfileTwo: context.hasProfileTwo,
    navigation: [context.touched, context.leaving, context.returns, context.wantsCart],
  }),
  home: ['filling.entering.personalData', 'closed'],
  // If something was entered, a dialog asks before the wizard closes; the child machines run until the answer.
  leave: {
    events: ['close', 'discard'],
    lasting: [
      'personalData',
      'custodian',
      'profileOne',
      'profileTwo',
      'attachmentsOne',
      'attachmentsTwo',
      'delivery',
      'applicationDraft',
      'calendar',
      'bankCardChoice',
    ],
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
    'before the wizard closes, a dialog asks only if the person has entered something': (snapshot) =>
      !snapshot.matches({ filling: 'asking' }) || snapshot.context.touched || snapshot.context.leaving === null,
  },
  scenarios: cardApplicationScenarios,
  exceptions: {
    leavable: {
      'filling.keeping': 'The person can stay in the wizard. To close it, the person waits until the input is saved.',
      'filling.discarding':
        'Input that is being deleted cannot be kept any more; the call fails by itself after its time limit.',
      'filling.saving':
        'The buttons are disabled while saving (DLG-01); the calls fail by themselves after their time limit.',
    },
  },
});
