const nothing = () => {};

/** An actor whose snapshot never changes, for a view that only reads its context. */
export const staticActor = (context: object) => ({
  getSnapshot: () => ({ context }),
  subscribe: () => ({ unsubscribe: nothing }),
});
