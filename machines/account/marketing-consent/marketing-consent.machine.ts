import { assign, setup } from 'xstate';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedPromise } from '../../common/provided.ts';
import type {
  MarketingConsentContext,
  MarketingConsentEvent,
  MarketingConsentInput,
  MarketingConsentRequest,
} from './marketing-consent.types.ts';

/** Gives or withdraws the marketing consent of a card (CRD-01). */
export const marketingConsentMachine = setup({
  types: {
    context: {} as MarketingConsentContext,
    events: {} as MarketingConsentEvent,
    input: {} as MarketingConsentInput,
    tags: {} as 'busy',
  },
  actors: {
    saveConsent: providedPromise<void, MarketingConsentRequest>(),
  },
  actions: {
    toggleValue: assign({ value: ({ context }) => !context.value }),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceSaved: providedAction,
  },
}).createMachine({
  id: 'marketingConsent',
  context: ({ input: { cardId, value } }) => ({ cardId, value, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'You read the consent and tick or untick the box. Nothing changes until you save it.',
      meta: { requirements: ['CRD-01', 'DLG-01'] },
      on: {
        toggle: { actions: ['toggleValue', 'forgetFailure'] },
        submit: { target: 'saving', actions: 'forgetFailure' },
        close: { target: 'closed' },
      },
    },
    saving: {
      description: 'Your choice is being saved. You cannot change or close anything meanwhile.',
      tags: ['busy'],
      meta: { requirements: ['CRD-01', 'DLG-01'] },
      invoke: {
        id: 'saveConsent',
        src: 'saveConsent',
        input: ({ context: { cardId, value } }) => ({ cardId, value }),
        onDone: { target: 'saved', actions: 'announceSaved' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    saved: {
      type: 'final',
      description: 'Your choice is saved, and a message says so.',
      meta: { requirements: ['CRD-01'] },
    },
    closed: {
      type: 'final',
      description: 'You closed the dialog. The consent that was saved last is still in force.',
      meta: { requirements: ['DLG-01'] },
    },
  },
});
