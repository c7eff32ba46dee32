/** Runs tasks in the order of their calls, at most `atOnce` at the same time. */
export function inTurn(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const take = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    // The next task starts in place of the task that has ended, so the number of running tasks stays the same.
    if (next === undefined) running -= 1;
    else next();
  };
  return async (task) => {
    await take();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
