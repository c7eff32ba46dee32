import * as v from 'valibot';

/** The receiver of the page's error reports (ERR-01). */
export const ErrorReporting = v.object({
  /** The DSN of a project. It is not secret: `https://key@receiver.example/1`. */
  receiver: v.string(),
  /** The name of the operator's shop in reports, such as `production`. */
  environment: v.string(),
});
export type ErrorReporting = v.InferOutput<typeof ErrorReporting>;

const isBaseUrl = (text: string): boolean =>
  text === '' || (/^https?:\/\/[^\s?#@]+$/i.test(text) && v.is(v.pipe(v.string(), v.url()), text));

const GatewayUrl = v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i)));

/** The page's configuration at run time (RUN-08). */
export const PageConfiguration = v.object({
  /**
   * The address before the paths of all calls, such as `https://api.example` or `https://api.example/shop`, without a
   * trailing slash; '' or no value = the page's own origin.
   */
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.check(isBaseUrl, 'must be an address such as https://api.example, without a user, a ? and a #'),
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
  ),
  /** The brand that the page shows until the back end has answered: the name of a file in brands/, without .json. */
  brand: v.optional(v.string()),
  /** The address of the payment gateway, if the back end names none. */
  paymentGatewayUrl: GatewayUrl,
  /** The address where bank cards are registered, if the back end names none. */
  tokenizationGatewayUrl: GatewayUrl,
  /** Without a receiver no errors are reported. */
  errorReporting: v.optional(ErrorReporting),
});
export type PageConfiguration = v.InferOutput<typeof PageConfiguration>;
