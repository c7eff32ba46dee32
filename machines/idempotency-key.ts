const plain = /^[\w.:-]*$/;

/** FNV-1a, 32 bits, as hexadecimal digits, because a header cannot carry free text. */
function digest(text: string): string {
  const hash = Array.from(text).reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  );
  return (hash >>> 0).toString(16);
}

/**
 * The idempotency key of a call that creates something. The same flow and content give the same key, so that a double click,
 * a retry and a reload have one result; another content gives another key. It has letters, digits and `. : _ -` only.
 *
 * @param flowId the UUID of the flow
 * @param content what is sent, in a fixed order; free text is replaced by its hash
 */
export const idempotencyKey = (flowId: string, ...content: readonly (string | number)[]): string =>
  [flowId, ...content].map((part) => (plain.test(String(part)) ? part : digest(String(part)))).join(':');
