import { enqueueActions, sendTo } from 'xstate';
import { draftContent } from './card-application.draft.ts';
import { notUniquePart } from './card-application.failures.ts';
import { filledPartsOf } from './card-application.filled.ts';
import { cardDataParts, notifyParts } from './card-application.notified.ts';
import { saveInput } from './card-application.saving.ts';
import { cardApplicationSetup } from './card-application.setup.ts';
import { nothingEntered } from './card-application.start.ts';
import {
  attachmentsInput,
  bankCardInput,
  custodianInput,
  deliveryInput,
  draftInput,
  factsRequest,
  personalDataInput,
  profileInput,
} from './card-application.steps.ts';

/** The setup of the wizard, with the actions that send events to its child machines. */
const wizardSetup = cardApplicationSetup.extend({
  actions: {
    /** These actions make the open step mark its errors. */
    demandPersonalData: sendTo('personalData', { type: 'demand' }),
    demandCustodian: sendTo('custodian', { type: 'demand' }),
    demandCardData: enqueueActions(({ enqueue }) => {
      for (const part of cardDataParts) enqueue.sendTo(part, { type: 'demand' });
    }),
    /** These actions send the other parts the data that they depend on. */
    notifyCustodian: enqueueActions((wizard) => notifyParts(wizard, ['custodian'])),
    notifyProfiles: enqueueActions((wizard) => notifyParts(wizard, ['profileOne', 'profileTwo'])),
    notifyProfileTwo: enqueueActions((wizard) => notifyParts(wizard, ['profileTwo'])),
    notifyAttachmentsOne: enqueueActions((wizard) => notifyParts(wizard, ['attachmentsOne'])),
    notifyAttachmentsTwo: enqueueActions((wizard) => notifyParts(wizard, ['attachmentsTwo'])),
    notifyDelivery: enqueueActions((wizard) => notifyParts(wizard, ['delivery'])),
    /** The server has saved the person as this customer, so this customer is not treated as another person. */
    notifySavedPerson: enqueueActions(({ context: { savedCustomerId: customerId }, enqueue }) => {
      if (customerId !== null) enqueue.sendTo('personalData', { type: 'personSaved', customerId });
    }),
    notifyNotUnique: enqueueActions(({ context, enqueue }) => {
      const part = notUniquePart(context.failure?.name);
      if (part !== null) enqueue.sendTo(part, { type: 'notUnique' });
    }),
    readBankCardsAgain: sendTo('bankCardChoice', { type: 'readAgain' }),
    needProfileTwo: sendTo('profileTwo', { type: 'need' }),
    dropProfileTwo: sendTo('profileTwo', { type: 'drop' }),
    /** These actions send the entered data to the draft, save the draft at once, or delete the draft. */
    notifyDraft: enqueueActions(({ context, enqueue, self }) => {
      const parts = context.touched ? filledPartsOf(self) : null;
      if (parts !== null) {
        enqueue.sendTo('applicationDraft', { type: 'changed', content: draftContent(context, parts) });
      }
    }),
    flushDraft: sendTo('applicationDraft', { type: 'flush' }),
    dropDraft: sendTo('applicationDraft', { type: 'drop' }),
  },
});

