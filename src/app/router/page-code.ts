import { isReachable } from '#api/is-reachable.ts';
import { tabStore } from '#runtime/browser-store.ts';
import { FileGone } from '#runtime/import-when-fetched.ts';

/** The code of a page could not be loaded because the server cannot be reached. */
export class Unreachable extends Error {}

/** Why a page failed: its server cannot be reached, its code is no longer there, or there is a fault of ours. */
export type PageFailure = 'unreachable' | 'gone' | 'fault';

export function failureOf(error: unknown): PageFailure {
  if (error instanceof Unreachable) return 'unreachable';
  const isGone = error instanceof FileGone || (error instanceof Error && error.cause instanceof FileGone);
  return isGone ? 'gone' : 'fault';
}

const probe = 'linka.noted';

/** The router notes in the tab's store that it has reloaded the page, and fails without it. */
function canNoteReload(): boolean {
  const isKept = tabStore.write(probe, '');
  tabStore.drop(probe);
  return isKept;
}

/**
 * Loads a page's code. If the server cannot be reached, or a reload could not be noted, the error is replaced by our own:
 * the router answers the browser's own import error with a reload.
 */
export async function pageCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    if (!(await isReachable())) throw new Unreachable('the server cannot be reached', { cause });
    throw canNoteReload() ? cause : new Error('the code of the page could not be loaded', { cause });
  }
}
