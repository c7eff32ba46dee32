/**
 * Makes a call that may be under way only once: who asks meanwhile is given the same answer. A view that is mounted twice
 * (React's strict mode) starts its machine anew, and a single-use token must not be sent a second time by that.
 */
export function sharedCall<Input>(make: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  let underWay: Promise<void> | null = null;
  return (input) => {
    underWay ??= make(input).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
