/**
 * The failures that the page's first script collects until error reporting, if it is configured, takes them over
 * (ERR-01).
 */
interface NotingPage {
  failures?: Noted;
}

/**
 * Each failure is an event `error` or `unhandledrejection` of the window, or an error that an error boundary has caught.
 */
export interface Noted {
  readonly length: number;
  readonly push: (failure: unknown) => unknown;
}

const page = (): NotingPage => document.documentElement as NotingPage;

/** Passes a failure that the shop itself has caught to error reporting. */
export const noteFailure = (error: unknown): void => void page().failures?.push(error);

/** Calls `report` for each collected failure, and from now on for each new failure. */
export function forwardFailures(report: (failure: unknown) => void): void {
  const kept = page().failures;
  page().failures = { length: 0, push: report };
  if (Array.isArray(kept)) kept.forEach(report);
}
