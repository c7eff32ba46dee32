import type {
  ApplicationStop,
  AskedAgain,
  AskedAttachment,
  ProgressStop,
} from '#contract/entities/application-progress.ts';
import { deskActions } from '#contract/entities/desk-application.ts';
import type { DeskAction, ApplicationEventKind, ApplicationTask } from '#contract/entities/desk-application.ts';
import type { CardApplicationState, CardState, CarrierType } from '#contract/enumerations.ts';

/** What decides what can be done with an application. */
export interface ApplicationFacts {
  readonly state: CardApplicationState;
  readonly carrierType: CarrierType;
  readonly paid: boolean;
  readonly cardForFree: boolean;
  /** Something was asked for again, and is not here yet. */
  readonly waitsForCorrection: boolean;
  /** A part of what was asked for again is here. */
  readonly isPartlyCorrected: boolean;
  /** The state of the card that was made from it; null = none was made. */
  readonly card: CardState | null;
  /** A registered bank card is to become the carrier. */
  readonly hasBankCard: boolean;
}

const isChipCard = ({ carrierType }: Pick<ApplicationFacts, 'carrierType'>): boolean => carrierType === 'HAULIER_CARD';

/** Whether there is nothing to pay for it any more; only chip cards cost something. */
export const isSettled = (facts: Pick<ApplicationFacts, 'carrierType' | 'paid' | 'cardForFree'>): boolean =>
  !isChipCard(facts) || facts.paid || facts.cardForFree;

/** Whether its card is still to be made. */
export const isOpen = ({ state }: Pick<ApplicationFacts, 'state'>): boolean =>
  state === 'UNCHECKED_DATA' || state === 'WAITING_TO_BE_PRINTED';

/** Whether nothing happens to an application before its fee is paid. */
export const waitsForFee = (facts: Pick<ApplicationFacts, 'state' | 'carrierType' | 'paid' | 'cardForFree'>): boolean =>
  isOpen(facts) && !isSettled(facts);

/** Whether the customer has done their part. */
const isSubmitted = (facts: ApplicationFacts): boolean =>
  isSettled(facts) && !facts.waitsForCorrection && (facts.carrierType !== 'BANK_CARD' || facts.hasBankCard);

/** The next action of the staff; null = none. */
function nextAction(facts: ApplicationFacts): Exclude<ApplicationTask, 'CUSTOMER'> | null {
  if (facts.state === 'UNCHECKED_DATA') return 'CHECK';
  if (facts.state !== 'WAITING_TO_BE_PRINTED') return null;
  if (facts.card === null) return isChipCard(facts) ? 'PRINT' : 'CHECK';
  if (facts.card === 'IN_PROGRESS') return 'HAND_OVER';
  return facts.card === 'NOT_ISSUED' ? 'ISSUE' : null;
}

/** What an application waits for; null = it is finished. */
export const applicationTask = (facts: ApplicationFacts): ApplicationTask | null =>
  isOpen(facts) && !isSubmitted(facts) ? 'CUSTOMER' : nextAction(facts);

/** Whether the staff may do something with an application. As soon as its card is made, it can only go on. */
export function isActionPossible(facts: ApplicationFacts, action: DeskAction): boolean {
  if (action === 'REJECT') return isOpen(facts) && facts.card === null;
  if (action === 'ASK_AGAIN') return isOpen(facts) && facts.card === null && isSubmitted(facts);
  if (action === 'TAKE_BACK')
    return isOpen(facts) && facts.card === null && facts.waitsForCorrection && !facts.isPartlyCorrected;
  return applicationTask(facts) === action;
}

/** All that the staff may do with an application. */
export const possibleActions = (facts: ApplicationFacts): DeskAction[] =>
  deskActions.filter((action) => isActionPossible(facts, action));

/** How a chip card reaches its holder; neither is known of one that was applied for at a counter. */
export type Handover = 'POST' | 'BRANCH';

const stopOf: Readonly<Partial<Record<ApplicationEventKind, ApplicationStop>>> = {
  FILED: 'RECEIVED',
  PAID: 'PAID',
  CHECKED: 'CHECKED',
  PRINTED: 'PRINTED',
  SENT: 'SENT',
  READY: 'READY',
  ISSUED: 'ISSUED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
};

/** An event, as far as the way needs it; `at` is a moment. */
export interface ProgressEvent {
  readonly kind: ApplicationEventKind;
  readonly at: string;
}

