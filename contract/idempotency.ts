/** On the answer to a creating call: `true` when it repeats what an earlier one made, and nothing new was made. */
export const repeatedHeader = 'idempotent-replayed';
