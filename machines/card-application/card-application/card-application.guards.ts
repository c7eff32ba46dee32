import { mayHavePin } from '#rules/pin.ts';
import { draftReport } from '../application-draft/application-draft.view.ts';
import { resumedStep } from './card-application.draft.ts';
import { isSavedBy, refusalOf, refusedStepOf, returnsToSummary } from './card-application.saving.ts';
import {
  isAllSound,
  isCustodianSound,
  isPersonalDataSound,
  mayBeRight,
  needsCustodian,
  priceOf,
} from './card-application.steps.ts';
import type { CardApplicationContext, CardApplicationEvent } from './card-application.types.ts';

interface Args {
  readonly context: CardApplicationContext;
  readonly event: CardApplicationEvent;
}

const stepToResume = ({ context, event }: Args) =>
  event.type === 'xstate.done.actor.readFacts' ? resumedStep(context, event.output) : 'personalData';

const draftAfter = ({ context, event }: Args) =>
  event.type === 'xstate.snapshot.applicationDraft' ? draftReport(event.snapshot) : context.draft;

/** The server has answered that the chosen bank card is not registered any more. */
const isBankCardRefused = ({ event }: Args): boolean => refusalOf(event) === 'INVALID_CUSTOMER_CARD';

export const cardApplicationGuards = {
  mayLeavePersonalData: ({ context }: Args) => !context.personalData.notUnique,
  mayLeaveCustodian: ({ context }: Args) => !context.custodian.notUnique,
  isNewDay: ({ context, event }: Args) => event.type === 'newDay' && event.today !== context.today,
  isTouched: ({ context }: Args) => context.touched,
  goesToCustodian: ({ context }: Args) =>
    context.leaving !== null && isPersonalDataSound(context) && !returnsToSummary(context) && needsCustodian(context),
  goesPastCustodian: ({ context }: Args) =>
    context.leaving !== null && isPersonalDataSound(context) && !returnsToSummary(context) && !needsCustodian(context),
  goesToCardData: ({ context }: Args) =>
    context.leaving !== null && isCustodianSound(context) && !returnsToSummary(context),
  goesToSummary: ({ context }: Args) => context.leaving !== null && isAllSound(context),
  goesBackToSummary: ({ context }: Args) => context.leaving !== null && returnsToSummary(context),
  needsCustodian: ({ context }: Args) => needsCustodian(context),
  needsNoCustodian: ({ context }: Args) => context.leaving === null && !needsCustodian(context),
  changesPersonalData: ({ event }: Args) => event.type === 'change' && event.step === 'personalData',
  changesCustodian: ({ context, event }: Args) =>
    event.type === 'change' && event.step === 'custodian' && needsCustodian(context),
  changesCardData: ({ event }: Args) => event.type === 'change' && event.step === 'cardData',
  lacksPersonalData: ({ context }: Args) => !mayBeRight(context, 'personalData'),
  lacksCustodian: ({ context }: Args) => mayBeRight(context, 'personalData') && !isCustodianSound(context),
  hasProfileTwo: ({ context }: Args) => context.hasProfileTwo,
  hasNoProfileTwo: ({ context }: Args) => !context.hasProfileTwo,
  mayConsentToMarketing: ({ context }: Args) => context.configuration.marketingConsentCardEnabled,
  mayHavePin: ({ context }: Args) => mayHavePin(context),
  /** Only an application with a price is put into the cart. */
  hasPrice: ({ context }: Args) => priceOf(context) !== 0,
  isSaved: ({ context, event }: Args) => isSavedBy(event) && !context.wantsCart,
  isSavedForCart: ({ context, event }: Args) => isSavedBy(event) && context.wantsCart,
  isPersonalDataRefused: ({ event }: Args) => refusedStepOf(event) === 'personalData',
  isCustodianRefused: ({ context, event }: Args) => refusedStepOf(event) === 'custodian' && needsCustodian(context),
  isBankCardRefused,
  isCardDataRefused: (args: Args) => refusedStepOf(args.event) === 'cardData' && !isBankCardRefused(args),
  resumesAtCustodian: (args: Args) => stepToResume(args) === 'custodian',
  resumesAtCardData: (args: Args) => stepToResume(args) === 'cardData',
  isNothingKept: (args: Args) => draftAfter(args) === 'NONE',
  isKept: (args: Args) => ['NONE', 'SAVED'].includes(draftAfter(args)),
  isGone: (args: Args) => draftAfter(args) === 'GONE',
  isDraftFailed: (args: Args) => draftAfter(args) === 'FAILED',
};
