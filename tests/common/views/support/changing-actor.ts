interface Observer {
  readonly next: (snapshot: unknown) => void;
}

/** An actor whose state and context a test can change, for a view that only reads them. */
export function changingActor<Context extends object>(state: string, context: Context) {
  const observers = new Set<Observer>();
  const snapshotOf = (value: string, now: Context) => ({
    value,
    context: now,
    matches: (asked: string) => asked === value,
    hasTag: () => false,
  });
  let snapshot = snapshotOf(state, context);
  const turn = (now: typeof snapshot): void => {
    snapshot = now;
    for (const { next } of observers) next(now);
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (observer: Observer) => {
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
    turnTo: (value: string) => turn(snapshotOf(value, snapshot.context)),
    change: (now: Context) => turn(snapshotOf(snapshot.value, now)),
  };
}