/** The wizard that applies for a card (WIZ-01, WIZ-02). Its parts are child machines. */
export const cardApplicationMachine = wizardSetup.createMachine({
  id: 'cardApplication',
  context: ({ input }) => ({ ...input, ...nothingEntered }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The shop reads your data, the profiles and the branch offices.',
      tags: ['busy'],
      meta: { requirements: ['WIZ-01'] },
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        input: ({ context }) => factsRequest(context),
        onDone: [
          {
            guard: 'resumesAtCustodian',
            target: '#cardApplication.filling.entering.custodian',
            actions: ['rememberFacts', 'announceDraftLost', 'announcePreselection'],
          },
          {
            guard: 'resumesAtCardData',
            target: '#cardApplication.filling.entering.cardData',
            actions: ['rememberFacts', 'announceDraftLost', 'announcePreselection'],
          },
          { target: 'filling', actions: ['rememberFacts', 'announceDraftLost', 'announcePreselection'] },
        ],
        onError: { target: 'unread', actions: ['rememberFailure', 'announceUnread'] },
      },
      on: { close: { target: 'closed' } },
    },
    unread: {
      description: 'The data for the application could not be read. You can try again.',
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
        { id: 'calendar', src: 'calendar', input: ({ context: { today } }) => ({ today }) },
        {
          id: 'personalData',
          src: 'personalData',
          input: ({ context }) => personalDataInput(context),
          onSnapshot: {
            actions: [
              'rememberPart',
              'reconsiderLeaving',
              'notifyCustodian',
              'notifyProfiles',
              'notifyDelivery',
              'notifyDraft',
            ],
          },
        },
        {
          id: 'custodian',
          src: 'custodian',
          input: ({ context }) => custodianInput(context),
          onSnapshot: { actions: ['rememberPart', 'reconsiderLeaving', 'notifyDraft'] },
        },
        {
          id: 'profileOne',
          src: 'profileOne',
          input: ({ context }) => profileInput(context, 1),
          onSnapshot: {
            actions: ['rememberPart', 'reconsiderLeaving', 'notifyProfiles', 'notifyAttachmentsOne', 'notifyDraft'],
          },
        },
        {
          id: 'profileTwo',
          src: 'profileTwo',
          input: ({ context }) => profileInput(context, 2),
          onSnapshot: {
            actions: ['rememberPart', 'reconsiderLeaving', 'notifyProfileTwo', 'notifyAttachmentsTwo', 'notifyDraft'],
          },
        },
        {
          id: 'attachmentsOne',
          src: 'attachmentsOne',
          input: ({ context }) => attachmentsInput(context, 1),
          onSnapshot: { actions: ['rememberPart', 'reconsiderLeaving', 'notifyDraft'] },
        },
        {
          id: 'attachmentsTwo',
          src: 'attachmentsTwo',
          input: ({ context }) => attachmentsInput(context, 2),
          onSnapshot: { actions: ['rememberPart', 'reconsiderLeaving', 'notifyDraft'] },
        },
        {
          id: 'delivery',
          src: 'delivery',
          input: ({ context }) => deliveryInput(context),
          onSnapshot: { actions: ['rememberPart', 'reconsiderLeaving', 'notifyDraft'] },
        },
        {
          id: 'applicationDraft',
          src: 'applicationDraft',
          input: ({ context }) => draftInput(context),
          onSnapshot: { actions: 'rememberPart' },
        },
        {
          id: 'bankCardChoice',
          src: 'bankCardChoice',
          input: ({ context }) => bankCardInput(context),
          onSnapshot: { actions: ['rememberPart', 'reconsiderLeaving', 'notifyProfiles', 'notifyDraft'] },
        },
      ],
      initial: 'entering',
      states: {
        entering: {
          description: 'A step of the application is open.',
          meta: { requirements: ['WIZ-02'] },
          on: { newDay: { guard: 'isNewDay', actions: ['rememberDay', 'notifyCustodian', 'notifyProfiles'] } },
          initial: 'personalData',
          states: {
            personalData: {
              description: 'You enter the personal data of the person who gets the card, and their photo.',
              meta: { requirements: ['WIZ-02', 'PDT-01'] },
              entry: ['doubtPerson', { type: 'rememberStep', params: { step: 'personalData' } }, 'notifyDraft'],
              exit: 'forgetLeaving',
              always: [
                { guard: 'goesBackToSummary', target: 'summary', actions: 'confirmPerson' },
                { guard: 'goesToCustodian', target: 'custodian', actions: 'confirmPerson' },
                { guard: 'goesPastCustodian', target: 'cardData', actions: 'confirmPerson' },
              ],
              on: {
                next: {
                  guard: 'mayLeavePersonalData',
                  actions: [
                    { type: 'leaveStep', params: { step: 'personalData' } },
                    'demandPersonalData',
                    'forgetFailure',
                  ],
                },
                close: [
                  { guard: 'isTouched', target: '#cardApplication.filling.asking' },
                  { target: '#cardApplication.closed' },
                ],
              },
            },
            custodian: {
              description: 'You choose the custodian of the child who gets the card.',
              meta: { requirements: ['WIZ-02', 'CUS-01'] },
              entry: [{ type: 'rememberStep', params: { step: 'custodian' } }, 'notifyDraft'],
              exit: 'forgetLeaving',
              always: [
                { guard: 'goesBackToSummary', target: 'summary' },
                { guard: 'goesToCardData', target: 'cardData' },
                { guard: 'needsNoCustodian', target: 'personalData' },
              ],
              on: {
                next: {
                  guard: 'mayLeaveCustodian',
                  actions: [{ type: 'leaveStep', params: { step: 'custodian' } }, 'demandCustodian', 'forgetFailure'],
                },
                back: { target: 'personalData' },
                close: { target: '#cardApplication.filling.asking' },
              },
            },
            cardData: {
              description: 'You choose one or two profiles, and how you get the card.',
              meta: { requirements: ['WIZ-02', 'PRF-01', 'DEL-01'] },
              entry: [{ type: 'rememberStep', params: { step: 'cardData' } }, 'notifyDraft'],
              exit: 'forgetLeaving',
              always: { guard: 'goesToSummary', target: 'summary' },
              on: {
                next: [
                  { guard: 'lacksPersonalData', target: 'personalData', actions: 'demandPersonalData' },
                  { guard: 'lacksCustodian', target: 'custodian' },
                  {
                    actions: [{ type: 'leaveStep', params: { step: 'cardData' } }, 'demandCardData', 'forgetFailure'],
                  },
                ],
                back: [{ guard: 'needsCustodian', target: 'custodian' }, { target: 'personalData' }],
                addProfileTwo: {
                  guard: 'hasNoProfileTwo',
                  actions: ['addProfileTwo', 'needProfileTwo'],
                },
                removeProfileTwo: {
                  guard: 'hasProfileTwo',
                  actions: ['removeProfileTwo', 'dropProfileTwo'],
                },
                toggleMarketingConsent: {
                  guard: 'mayConsentToMarketing',
                  actions: ['toggleMarketingConsent', 'notifyDraft'],
                },
                changePin: { guard: 'mayHavePin', actions: ['rememberPin', 'reconsiderLeaving', 'notifyDraft'] },
                close: { target: '#cardApplication.filling.asking' },
              },
            },
            summary: {
              description: 'You check all that you have entered. Nothing is sent before you confirm it.',
              meta: { requirements: ['WIZ-02', 'WIZ-03'] },
              entry: ['arrive', 'notifyDraft'],
              on: {
                newDay: {
                  guard: 'isNewDay',
                  target: 'cardData',
                  actions: ['rememberDay', 'notifyCustodian', 'notifyProfiles', 'announceNewDay'],
                },
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
          description: 'You are closing the wizard. You can keep what you have entered for later, or delete it.',
          meta: { requirements: ['WIZ-07'] },
          on: {
            stay: { target: 'entering.last' },
            keep: [{ guard: 'isKept', target: '#cardApplication.kept' }, { target: 'keeping' }],
            discard: [{ guard: 'isNothingKept', target: '#cardApplication.closed' }, { target: 'discarding' }],
          },
        },
        keeping: {
          description: 'What you have entered is being saved on the server; then the wizard closes.',
          tags: ['busy'],
          meta: { requirements: ['WIZ-06', 'WIZ-07'] },
          entry: 'flushDraft',
          on: {
            'xstate.snapshot.applicationDraft': [
              { guard: 'isKept', target: '#cardApplication.kept' },
              { guard: 'isDraftFailed', target: 'asking', actions: 'rememberPart' },
            ],
            stay: { target: 'entering.last' },
          },
        },
        discarding: {
          description: 'What you have entered is being deleted; then the wizard closes.',
          tags: ['busy'],
          meta: { requirements: ['WIZ-06', 'WIZ-07'] },
          entry: 'dropDraft',
          on: {
            'xstate.snapshot.applicationDraft': [
              { guard: 'isGone', target: '#cardApplication.closed' },
              { guard: 'isDraftFailed', target: 'asking', actions: 'rememberPart' },
            ],
          },
        },
        saving: {
          description: 'The application is being saved. You cannot change it meanwhile.',
          tags: ['busy'],
          meta: { requirements: ['WIZ-05'] },
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
                actions: ['rememberSaved', 'notifySavedPerson', 'notifyNotUnique'],
              },
              {
                guard: 'isCustodianRefused',
                target: 'entering.custodian',
                actions: ['rememberSaved', 'notifySavedPerson', 'notifyNotUnique', 'announceNotUnique'],
              },
              {
                guard: 'isBankCardRefused',
                target: 'entering.cardData',
                actions: ['rememberSaved', 'notifySavedPerson', 'readBankCardsAgain'],
              },
              {
                guard: 'isCardDataRefused',
                target: 'entering.cardData',
                actions: ['rememberSaved', 'notifySavedPerson'],
              },
              { target: 'entering.summary', actions: ['rememberSaved', 'notifySavedPerson'] },
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
    kept: {
      type: 'final',
      description: 'You closed the wizard. What you entered is saved, and you can continue later, on any device.',
      meta: { requirements: ['WIZ-06', 'WIZ-07'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the wizard. Nothing was sent, and what you entered is deleted.',
      meta: { requirements: ['WIZ-07', 'DLG-01'] },
    },
  },
});
