/** A value that is loaded at most once in a while; `forget` makes the next read load it again. */
export interface BriefMemo<Value> {
  get(load: () => Promise<Value>): Promise<Value>;
  forget(): void;
}

/**
 * Keeps what `load` gave for `milliseconds`. Loads under way are not shared: one that waits for the database's only
 * connection would hold up the transaction that has it. It measures how long ago, not what time it is, so it does not
 * follow the movable clock.
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
