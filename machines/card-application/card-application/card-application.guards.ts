import { mayHavePin } from '#rules/pin.ts';
import { draftReport } from '../application-draft/application-draft.view.ts';
import { resumedStep } from './card-application.draft.ts';
import { isSavedBy, refusalOf, refusedStepOf, returnsNow } from './card-application.saving.ts';
import {
  isAllSound,
  isCustodianSound,
  isPersonalDataSound,
  mayBeRight,
  needsCustodian,
  priceOf,
} from './card-application.steps.ts';
import type { CardApplicationContext, CardApplicationEvent } from './card-application.types.ts';

interface Asked {
  readonly context: CardApplicationContext;
  readonly event: CardApplicationEvent;
}

const resumes = ({ context, event }: Asked) =>
  event.type === 'xstate.done.actor.readFacts' ? resumedStep(context, event.output) : 'personalData';

/** The state of the draft after the event. */
const draftAfter = ({ context, event }: Asked) =>
  event.type === 'xstate.snapshot.applicationDraft' ? draftReport(event.snapshot) : context.draft;

/** The chosen bank card is not registered any more. */
const isBankCardRefused = ({ event }: Asked): boolean => refusalOf(event) === 'INVALID_CUSTOMER_CARD';

/** The guards of the wizard. */
export const cardApplicationGuards = {
  mayLeavePersonalData: ({ context }: Asked) => !context.personalData.notUnique,
  mayLeaveCustodian: ({ context }: Asked) => !context.custodian.notUnique,
  isNewDay: ({ context, event }: Asked) => event.type === 'newDay' && event.today !== context.today,
  isTouched: ({ context }: Asked) => context.touched,
  goesToCustodian: ({ context }: Asked) =>
    context.leaving !== null && isPersonalDataSound(context) && !returnsNow(context) && needsCustodian(context),
  goesPastCustodian: ({ context }: Asked) =>
    context.leaving !== null && isPersonalDataSound(context) && !returnsNow(context) && !needsCustodian(context),
  goesToCardData: ({ context }: Asked) => context.leaving !== null && isCustodianSound(context) && !returnsNow(context),
  goesToSummary: ({ context }: Asked) => context.leaving !== null && isAllSound(context),
  goesBackToSummary: ({ context }: Asked) => context.leaving !== null && returnsNow(context),
  needsCustodian: ({ context }: Asked) => needsCustodian(context),
  needsNoCustodian: ({ context }: Asked) => context.leaving === null && !needsCustodian(context),
  changesPersonalData: ({ event }: Asked) => event.type === 'change' && event.step === 'personalData',
  changesCustodian: ({ context, event }: Asked) =>
    event.type === 'change' && event.step === 'custodian' && needsCustodian(context),
  changesCardData: ({ event }: Asked) => event.type === 'change' && event.step === 'cardData',
  lacksPersonalData: ({ context }: Asked) => !mayBeRight(context, 'personalData'),
  lacksCustodian: ({ context }: Asked) => mayBeRight(context, 'personalData') && !isCustodianSound(context),
  /** The answer that the next step waited for is that the personal data are wrong. */
  isPersonalDataWrong: ({ context }: Asked) => context.leaving !== null && !mayBeRight(context, 'personalData'),
  hasProfileTwo: ({ context }: Asked) => context.hasProfileTwo,
  hasNoProfileTwo: ({ context }: Asked) => !context.hasProfileTwo,
  mayConsentToMarketing: ({ context }: Asked) => context.configuration.marketingConsentCardEnabled,
  mayHavePin: ({ context }: Asked) => mayHavePin(context),
  /** What costs nothing does not get into the cart. */
  hasPrice: ({ context }: Asked) => priceOf(context) > 0,
  isSaved: ({ context, event }: Asked) => isSavedBy(event) && !context.wantsCart,
  isSavedForCart: ({ context, event }: Asked) => isSavedBy(event) && context.wantsCart,
  isPersonalDataRefused: ({ event }: Asked) => refusedStepOf(event) === 'personalData',
  isCustodianRefused: ({ context, event }: Asked) => refusedStepOf(event) === 'custodian' && needsCustodian(context),
  isBankCardRefused,
  isCardDataRefused: (asked: Asked) => refusedStepOf(asked.event) === 'cardData' && !isBankCardRefused(asked),
  resumesAtCustodian: (asked: Asked) => resumes(asked) === 'custodian',
  resumesAtCardData: (asked: Asked) => resumes(asked) === 'cardData',
  isNothingKept: (asked: Asked) => draftAfter(asked) === 'NONE',
  isKept: (asked: Asked) => ['NONE', 'SAVED'].includes(draftAfter(asked)),
  isGone: (asked: Asked) => draftAfter(asked) === 'GONE',
  isDraftFailed: (asked: Asked) => draftAfter(asked) === 'FAILED',
};
