/**
 * A header of the answer to a creating call: `true` if the answer is the result of an earlier call and no new row was
 * created.
 */
export const repeatedHeader = 'idempotent-replayed';

/** The form of an idempotency key, which is a header of a creating call. */
export const idempotencyKeyPattern = /^[\w.:-]{1,200}$/;
