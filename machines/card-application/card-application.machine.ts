import { assertEvent, assign, setup } from 'xstate';
import { applicationSaveMachine } from '../application-save/application-save.machine.ts';
import { attachmentsMachine } from '../attachments/attachments.machine.ts';
import { bankCardChoiceMachine } from '../bank-card-choice/bank-card-choice.machine.ts';
import { bankCardReport } from '../bank-card-choice/bank-card-choice.view.ts';
import { custodianMachine } from '../custodian/custodian.machine.ts';
import { custodianReport } from '../custodian/custodian.view.ts';
import { deliveryMachine } from '../delivery/delivery.machine.ts';
import { deliveryReport } from '../delivery/delivery.view.ts';
import { failureOf } from '../failure.ts';
import { personalDataMachine } from '../personal-data/personal-data.machine.ts';
import { personalDataReport } from '../personal-data/personal-data.view.ts';
import { profileChoiceMachine } from '../profile-choice/profile-choice.machine.ts';
import { profileReport } from '../profile-choice/profile-choice.view.ts';
import { providedAction, providedPromise } from '../provided.ts';
import { nothingEntered } from './card-application.start.ts';
import {
  bankCardInput,
  custodianInput,
  deliveryInput,
  isAllSound,
  isCustodianSound,
  isOtherThanKnown,
  isPersonalDataSound,
  needsCustodian,
  personalDataInput,
  priceOf,
  profileInput,
} from './card-application.steps.ts';
import type {
  ApplicationFacts,
  CardApplicationChildren,
  CardApplicationContext,
  CardApplicationEvent,
  CardApplicationInput,
  EnteredStep,
} from './card-application.types.ts';
import { isSavedBy, refusedStepOf, returnsNow, saveInput, takenFiles, wish } from './card-application.way.ts';

