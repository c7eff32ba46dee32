/** What the page's first script keeps of failures until error reporting, if there is any, takes them over (ERR-01). */
interface NotingPage {
  failures?: Noted;
}

/** An event `error` or `unhandledrejection` of the window, or an error that a page's boundary has caught. */
export interface Noted {
  readonly length: number;
  readonly push: (failure: unknown) => unknown;
}

const page = (): NotingPage => document.documentElement as NotingPage;

/** Tells error reporting of a failure that the shop itself has caught. */
export const noteFailure = (error: unknown): void => void page().failures?.push(error);

/** From now on each failure is told to `report`, first those that were kept. */
export function takeFailures(report: (failure: unknown) => void): void {
  const kept = page().failures;
  page().failures = { length: 0, push: report };
  if (Array.isArray(kept)) kept.forEach(report);
}
