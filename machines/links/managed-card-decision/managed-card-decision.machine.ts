import { assign, setup } from 'xstate';
import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn, failureOf } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  ManagedCardDecisionCall,
  ManagedCardDecisionContext,
  ManagedCardDecisionEvent,
  ManagedCardDecisionInput,
} from './managed-card-decision.types.ts';

/**
 * Approves or rejects the management of a card by the link in a mail (MCD-01). The decision is sent as soon as the page
 * opens or, if the operator wants this, after a press.
 */
export const managedCardDecisionMachine = setup({
  types: {
    context: {} as ManagedCardDecisionContext,
    events: {} as ManagedCardDecisionEvent,
    input: {} as ManagedCardDecisionInput,
    tags: {} as 'busy',
  },
  actors: {
    sendDecision: providedPromise<void, ManagedCardDecisionCall>(),
  },
  guards: {
    asksFirst: ({ context }) => context.token !== '' && context.needsPress,
    hasToken: ({ context }) => context.token !== '',
    isPassingFailure: ({ event }) => 'error' in event && isPassing(failureOf(event.error)),
  },
  actions: {
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceDecided: providedAction,
    announceFailed: providedAction,
    goToManagedCards: providedAction,
    goToApp: providedAction,
  },
}).createMachine({
  id: 'managedCardDecision',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  on: {
    goToApp: { target: '.left', actions: 'goToApp' },
  },
  states: {
    opening: {
      description: 'You have opened a link in the mail. The shop checks whether it contains a token.',
      meta: { requirements: ['MCD-01'] },
      always: [
        { guard: 'asksFirst', target: 'asking' },
        { guard: 'hasToken', target: 'deciding' },
        { target: 'failed', actions: 'announceFailed' },
      ],
    },
    asking: {
      description: 'The shop asks whether your decision should be saved. Nothing has changed yet.',
      meta: { requirements: ['MCD-01'] },
      on: { decide: { target: 'deciding' } },
    },
    deciding: {
      description: 'Your decision is being saved. You do not have to do anything.',
      tags: ['busy'],
      meta: { requirements: ['MCD-01'] },
      invoke: {
        id: 'sendDecision',
        src: 'sendDecision',
        input: ({ context: { decision, token } }) => ({ decision, token }),
        onDone: { target: 'decided', actions: ['announceDecided', 'goToManagedCards'] },
        onError: [
          { guard: 'isPassingFailure', target: 'unanswered', actions: ['rememberFailure', 'announceFailed'] },
          { target: 'failed', actions: ['rememberFailure', 'announceFailed'] },
        ],
      },
    },
    unanswered: {
      description:
        'The shop could not find out whether your decision is saved. You can try again or go back to the shop.',
      meta: { requirements: ['MCD-01', 'API-02'] },
      on: { retry: { target: 'deciding', actions: 'forgetFailure' } },
    },
    failed: {
      description: 'Your decision could not be saved, and the page says why. You can go back to the shop.',
      meta: { requirements: ['MCD-01', 'API-04'] },
    },
    decided: {
      type: 'final',
      description: 'Your decision is saved. The page with the cards that you manage opens.',
      meta: { requirements: ['MCD-01'] },
    },
    left: {
      type: 'final',
      description: 'You have gone back to the shop.',
      meta: { requirements: ['MCD-01'] },
    },
  },
});
