/**
 * Wraps a call so that only one call runs at a time; further callers receive the same result. React's strict mode mounts
 * a component twice and starts its machine twice, but a single-use token must be sent only one time.
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
