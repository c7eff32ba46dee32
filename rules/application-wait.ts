import type { ApplicationWait, AskedAgain, OpenApplication } from '#contract/entities/application-progress.ts';
import { correctionKind } from './application-status.ts';
import { needsBankCard } from './bank-card.ts';
import { applicationTask, isOpen, waitsForFee } from './card-application-progress.ts';
import type { ApplicationFacts } from './card-application-progress.ts';

/** The facts that decide what an application waits for, as far as one account may know them. */
export interface WaitFacts extends Omit<ApplicationFacts, 'waitsForCorrection' | 'isPartlyCorrected'> {
  /** The photo and files that were asked for again and have not been submitted yet; null = none. */
  readonly asked: Pick<AskedAgain, 'photo' | 'attachments'> | null;
  /** Files are missing that the account can add. */
  readonly lacksFiles: boolean;
  /** This account has filed the application. */
  readonly isFiler: boolean;
}

const askedWaits = { PHOTO: 'PHOTO', FILES: 'FILES', BOTH: 'PHOTO_AND_FILES' } as const;

/** The most urgent thing that the account that filed the application has to do; null = nothing. */
function askedOfFiler(facts: WaitFacts): ApplicationWait | null {
  if (waitsForFee(facts)) return 'FEE';
  if (needsBankCard(facts)) return 'BANK_CARD';
  if (isOpen(facts) && facts.asked !== null) return askedWaits[correctionKind(facts.asked)];
  return facts.lacksFiles ? 'MISSING_FILES' : null;
}

/** The card can be collected at the branch office, and nobody has to do anything else. */
const isReady = (facts: WaitFacts): boolean =>
  applicationTask({ ...facts, waitsForCorrection: false, isPartlyCorrected: false }) === 'ISSUE';

/**
 * What an application waits for and who has to act (APL-01, ACC-07); null = only the operator has to act. Everything
 * that an account sees of an application follows from this value: the state, the next step, the board and the mail.
 */
export function applicationWait(facts: WaitFacts): ApplicationWait | null {
  const asked = askedOfFiler(facts);
  if (asked === null) return isReady(facts) ? 'COLLECTION' : null;
  if (facts.isFiler) return asked;
  return asked === 'FEE' ? 'FEE_ELSEWHERE' : 'FILER';
}

/**
 * Who has to act: the account that sees the application, the cardholder at a branch office, or the account that filed
 * the application.
 */
export type WaitsForWhom = 'YOU' | 'HOLDER' | 'FILER';

/** Whether the account that sees the application has to act. */
export const waitsForYou = (wait: ApplicationWait) =>
  wait !== 'COLLECTION' && wait !== 'FEE_ELSEWHERE' && wait !== 'FILER';

export function waitsForWhom(wait: ApplicationWait): WaitsForWhom {
  if (waitsForYou(wait)) return 'YOU';
  return wait === 'COLLECTION' ? 'HOLDER' : 'FILER';
}

/** An open application that waits for a person's action. */
export type WaitingApplication = Omit<OpenApplication, 'waitsFor'> & { readonly waitsFor: ApplicationWait };

/** The application if it waits for a person; null = there is no application, or only the operator has to act. */
export function waitingApplication(application: OpenApplication | null): WaitingApplication | null {
  if (application === null || application.waitsFor === null) return null;
  const { id, applicationNumber, waitsFor } = application;
  return { id, applicationNumber, waitsFor };
}
