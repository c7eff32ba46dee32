import { assign, setup } from 'xstate';
import { carriers } from '#rules/carriers.ts';
import { failureIn } from '../../common/failure.ts';
import { providedCallback, providedPromise } from '../../common/provided.ts';
import { resumedContext } from './card-application.draft.ts';
import { cardApplicationEffects } from './card-application.effects.ts';
import { cardApplicationGuards } from './card-application.guards.ts';
import { notifiedAtStart } from './card-application.notified.ts';
import { cardApplicationParts } from './card-application.parts.ts';
import { partReport } from './card-application.reports.ts';
import { leavingStep, changesAfterSave } from './card-application.saving.ts';
import { withStep } from './card-application.steps.ts';
import type {
  ApplicationFacts,
  CardApplicationContext,
  CardApplicationEvent,
  CardApplicationInput,
  EnteredStep,
  FactsRequest,
} from './card-application.types.ts';

/** The setup of the wizard: its child machines, guards and actions. */
export const cardApplicationSetup = setup({
  types: {
    context: {} as CardApplicationContext,
    events: {} as CardApplicationEvent,
    input: {} as CardApplicationInput,
    children: {} as { readFacts: 'readFacts'; calendar: 'calendar' } & {
      [Part in keyof typeof cardApplicationParts]: Part;
    },
    tags: {} as 'busy',
  },
  actors: {
    readFacts: providedPromise<ApplicationFacts, FactsRequest>(),
    /** Sends `newDay` as soon as the day differs from `today`. */
    calendar: providedCallback<{ readonly today: string }>(),
    ...cardApplicationParts,
  },
  guards: cardApplicationGuards,
  actions: {
    rememberFacts: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.readFacts') return {};
      const resumed = { ...context, ...resumedContext({ ...context, facts: event.output }) };
      return { ...resumed, notified: notifiedAtStart(resumed) };
    }),
    /** Stores the report of a part. */
    rememberPart: assign(({ context, event }) => partReport(context, event)),
    rememberStep: assign(({ context }, { step }: { step: EnteredStep }) => withStep(context, step)),
    /** If an error is found in the step that the person wants to leave, the step stays open. */
    reconsiderLeaving: assign(({ context }) => ({ leaving: leavingStep(context, context.leaving) })),
    leaveStep: assign(({ context }, { step }: { step: EnteredStep }) => ({
      leaving: leavingStep(context, step),
    })),
    forgetLeaving: assign({ leaving: null }),
    /** For a card that is issued at once, the person confirms the personal data by leaving the first step (WIZ-10). */
    confirmPerson: assign({ personConfirmed: ({ context }) => carriers[context.carrierType].isIssuedAtOnce }),
    doubtPerson: assign({ personConfirmed: false }),
    returnLater: assign({ returns: true }),
    arrive: assign({ returns: false }),
    addProfileTwo: assign({ hasProfileTwo: true }),
    removeProfileTwo: assign({ hasProfileTwo: false }),
    toggleMarketingConsent: assign(({ context }) => ({ marketingConsent: !context.marketingConsent })),
    rememberPin: assign(({ context, event }) => ({ pin: event.type === 'changePin' ? event.value : context.pin })),
    rememberDestination: assign(({ event }) => ({ wantsCart: event.type === 'confirmAndGoToCart' })),
    rememberSaved: assign(({ context, event }) => changesAfterSave(context, event)),
    rememberDay: assign(({ context, event }) => ({ today: event.type === 'newDay' ? event.today : context.today })),
    rememberFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    stayHere: assign({ wantsCart: false }),
    ...cardApplicationEffects,
  },
});
