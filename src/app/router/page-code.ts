/**
 * The code of a page, as it comes. Without a net it fails in words of our own: at the browser's, the router would load the
 * shop anew, of which nothing would come either.
 */
export async function pageCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw navigator.onLine ? cause : new Error('there is no net to fetch a page by', { cause });
  }
}
