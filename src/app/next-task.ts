/** Ends the current task, so that the browser can handle input or paint before the next task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