export interface ProgressFacts extends ApplicationFacts {
  readonly handover: Handover;
  readonly created: string;
  readonly checkedDate: string | null;
  /** The oldest first; an application that came from elsewhere has none. */
  readonly events: readonly ProgressEvent[];
}

/** When a stop was reached the last time; null = it is not known. */
function momentOf({ events, created, checkedDate }: ProgressFacts, stop: ApplicationStop): string | null {
  const event = events.findLast(({ kind }) => stopOf[kind] === stop);
  if (event !== undefined) return event.at;
  if (stop === 'RECEIVED') return created;
  return stop === 'CHECKED' ? checkedDate : null;
}

/** Whether a virtual card was issued as soon as it was applied for, so that nobody has checked anything. */
const isIssuedUnchecked = (facts: ProgressFacts): boolean =>
  facts.carrierType === 'VIRTUAL_CARD' && facts.state === 'PROCESSED' && momentOf(facts, 'CHECKED') === null;

/** The stops of an application that nobody rejects. */
function plannedStops(facts: ProgressFacts): ApplicationStop[] {
  const { handover } = facts;
  if (isIssuedUnchecked(facts)) return ['RECEIVED', 'ISSUED'];
  if (!isChipCard(facts)) return ['RECEIVED', 'CHECKED', 'ISSUED'];
  const beginning: ApplicationStop[] = facts.cardForFree ? ['RECEIVED'] : ['RECEIVED', 'PAID'];
  const end: ApplicationStop[] = handover === 'POST' ? ['SENT'] : ['READY', 'ISSUED'];
  return [...beginning, 'CHECKED', 'PRINTED', ...end];
}

const isUnchecked = ({ state }: ApplicationFacts): boolean => state === 'UNCHECKED_DATA';

/** Whether an application has reached a planned stop, by what it is now: an earlier check counts no more once it was undone. */
function isReached(facts: ProgressFacts, stop: ApplicationStop): boolean {
  if (stop === 'RECEIVED') return true;
  if (stop === 'PAID') return facts.paid;
  if (stop === 'CHECKED') return !isUnchecked(facts) && (facts.state !== 'REJECTED' || facts.checkedDate !== null);
  if (facts.state === 'PROCESSED') return true;
  if (stop === 'PRINTED') return facts.card !== null;
  return stop === 'READY' && facts.card === 'NOT_ISSUED';
}

/** The way of an application: the stops that it has reached and, unless it was rejected, those ahead. */
export function applicationProgress(facts: ProgressFacts): ProgressStop[] {
  const stops = plannedStops(facts).map((stop): ProgressStop => {
    const reached = isReached(facts, stop);
    return { stop, reached, at: reached ? momentOf(facts, stop) : null };
  });
  if (facts.state !== 'REJECTED') return stops;
  const isWithdrawn = facts.events.some(({ kind }) => kind === 'WITHDRAWN');
  const end = isWithdrawn ? 'WITHDRAWN' : 'REJECTED';
  return [...stops.filter(({ reached }) => reached), { stop: end, reached: true, at: momentOf(facts, end) }];
}

/** What is asked for again, with what is needed to take it back. */
export interface KeptCorrection extends AskedAgain {
  /** The check that it undid; none = nobody had checked the application. */
  readonly undoneCheck?: { readonly by: string | null; readonly date: string };
  /** A part of what was asked for is here. */
  readonly isPartlyHere?: true;
}

/** What is asked for again besides the photo. */
export const withoutPhoto = (correction: KeptCorrection): KeptCorrection => ({
  ...correction,
  photo: false,
  isPartlyHere: true,
});

const isSameAttachment = (one: AskedAttachment, other: AskedAttachment): boolean =>
  one.typeId === other.typeId && one.isProfileOne === other.isProfileOne;

/** Whether a file is asked for again. */
export const asksForAttachment = ({ attachments }: AskedAgain, wanted: AskedAttachment): boolean =>
  attachments.some((one) => isSameAttachment(one, wanted));

/** What is asked for again besides a file. */
export const withoutAttachment = (correction: KeptCorrection, attachment: AskedAttachment): KeptCorrection => ({
  ...correction,
  isPartlyHere: true,
  attachments: correction.attachments.filter((one) => !isSameAttachment(one, attachment)),
});

/** What is asked for again; null = nothing is missing any more. */
export const remainingCorrection = (correction: KeptCorrection): KeptCorrection | null =>
  correction.photo || correction.attachments.length > 0 ? correction : null;
