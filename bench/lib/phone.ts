/** A phone with a quarter of this computer's speed. */
export const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 } as const;
