/**
 * Loads a page's code. While the browser is offline the error is replaced by our own: the router answers the browser's
 * own import error with a reload, which would fail as well.
 */
export async function pageCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw navigator.onLine
      ? cause
      : new Error('the browser is offline, the code of the page cannot be loaded', { cause });
  }
}
