/**
 * A header of the answer to a creating call: `true` if the server repeats an earlier result and has created nothing
 * new.
 */
export const repeatedHeader = 'idempotent-replayed';
