import type {
  ApplicationStop,
  AskedAgain,
  AskedAttachment,
  ProgressStop,
} from '#contract/entities/application-progress.ts';
import { deskActions } from '#contract/entities/desk-application.ts';
import type {
  DeskAction,
  ApplicationEventKind,
  ApplicationTask,
  Handover,
} from '#contract/entities/desk-application.ts';
import type { CardApplicationState, CardState, CarrierType } from '#contract/enumerations.ts';
import { carriers } from './carriers.ts';

/** The facts that decide what the customer and the staff can do with an application. */
export interface ApplicationFacts {
  readonly state: CardApplicationState;
  readonly carrierType: CarrierType;
  readonly paid: boolean;
  readonly cardForFree: boolean;
  /** Something was asked for again and has not been submitted completely. */
  readonly waitsForCorrection: boolean;
  /** A part of the things that were asked for again was submitted. */
  readonly isPartlyCorrected: boolean;
  /** The state of the card that was made for the application; null = no card was made yet. */
  readonly card: CardState | null;
  /** A registered bank card was chosen as the carrier. */
  readonly hasBankCard: boolean;
}

/** Whether nothing has to be paid for the application any more. */
export const isSettled = (facts: Pick<ApplicationFacts, 'carrierType' | 'paid' | 'cardForFree'>): boolean =>
  !carriers[facts.carrierType].hasFee || facts.paid || facts.cardForFree;

/** Whether the application is neither finished nor rejected. */
export const isOpen = ({ state }: Pick<ApplicationFacts, 'state'>): boolean =>
  state === 'UNCHECKED_DATA' || state === 'WAITING_TO_BE_PRINTED';

/** Whether an application is not processed before its fee is paid. */
export const waitsForFee = (facts: Pick<ApplicationFacts, 'state' | 'carrierType' | 'paid' | 'cardForFree'>): boolean =>
  isOpen(facts) && !isSettled(facts);

/** Whether the customer has paid and submitted everything that is needed. */
const isSubmitted = (facts: ApplicationFacts): boolean =>
  isSettled(facts) && !facts.waitsForCorrection && (!carriers[facts.carrierType].needsBankCard || facts.hasBankCard);

/** The next action of the staff; null = none. */
function nextAction(facts: ApplicationFacts): Exclude<ApplicationTask, 'CUSTOMER'> | null {
  if (facts.state === 'UNCHECKED_DATA') return 'CHECK';
  if (facts.state !== 'WAITING_TO_BE_PRINTED') return null;
  if (facts.card === null) return carriers[facts.carrierType].isPrinted ? 'PRINT' : 'CHECK';
  if (facts.card === 'IN_PROGRESS') return 'HAND_OVER';
  return facts.card === 'NOT_ISSUED' ? 'ISSUE' : null;
}

/** What an application waits for; null = it is finished. */
export const applicationTask = (facts: ApplicationFacts): ApplicationTask | null =>
  isOpen(facts) && !isSubmitted(facts) ? 'CUSTOMER' : nextAction(facts);

/**
 * Whether an action of the staff is possible. As soon as the card is made, the application cannot be rejected any more.
 */
export function isActionPossible(facts: ApplicationFacts, action: DeskAction): boolean {
  if (action === 'REJECT') return isOpen(facts) && facts.card === null;
  if (action === 'ASK_AGAIN') return isOpen(facts) && facts.card === null && isSubmitted(facts);
  if (action === 'TAKE_BACK')
    return isOpen(facts) && facts.card === null && facts.waitsForCorrection && !facts.isPartlyCorrected;
  return applicationTask(facts) === action;
}

/** All actions that the staff may carry out for an application. */
export const possibleActions = (facts: ApplicationFacts): DeskAction[] =>
  deskActions.filter((action) => isActionPossible(facts, action));

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

/** The fields of an event that the progress needs; `at` is an ISO moment. */
export interface ProgressEvent {
  readonly kind: ApplicationEventKind;
  readonly at: string;
}

