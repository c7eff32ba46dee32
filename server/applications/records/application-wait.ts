import type { ApplicationWait } from '#contract/entities/application-progress.ts';
import type { CardState } from '#contract/enumerations.ts';
import { applicationWait } from '#rules/application-wait.ts';
import { applicationFacts } from './application-facts.ts';
import type { ApplicationRow, DecidingRow } from './application-facts.ts';

/** The account that reads an application. */
export interface Reader {
  readonly accountId: number;
  /** Whether the account can add files that the application lacks. */
  readonly lacksFiles: boolean;
}

/**
 * What an application waits for, as far as the reader's account may know it; null if it waits only for the operator, or
 * for nobody.
 * @param card the state of the card that was made from the application; null if no card was made
 */
export function waitOf(
  row: DecidingRow & Pick<ApplicationRow, 'accountId'>,
  card: CardState | null,
  { accountId, lacksFiles }: Reader,
): ApplicationWait | null {
  const isFiler = row.accountId === accountId;
  return applicationWait({ ...applicationFacts(row, card), asked: row.correction, lacksFiles, isFiler });
}
