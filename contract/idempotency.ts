/**
 * A header of the answer to a creating call: `true` if the server repeats an earlier result and has created nothing
 * new.
 */
export const repeatedHeader = 'idempotent-replayed';

/** What an idempotency key is made of; the header of a creating call. */
export const idempotencyKeyPattern = /^[\w.:-]{1,200}$/;
