import type { SnapshotFrom } from 'xstate';
import { minimumCustomerAge } from '#rules/age.ts';
import { isDelivered } from '#rules/card-delivery.ts';
import { carriers } from '#rules/carriers.ts';
import { mayHavePin, pinProblem } from '#rules/pin.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { notUniquePart } from './card-application.failures.ts';
import type { cardApplicationMachine } from './card-application.machine.ts';
import { planOf } from './card-application.plan.ts';
import { needsCustodian, priceOf, stepsOf } from './card-application.steps.ts';
import type { ApplicationStep } from './card-application.types.ts';

type Snapshot = SnapshotFrom<typeof cardApplicationMachine>;

const openSteps: readonly ApplicationStep[] = ['personalData', 'custodian', 'cardData', 'summary'];

/**
 * The open step; the summary while the application is being saved. Null while the dialog asks whether to keep the draft.
 */
function openStep(snapshot: Snapshot): ApplicationStep | null {
  if (snapshot.matches({ filling: 'saving' })) return 'summary';
  return openSteps.find((step) => snapshot.matches({ filling: { entering: step } })) ?? null;
}

const isClosing = (snapshot: Snapshot): boolean =>
  (['asking', 'keeping', 'discarding'] as const).some((state) => snapshot.matches({ filling: state }));

/** The steps as stations of a line: passed, open or ahead. */
function stationsOf(snapshot: Snapshot) {
  const steps = stepsOf(snapshot.context);
  const open = openStep(snapshot);
  const here = open === null ? -1 : steps.indexOf(open);
  return steps.map((step, index) => ({
    step,
    state: index < here ? ('passed' as const) : index === here ? ('here' as const) : ('ahead' as const),
  }));
}

/**
 * Why the last attempt to save failed. `isUnsure`: the application may have been saved in spite of the failure. Texts
 * that show the minimum age get it in `metadata` (WIZ-05).
 */
function refusalOf({ context: { failure } }: Snapshot) {
  // The step itself shows that its person is another existing customer.
  if (failure === null || notUniquePart(failure.name) !== null) return null;
  const metadata = { ...failure.metadata, minCustomerAge: minimumCustomerAge };
  return { name: failure.name, metadata, isUnsure: isPassing(failure) };
}

/** The data that the dialog shows around the steps; money in minor units. */
export const cardApplicationView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  const step = openStep(snapshot);
  const isFilling = snapshot.matches('filling');
  return {
    reading: snapshot.matches('reading'),
    unread: snapshot.matches('unread'),
    failure: context.failure,
    /** The dialog asks whether to keep or delete the input, or carries out the decision. */
    asking: isClosing(snapshot),
    keeping: snapshot.matches({ filling: 'keeping' }),
    discarding: snapshot.matches({ filling: 'discarding' }),
    notKept: snapshot.matches({ filling: 'asking' }) && context.draft === 'FAILED',
    /** The application was restored from a draft. */
    resumed: isFilling && context.facts?.draft != null,
    saving: snapshot.matches({ filling: 'saving' }),
    kind: context.kind,
    carrierType: context.carrierType,
    step,
    stations: isFilling ? stationsOf(snapshot) : [],
    refusal: isFilling ? refusalOf(snapshot) : null,
    /** The next step opens after a running check has ended. */
    waiting: context.leaving !== null,
    hasProfileTwo: context.hasProfileTwo,
    needsCustodian: needsCustodian(context),
    isDelivered: isDelivered(context),
    isBankCard: carriers[context.carrierType].needsBankCard,
    asksForMarketing: context.configuration.marketingConsentCardEnabled,
    marketingConsent: context.marketingConsent,
    asksForPin: mayHavePin(context),
    pin: context.pin,
    /** The person has a PIN, which is kept if nothing is typed. */
    keepsPin: context.facts?.customer?.pin != null,
    /** The error is already shown during typing, because typing more characters would not correct the PIN. */
    pinProblem: pinProblem(context.pin),
    price: priceOf(context),
    /** The summary shows the same plan that is sent. */
    plan: step === 'summary' ? planOf(context) : null,
    /** A chip card with a fee has a second button, which saves and opens the cart. */
    offersCart: step === 'summary' && priceOf(context) !== 0,
    wantsCart: context.wantsCart,
    canGoBack: snapshot.can({ type: 'back' }),
    canGoOn: snapshot.can({ type: 'next' }),
    canConfirm: snapshot.can({ type: 'confirm' }),
    canClose: snapshot.can({ type: 'close' }),
  };
};
