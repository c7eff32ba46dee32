import { isReachable } from '../../api/is-reachable.ts';

/** The code of a page could not be loaded because the server cannot be reached. */
export class Unreachable extends Error {}

/**
 * Loads a page's code. If the server cannot be reached, the error is replaced by our own: the router answers the
 * browser's own import error with a reload, which would fail as well.
 */
export async function pageCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw (await isReachable()) ? cause : new Unreachable('the server cannot be reached', { cause });
  }
}