export interface ProgressFacts extends ApplicationFacts {
  readonly handover: Handover;
  readonly created: string;
  readonly checkedDate: string | null;
  /** Oldest first; empty for an application from another system. */
  readonly events: readonly ProgressEvent[];
}

/** The last time when a stop was reached; null = not known. */
function momentOf({ events, created, checkedDate }: ProgressFacts, stop: ApplicationStop): string | null {
  const event = events.findLast(({ kind }) => stopOf[kind] === stop);
  if (event !== undefined) return event.at;
  if (stop === 'RECEIVED') return created;
  return stop === 'CHECKED' ? checkedDate : null;
}

/** Whether the card was issued at once, so that nobody has checked the application. */
const isIssuedUnchecked = (facts: ProgressFacts): boolean =>
  carriers[facts.carrierType].isIssuedAtOnce && facts.state === 'PROCESSED' && momentOf(facts, 'CHECKED') === null;

/** The stops of an application if it is not rejected. */
function plannedStops(facts: ProgressFacts): ApplicationStop[] {
  const { handover } = facts;
  if (isIssuedUnchecked(facts)) return ['RECEIVED', 'ISSUED'];
  if (!carriers[facts.carrierType].isPrinted) return ['RECEIVED', 'CHECKED', 'ISSUED'];
  const beginning: ApplicationStop[] = facts.cardForFree ? ['RECEIVED'] : ['RECEIVED', 'PAID'];
  const end: ApplicationStop[] = handover === 'POST' ? ['SENT'] : ['READY', 'ISSUED'];
  return [...beginning, 'CHECKED', 'PRINTED', ...end];
}

const isUnchecked = ({ state }: ApplicationFacts): boolean => state === 'UNCHECKED_DATA';

/**
 * Whether an application in its present state has reached a planned stop: a check that was undone later is not a
 * reached stop.
 */
function isReached(facts: ProgressFacts, stop: ApplicationStop): boolean {
  if (stop === 'RECEIVED') return true;
  if (stop === 'PAID') return facts.paid;
  if (stop === 'CHECKED') return !isUnchecked(facts) && (facts.state !== 'REJECTED' || facts.checkedDate !== null);
  if (facts.state === 'PROCESSED') return true;
  if (stop === 'PRINTED') return facts.card !== null;
  return stop === 'READY' && facts.card === 'NOT_ISSUED';
}

/** The progress of an application: the stops that it has reached and, unless it was rejected, the stops ahead. */
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

/** The photo and files that are asked for again, with the data that are needed to withdraw the request. */
export interface KeptCorrection extends AskedAgain {
  /** The check that the request has undone; undefined = nobody had checked the application. */
  readonly undoneCheck?: { readonly by: string | null; readonly date: string };
  /** A part of the requested things was submitted. */
  readonly isPartlyHere?: true;
}

/** The request after the photo was submitted. */
export const withoutPhoto = (correction: KeptCorrection): KeptCorrection => ({
  ...correction,
  photo: false,
  isPartlyHere: true,
});

const isSameAttachment = (one: AskedAttachment, other: AskedAttachment): boolean =>
  one.typeId === other.typeId && one.isProfileOne === other.isProfileOne;

/** Whether this file is asked for again. */
export const asksForAttachment = ({ attachments }: AskedAgain, requested: AskedAttachment): boolean =>
  attachments.some((one) => isSameAttachment(one, requested));

/** The request after a file was submitted. */
export const withoutAttachment = (correction: KeptCorrection, attachment: AskedAttachment): KeptCorrection => ({
  ...correction,
  isPartlyHere: true,
  attachments: correction.attachments.filter((one) => !isSameAttachment(one, attachment)),
});

/** The request; null = everything was submitted. */
export const remainingCorrection = (correction: KeptCorrection): KeptCorrection | null =>
  correction.photo || correction.attachments.length > 0 ? correction : null;
