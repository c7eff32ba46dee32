import * as v from 'valibot';

/** Where the page reports errors to (ERR-01). */
export const ErrorReporting = v.object({
  /** The DSN of a project, which is a public address: `https://key@receiver.example/1`. */
  receiver: v.string(),
  /** Which of the operator's shops it is, such as `production`. */
  environment: v.string(),
});
export type ErrorReporting = v.InferOutput<typeof ErrorReporting>;

/** What the page is configured by at run time. Without a receiver nothing is reported. */
export interface PageConfiguration {
  readonly errorReporting?: ErrorReporting;
}
