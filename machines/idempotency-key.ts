const plain = /^[\w.:-]*$/;

/** FNV-1a, 32 bits, as hexadecimal digits: a key travels in a header, which takes no free text. */
function digest(text: string): string {
  const hash = Array.from(text).reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  );
  return (hash >>> 0).toString(16);
}

/**
 * The key of a creating call: the same flow with the same content makes the same key, so that a double click, a retry
 * and a reload land on one result, and changed content makes another. Letters, digits and `. : _ -` only.
 *
 * @param flowId a UUID that the flow was started with
 * @param content what is sent, in a fixed order; free text goes in by its digest
 */
export const idempotencyKey = (flowId: string, ...content: readonly (string | number)[]): string =>
  [flowId, ...content].map((part) => (plain.test(String(part)) ? part : digest(String(part)))).join(':');
