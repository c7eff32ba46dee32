import { secureHeaders } from 'hono/secure-headers';
import type { MiddlewareHandler } from 'hono';

interface PagePolicy {
  /** Foreign addresses that forms may lead to. */
  readonly formTargets: readonly string[];
  /** Test tools have styles and scripts in their pages; the shop has not. */
  readonly inline: boolean;
}

const originOf = (address: string): string => new URL(address).origin;

/** The headers of every page: nothing from elsewhere, no framing, forms only to ourselves and the payment gateway. */
export function pageHeaders({ formTargets, inline }: PagePolicy): MiddlewareHandler {
  const own = inline ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: own,
      styleSrc: own,
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...new Set(formTargets.map(originOf))],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: false,
  });
}
