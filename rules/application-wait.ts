import type { ApplicationWait, AskedAgain, OpenApplication } from '#contract/entities/application-progress.ts';
import { correctionKind } from './application-status.ts';
import { needsBankCard } from './bank-card.ts';
import { applicationTask, isOpen, waitsForFee } from './card-application-progress.ts';
import type { ApplicationFacts } from './card-application-progress.ts';

/** What decides about what an application waits for, as one account may know it. */
export interface WaitFacts extends Omit<ApplicationFacts, 'waitsForCorrection' | 'isPartlyCorrected'> {
  /** What was asked for again, and is not here yet; null = nothing. */
  readonly asked: Pick<AskedAgain, 'photo' | 'attachments'> | null;
  /** Files are missing that the account can add. */
  readonly lacksFiles: boolean;
  /** The account has filed it. */
  readonly isFiler: boolean;
}

const askedWaits = { PHOTO: 'PHOTO', FILES: 'FILES', BOTH: 'PHOTO_AND_FILES' } as const;

/** What is asked of the account that has filed an application, the first thing in front; null = nothing. */
function askedOfFiler(facts: WaitFacts): ApplicationWait | null {
  if (waitsForFee(facts)) return 'FEE';
  if (needsBankCard(facts)) return 'BANK_CARD';
  if (isOpen(facts) && facts.asked !== null) return askedWaits[correctionKind(facts.asked)];
  return facts.lacksFiles ? 'MISSING_FILES' : null;
}

/** The card waits at the branch office, and nothing is asked of anybody. */
const isReady = (facts: WaitFacts): boolean =>
  applicationTask({ ...facts, waitsForCorrection: false, isPartlyCorrected: false }) === 'ISSUE';

/**
 * What an application waits for of a person, and of whom (APL-01, ACC-07); null = nobody has to do anything but the
 * operator. All that an account sees of an application follows from it: its state, the next step, the board, the mail.
 */
export function applicationWait(facts: WaitFacts): ApplicationWait | null {
  const asked = askedOfFiler(facts);
  if (asked === null) return isReady(facts) ? 'COLLECTION' : null;
  if (facts.isFiler) return asked;
  return asked === 'FEE' ? 'FEE_ELSEWHERE' : 'FILER';
}

/** Who has to do it: the account that is shown, the cardholder at a branch office, or who has filed the application. */
export type WaitsForWhom = 'YOU' | 'HOLDER' | 'FILER';

export function waitsForWhom(wait: ApplicationWait): WaitsForWhom {
  if (wait === 'COLLECTION') return 'HOLDER';
  return wait === 'FEE_ELSEWHERE' || wait === 'FILER' ? 'FILER' : 'YOU';
}

/** An open application that waits for a person. */
export type WaitingApplication = Omit<OpenApplication, 'waitsFor'> & { readonly waitsFor: ApplicationWait };

/** An application if it waits for a person; null = none, or only the operator has something to do. */
export function waitingApplication(application: OpenApplication | null): WaitingApplication | null {
  if (application === null || application.waitsFor === null) return null;
  const { id, applicationNumber, waitsFor } = application;
  return { id, applicationNumber, waitsFor };
}
