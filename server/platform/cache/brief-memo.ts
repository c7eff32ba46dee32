/** A value that is cached for a short time; `forget` makes the next read load it again. */
export interface BriefMemo<Value> {
  get(load: () => Promise<Value>): Promise<Value>;
  forget(): void;
}

/**
 * Caches the result of `load` for this number of milliseconds. Reads at the same time do not share one load: a load that
 * waits for the database's only connection would block the transaction that uses this connection. Elapsed time is
 * measured, so the movable clock has no influence.
 */
export function briefMemo<Value>(milliseconds: number): BriefMemo<Value> {
  let kept: { readonly value: Value; readonly until: number } | undefined;
  let generation = 0;
  return {
    async get(load) {
      if (kept !== undefined && performance.now() < kept.until) return kept.value;
      const begun = generation;
      const value = await load();
      if (begun === generation) kept = { value, until: performance.now() + milliseconds };
      return value;
    },
    forget() {
      generation += 1;
      kept = undefined;
    },
  };
}
