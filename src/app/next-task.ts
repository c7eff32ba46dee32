/** Lets what waits come first: a press of a key, a frame. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
