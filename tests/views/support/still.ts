const nothing = () => {};

/** A machine that stands still, for a view that only reads from it. */
export const still = (context: object) => ({
  getSnapshot: () => ({ context }),
  subscribe: () => ({ unsubscribe: nothing }),
});
