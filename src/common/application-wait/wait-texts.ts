import type { ApplicationWait } from '#contract/entities/application-progress.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { waitsForWhom, waitsForYou, type WaitsForWhom } from '#rules/application-wait.ts';

/** The text that says in a few words for whom an application waits. */
export const waitTitle = (wait: ApplicationWait): MessageKey => `applicationWait.title.${waitsForWhom(wait)}`;

/** The text about what an application waits for. Its values are `delivery` and `branch`. */
export const waitSentence = (wait: ApplicationWait): MessageKey => `cardApplication.says.${wait}`;

/** The text of the button that leads to the page where the task is done. */
export const waitButton = (wait: ApplicationWait): MessageKey =>
  `applicationWait.do.${waitsForYou(wait) ? wait : 'OPEN'}`;

const waits: Readonly<Record<WaitsForWhom, MessageKey>> = {
  YOU: 'cardApplications.waitsForYou',
  HOLDER: 'cardApplications.waitsForCollection',
  FILER: 'cardApplications.waitsForFiler',
};

/** The text below the state of an application that waits for a person. */
export const waitNote = (wait: ApplicationWait): MessageKey =>
  wait === 'FEE' || wait === 'FEE_ELSEWHERE' ? 'cardApplications.waitsForPayment' : waits[waitsForWhom(wait)];
