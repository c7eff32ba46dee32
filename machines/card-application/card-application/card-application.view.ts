import type { SnapshotFrom } from 'xstate';
import { minimumCustomerAge } from '#rules/age.ts';
import { isDelivered } from '#rules/card-delivery.ts';
import { mayHavePin, pinProblem } from '#rules/pin.ts';
import { isPassing } from '../../common/failure-kinds.ts';
import { notUniquePart } from './card-application.failures.ts';
import type { cardApplicationMachine } from './card-application.machine.ts';
import { planOf } from './card-application.plan.ts';
import { needsCustodian, priceOf, stepsOf } from './card-application.steps.ts';
import type { ApplicationStep } from './card-application.types.ts';

type Snapshot = SnapshotFrom<typeof cardApplicationMachine>;

const openSteps: readonly ApplicationStep[] = ['personalData', 'custodian', 'cardData', 'summary'];

/** The step that is open; while it is being saved, the summary. Null while the question of closing is asked. */
function openStep(snapshot: Snapshot): ApplicationStep | null {
  if (snapshot.matches({ filling: 'saving' })) return 'summary';
  return openSteps.find((step) => snapshot.matches({ filling: { entering: step } })) ?? null;
}

const isClosing = (snapshot: Snapshot): boolean =>
  (['asking', 'keeping', 'discarding'] as const).some((state) => snapshot.matches({ filling: state }));

/** The stations of the line: passed, the open one, and those ahead. */
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
 * Why the last attempt to save failed; `isUnsure` = it may have been saved nevertheless. The texts may name the minimum
 * age (WIZ-05).
 */
function refusalOf({ context: { failure } }: Snapshot) {
  // The step itself says that its person is somebody else.
  if (failure === null || notUniquePart(failure.name) !== null) return null;
  const metadata = { ...failure.metadata, minCustomerAge: minimumCustomerAge };
  return { name: failure.name, metadata, isUnsure: isPassing(failure) };
}

/** What the dialog shows around the steps; money in minor units. */
export const cardApplicationView = (snapshot: Snapshot) => {
  const { context } = snapshot;
  const step = openStep(snapshot);
  const isFilling = snapshot.matches('filling');
  return {
    reading: snapshot.matches('reading'),
    unread: snapshot.matches('unread'),
    failure: context.failure,
    /** What becomes of what was entered is asked, or is being done. */
    asking: isClosing(snapshot),
    keeping: snapshot.matches({ filling: 'keeping' }),
    discarding: snapshot.matches({ filling: 'discarding' }),
    notKept: snapshot.matches({ filling: 'asking' }) && context.draft === 'FAILED',
    /** The application was begun earlier. */
    resumed: isFilling && context.facts?.draft != null,
    saving: snapshot.matches({ filling: 'saving' }),
    kind: context.kind,
    carrierType: context.carrierType,
    step,
    stations: isFilling ? stationsOf(snapshot) : [],
    refusal: isFilling ? refusalOf(snapshot) : null,
    /** A check in the open step is awaited before the next one opens. */
    waiting: context.leaving !== null,
    hasProfileTwo: context.hasProfileTwo,
    needsCustodian: needsCustodian(context),
    isDelivered: isDelivered(context),
    isBankCard: context.carrierType === 'BANK_CARD',
    asksForMarketing: context.configuration.marketingConsentCardEnabled,
    marketingConsent: context.marketingConsent,
    asksForPin: mayHavePin(context),
    pin: context.pin,
    /** The person has one, which stays as it is while nothing is typed. */
    keepsPin: context.facts?.customer?.pin != null,
    /** It shows while it is typed: more letters would not mend it. */
    pinProblem: pinProblem(context.pin),
    price: priceOf(context),
    /** What the summary shows is what is sent. */
    plan: step === 'summary' ? planOf(context) : null,
    /** A chip card that is not free has a second button, which saves and opens the cart. */
    offersCart: step === 'summary' && priceOf(context) > 0,
    wantsCart: context.wantsCart,
    canGoBack: snapshot.can({ type: 'back' }),
    canGoOn: snapshot.can({ type: 'next' }),
    canConfirm: snapshot.can({ type: 'confirm' }),
    canClose: snapshot.can({ type: 'close' }),
  };
};
