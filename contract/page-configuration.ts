import * as v from 'valibot';

/** The receiver of the page's error reports (ERR-01). */
export const ErrorReporting = v.object({
  /** The DSN of a project. It is not secret: `https://key@receiver.example/1`. */
  receiver: v.string(),
  /** The name of the operator's shop in reports, such as `production`. */
  environment: v.string(),
});
export type ErrorReporting = v.InferOutput<typeof ErrorReporting>;

/** The page's configuration at run time. Without a receiver no errors are reported. */
export interface PageConfiguration {
  readonly errorReporting?: ErrorReporting;
}