/** The wizard that applies for a card (second specification, 2.1 and 4.1). Its parts are machines of their own. */
export const cardApplicationMachine = setup({
  types: {
    context: {} as CardApplicationContext,
    events: {} as CardApplicationEvent,
    input: {} as CardApplicationInput,
    children: {} as CardApplicationChildren,
    tags: {} as 'busy',
  },
  actors: {
    readFacts: providedPromise<ApplicationFacts, Pick<CardApplicationInput, 'customerId'>>(),
    personalData: personalDataMachine,
    custodian: custodianMachine,
    profileOne: profileChoiceMachine,
    profileTwo: profileChoiceMachine,
    attachmentsOne: attachmentsMachine,
    attachmentsTwo: attachmentsMachine,
    delivery: deliveryMachine,
    bankCardChoice: bankCardChoiceMachine,
    applicationSave: applicationSaveMachine,
  },
  guards: {
    isTouched: ({ context }) => context.touched,
    goesToCustodian: ({ context }) =>
      context.wanted !== null && isPersonalDataSound(context) && !returnsNow(context) && needsCustodian(context),
    goesPastCustodian: ({ context }) =>
      context.wanted !== null && isPersonalDataSound(context) && !returnsNow(context) && !needsCustodian(context),
    goesToCardData: ({ context }) => context.wanted !== null && isCustodianSound(context) && !returnsNow(context),
    goesToSummary: ({ context }) => context.wanted !== null && isAllSound(context),
    goesBackToSummary: ({ context }) => context.wanted !== null && returnsNow(context),
    needsCustodian: ({ context }) => needsCustodian(context),
    needsNoCustodian: ({ context }) => context.wanted === null && !needsCustodian(context),
    changesPersonalData: ({ event }) => event.type === 'change' && event.step === 'personalData',
    changesCustodian: ({ context, event }) =>
      event.type === 'change' && event.step === 'custodian' && needsCustodian(context),
    changesCardData: ({ event }) => event.type === 'change' && event.step === 'cardData',
    lacksPersonalData: ({ context }) => !isPersonalDataSound(context),
    lacksCustodian: ({ context }) => isPersonalDataSound(context) && !isCustodianSound(context),
    hasProfileTwo: ({ context }) => context.hasProfileTwo,
    hasNoProfileTwo: ({ context }) => !context.hasProfileTwo,
    mayConsentToMarketing: ({ context }) => context.configuration.marketingConsentCardEnabled,
    /** What costs nothing does not get into the cart. */
    hasPrice: ({ context }) => priceOf(context) > 0,
    isSaved: ({ context, event }) => isSavedBy(event) && !context.wantsCart,
    isSavedForCart: ({ context, event }) => isSavedBy(event) && context.wantsCart,
    isPersonalDataRefused: ({ event }) => refusedStepOf(event) === 'personalData',
    isCustodianRefused: ({ context, event }) => refusedStepOf(event) === 'custodian' && needsCustodian(context),
    isCardDataRefused: ({ event }) => refusedStepOf(event) === 'cardData',
  },
  actions: {
    rememberFacts: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readFacts');
      const facts = event.output;
      const { person, photo } = personalDataInput({ ...context, facts });
      return {
        facts,
        personalData: { person, photo, sound: false, waiting: false },
        marketingConsent: context.configuration.marketingConsentCardEnabled && facts.marketingConsent,
      };
    }),
    rememberPersonalData: assign(({ context, event }) => {
      assertEvent(event, 'xstate.snapshot.personalData');
      const personalData = personalDataReport(event.snapshot);
      return { personalData, touched: context.touched || isOtherThanKnown(context, personalData) };
    }),
    rememberCustodian: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.custodian');
      return { custodian: custodianReport(event.snapshot) };
    }),
    rememberProfileOne: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.profileOne');
      return { profileOne: profileReport(event.snapshot) };
    }),
    rememberProfileTwo: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.profileTwo');
      return { profileTwo: profileReport(event.snapshot) };
    }),
    rememberAttachmentsOne: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.attachmentsOne');
      return { attachmentsOne: takenFiles(event.snapshot.context) };
    }),
    rememberAttachmentsTwo: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.attachmentsTwo');
      return { attachmentsTwo: takenFiles(event.snapshot.context) };
    }),
    rememberDelivery: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.delivery');
      return { delivery: deliveryReport(event.snapshot) };
    }),
    rememberBankCard: assign(({ event }) => {
      assertEvent(event, 'xstate.snapshot.bankCardChoice');
      return { bankCard: bankCardReport(event.snapshot) };
    }),
    /** A step that is wrong is not waited for. */
    reconsiderWish: assign(({ context }) => ({ wanted: wish(context, context.wanted) })),
    want: assign(({ context }, { step }: { step: EnteredStep }) => ({ wanted: wish(context, step) })),
    unwant: assign({ wanted: null }),
    returnLater: assign({ returns: true }),
    arrive: assign({ returns: false, touched: true }),
    addProfileTwo: assign({ hasProfileTwo: true }),
    removeProfileTwo: assign({ hasProfileTwo: false }),
    toggleMarketingConsent: assign(({ context }) => ({ marketingConsent: !context.marketingConsent })),
    rememberDestination: assign(({ event }) => ({ wantsCart: event.type === 'confirmAndGoToCart' })),
    rememberSaved: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.applicationSave');
      const { customerId, application, failure } = event.output;
      return { savedCustomerId: customerId ?? context.savedCustomerId, application, failure, wantsCart: false };
    }),
    rememberFailure: assign({ failure: ({ event }) => ('error' in event ? failureOf(event.error) : null) }),
    forgetFailure: assign({ failure: null }),
    stayHere: assign({ wantsCart: false }),
    /** Tells the step that is open to mark what is wrong. */
    demandPersonalData: providedAction,
    demandCustodian: providedAction,
    demandCardData: providedAction,
    /** Tell the other parts what they depend on. */
    tellSavedPerson: providedAction,
    tellCustodian: providedAction,
    tellProfiles: providedAction,
    tellProfileTwo: providedAction,
    tellAttachmentsOne: providedAction,
    tellAttachmentsTwo: providedAction,
    tellDelivery: providedAction,
    needProfileTwo: providedAction,
    dropProfileTwo: providedAction,
    announceUnread: providedAction,
    announceSaved: providedAction,
    goToCart: providedAction,
  },
}).createMachine({
  id: 'cardApplication',
  context: ({ input }) => ({ ...input, ...nothingEntered }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop reads what it knows of you, the profiles and the branch offices.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-01'] },
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: { target: 'filling', actions: 'rememberFacts' },
        onError: { target: 'unread', actions: ['rememberFailure', 'announceUnread'] },
      },
      on: { close: { target: 'closed' } },
    },
    unread: {
      description: 'What the application needs could not be read. You can try again.',
      meta: { requirements: ['WIZ-01', 'API-02'] },
      on: {
        retry: { target: 'reading', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    filling: {
      description: 'You fill in the application, step by step.',
      meta: { requirements: ['WIZ-02'] },
      invoke: [
        {
          id: 'personalData',
          src: 'personalData',
          input: ({ context }) => personalDataInput(context),
          onSnapshot: {
            actions: ['rememberPersonalData', 'reconsiderWish', 'tellCustodian', 'tellProfiles', 'tellDelivery'],
          },
        },
        {
          id: 'custodian',
          src: 'custodian',
          input: ({ context }) => custodianInput(context),
          onSnapshot: { actions: ['rememberCustodian', 'reconsiderWish'] },
        },
        {
          id: 'profileOne',
          src: 'profileOne',
          input: ({ context }) => profileInput(context, 1),
          onSnapshot: { actions: ['rememberProfileOne', 'reconsiderWish', 'tellProfileTwo', 'tellAttachmentsOne'] },
        },
        {
          id: 'profileTwo',
          src: 'profileTwo',
          input: ({ context }) => profileInput(context, 2),
          onSnapshot: { actions: ['rememberProfileTwo', 'reconsiderWish', 'tellAttachmentsTwo'] },
        },
        {
          id: 'attachmentsOne',
          src: 'attachmentsOne',
          input: () => ({ types: [] }),
          onSnapshot: { actions: ['rememberAttachmentsOne', 'reconsiderWish'] },
        },
        {
          id: 'attachmentsTwo',
          src: 'attachmentsTwo',
          input: () => ({ types: [] }),
          onSnapshot: { actions: ['rememberAttachmentsTwo', 'reconsiderWish'] },
        },
        {
          id: 'delivery',
          src: 'delivery',
          input: ({ context }) => deliveryInput(context),
          onSnapshot: { actions: ['rememberDelivery', 'reconsiderWish'] },
        },
        {
          id: 'bankCardChoice',
          src: 'bankCardChoice',
          input: ({ context }) => bankCardInput(context),
          onSnapshot: { actions: ['rememberBankCard', 'reconsiderWish'] },
        },
      ],
      initial: 'entering',
      states: {
        entering: {
          description: 'A step of the application is open.',
          meta: { requirements: ['WIZ-02'] },
          initial: 'personalData',
          states: {
            personalData: {
              description: 'You enter the personal data of the person who gets the card, and their photo.',
              meta: { requirements: ['WIZ-02', 'PDT-01'] },
              exit: 'unwant',
              always: [
                { guard: 'goesBackToSummary', target: 'summary' },
                { guard: 'goesToCustodian', target: 'custodian' },
                { guard: 'goesPastCustodian', target: 'cardData' },
              ],
              on: {
                next: {
                  actions: [{ type: 'want', params: { step: 'personalData' } }, 'demandPersonalData', 'forgetFailure'],
                },
                close: [
                  { guard: 'isTouched', target: '#cardApplication.filling.asking' },
                  { target: '#cardApplication.closed' },
                ],
              },
            },
            custodian: {
              description: 'You say who is the custodian of the child who gets the card.',
              meta: { requirements: ['WIZ-02', 'CUS-01'] },
              exit: 'unwant',
              always: [
                { guard: 'goesBackToSummary', target: 'summary' },
                { guard: 'goesToCardData', target: 'cardData' },
                { guard: 'needsNoCustodian', target: 'personalData' },
              ],
              on: {
                next: {
                  actions: [{ type: 'want', params: { step: 'custodian' } }, 'demandCustodian', 'forgetFailure'],
                },
                back: { target: 'personalData' },
                close: { target: '#cardApplication.filling.asking' },
              },
            },
            cardData: {
              description: 'You choose one or two profiles, and how you get the card.',
              meta: { requirements: ['WIZ-02', 'PRF-01', 'DEL-01'] },
              exit: 'unwant',
              always: { guard: 'goesToSummary', target: 'summary' },
              on: {
                next: [
                  { guard: 'lacksPersonalData', target: 'personalData' },
                  { guard: 'lacksCustodian', target: 'custodian' },
                  { actions: [{ type: 'want', params: { step: 'cardData' } }, 'demandCardData', 'forgetFailure'] },
                ],
                back: [{ guard: 'needsCustodian', target: 'custodian' }, { target: 'personalData' }],
                addProfileTwo: { guard: 'hasNoProfileTwo', actions: ['addProfileTwo', 'needProfileTwo'] },
                removeProfileTwo: { guard: 'hasProfileTwo', actions: ['removeProfileTwo', 'dropProfileTwo'] },
                toggleMarketingConsent: { guard: 'mayConsentToMarketing', actions: 'toggleMarketingConsent' },
                close: { target: '#cardApplication.filling.asking' },
              },
            },
            summary: {
              description: 'You check all that you have entered. Nothing is sent before you confirm it.',
              meta: { requirements: ['WIZ-02', 'WIZ-03'] },
              entry: 'arrive',
              on: {
                'xstate.snapshot.*': {},
                change: [
                  { guard: 'changesPersonalData', target: 'personalData', actions: 'returnLater' },
                  { guard: 'changesCustodian', target: 'custodian', actions: 'returnLater' },
                  { guard: 'changesCardData', target: 'cardData', actions: 'returnLater' },
                ],
                back: { target: 'cardData' },
                confirm: {
                  target: '#cardApplication.filling.saving',
                  actions: ['rememberDestination', 'forgetFailure'],
                },
                confirmAndGoToCart: {
                  guard: 'hasPrice',
                  target: '#cardApplication.filling.saving',
                  actions: ['rememberDestination', 'forgetFailure'],
                },
                close: { target: '#cardApplication.filling.asking' },
              },
            },
            last: { type: 'history', target: 'personalData' },
          },
        },
        asking: {
          description: 'You want to close the wizard. What you have entered would be lost.',
          meta: { requirements: ['WIZ-07'] },
          on: {
            'xstate.snapshot.*': {},
            stay: { target: 'entering.last' },
            discard: { target: '#cardApplication.closed' },
          },
        },
        saving: {
          description: 'The application is being saved. You cannot change it meanwhile.',
          tags: ['busy'],
          meta: { requirements: ['WIZ-05'] },
          on: {
            'xstate.snapshot.*': {},
          },
          invoke: {
            id: 'applicationSave',
            src: 'applicationSave',
            input: ({ context }) => saveInput(context),
            onDone: [
              {
                guard: 'isSavedForCart',
                target: '#cardApplication.saved',
                actions: ['rememberSaved', 'announceSaved', 'goToCart'],
              },
              { guard: 'isSaved', target: '#cardApplication.saved', actions: ['rememberSaved', 'announceSaved'] },
              {
                guard: 'isPersonalDataRefused',
                target: 'entering.personalData',
                actions: ['rememberSaved', 'tellSavedPerson'],
              },
              {
                guard: 'isCustodianRefused',
                target: 'entering.custodian',
                actions: ['rememberSaved', 'tellSavedPerson'],
              },
              {
                guard: 'isCardDataRefused',
                target: 'entering.cardData',
                actions: ['rememberSaved', 'tellSavedPerson'],
              },
              { target: 'entering.summary', actions: ['rememberSaved', 'tellSavedPerson'] },
            ],
            onError: { target: 'entering.summary', actions: ['rememberFailure', 'stayHere'] },
          },
        },
      },
    },
    saved: {
      type: 'final',
      description: 'The application is saved. If it has a fee, the fee is in the cart.',
      meta: { requirements: ['WIZ-05'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the wizard. Nothing was sent, and what you entered is gone.',
      meta: { requirements: ['WIZ-07', 'DLG-01'] },
    },
  },
});
