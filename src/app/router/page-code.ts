import { isReachable } from '#api/is-reachable.ts';
import { tabStore } from '#runtime/browser-store.ts';
import { FileGone } from '#runtime/import-when-fetched.ts';

/** The code of a page could not be loaded because the server cannot be reached. */
export class Unreachable extends Error {}

/**
 * Why a page failed: the server cannot be reached, the server no longer has the page's code, or there is a defect in the
 * shop.
 */
export type PageFailure = 'unreachable' | 'gone' | 'fault';

export function failureOf(error: unknown): PageFailure {
  if (error instanceof Unreachable) return 'unreachable';
  const isGone = error instanceof FileGone || (error instanceof Error && error.cause instanceof FileGone);
  return isGone ? 'gone' : 'fault';
}

const probe = 'linka.noted';

/** The router notes in session storage that it has reloaded the page, and throws if the note cannot be stored. */
function canNoteReload(): boolean {
  const isKept = tabStore.write(probe, '');
  tabStore.drop(probe);
  return isKept;
}

/**
 * Loads a page's code. If the server cannot be reached, or a reload could not be noted, the import error is replaced by
 * an error of our own: after the browser's import error, the router would reload the page.
 */
export async function pageCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    if (!(await isReachable())) throw new Unreachable('the server cannot be reached', { cause });
    throw canNoteReload() ? cause : new Error('the code of the page could not be loaded', { cause });
  }
}
