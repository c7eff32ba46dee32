import { fingerprint } from '#rules/fingerprint.ts';

/**
 * The idempotency key of a call that creates something. The same flow and content give the same key, so that a double
 * click, a retry and a reload have one result; another content gives another key. The key does not contain the content
 * itself, because the content may be free text, too long for a header or with characters that a header must not contain.
 *
 * @param flowId the UUID of the flow
 * @param content what is sent, in a fixed order
 */
export const idempotencyKey = (flowId: string, ...content: readonly (string | number | null)[]): string =>
  `${flowId}:${fingerprint(JSON.stringify(content))}`;
