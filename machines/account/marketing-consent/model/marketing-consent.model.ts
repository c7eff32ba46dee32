import * as v from 'valibot';
import { updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { garbage, noAnswer, refusal } from '#machines/common/call-outcomes.ts';
import { defineModel } from '#machines/common/flow-model.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';
import { marketingConsentMachine } from '../marketing-consent.machine.ts';

export const marketingConsentModel = defineModel(marketingConsentMachine, {
  inputs: { withheld: { cardId: 1, value: false }, given: { cardId: 1, value: true } },
  cases: { toggle: { plain: {} }, submit: { plain: {} }, close: { plain: {} } },
  environment: {},
  outcomes: {
    saveConsent: {
      saved: { output: undefined },
      ...refusalsOf(updateMarketingConsent),
      NOT_FOUND: refusal('NOT_FOUND'),
      noAnswer,
      garbage,
    },
  },
  timeLimit: 'actors',
  bounds: { limit: 50 },
  abstract: ({ failure, ...context }) => ({ ...context, failed: failure !== null }),
  home: ['editing'],
  leave: { events: ['close'] },
  exceptions: {
    leavable: { saving: 'the choice may already be saved, so the flow waits until the call ends' },
  },
  contexts: {
    saving: v.object({ failure: v.null() }),
    saved: v.object({ failure: v.null() }),
  },
  invariants: {
    'the flow is busy exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('busy') === Object.keys(snapshot.children).length > 0,
  },
  scenarios: {
    'CRD-01: a consent is given by ticking the box': {
      input: 'withheld',
      steps: ['toggle', 'submit', 'saveConsent=saved'],
      ends: 'saved',
      with: ({ value }) => value,
      effects: ['announceSaved'],
    },
    'CRD-01: a consent is withdrawn by unticking the box': {
      input: 'given',
      steps: ['toggle', 'submit', 'saveConsent=saved'],
      ends: 'saved',
      with: ({ value }) => !value,
    },
    'CRD-01: the choice stays after a failure, and can be saved again': {
      input: 'withheld',
      steps: ['toggle', 'submit', 'saveConsent=noAnswer', 'submit'],
      ends: 'saving',
      with: ({ value, failure }) => value && failure === null,
    },
    'CRD-01: the reason of a failure disappears with the next choice': {
      input: 'withheld',
      steps: ['submit', 'saveConsent=noAnswer', 'toggle'],
      ends: 'editing',
      with: ({ value, failure }) => value && failure === null,
    },
    'CRD-01: the view gets the failure of a refusal': {
      input: 'withheld',
      steps: ['toggle', 'submit', 'saveConsent=MARKETING_CONSENT_NOT_ALLOWED'],
      ends: 'editing',
      with: ({ value, failure }) => value && failure?.name === 'MARKETING_CONSENT_NOT_ALLOWED',
    },
    'DLG-01: nothing can be chosen, saved or closed while the choice is being saved': {
      input: 'given',
      steps: ['submit'],
      ends: 'saving',
      refuses: ['toggle', 'submit', 'close'],
    },
    'DLG-01: closing discards the choice': { input: 'withheld', steps: ['toggle', 'close'], ends: 'closed' },
  },
});
