import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createHash } from 'node:crypto';

interface PagePolicy {
  /** Addresses of other origins that forms may be sent to. */
  readonly formTargets: readonly string[];
  /** Which inline scripts and styles are allowed: all (for test tools), or those with these hashes. */
  readonly inline: 'anything' | InlineHashes;
}

/** Sources of a policy, such as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** No inline scripts or styles. */
export const nothingInline: InlineHashes = { scripts: [], styles: [] };

const inlineScript = /<script>(.*?)<\/script>/gs;
const inlineStyle = /<style>(.*?)<\/style>/gs;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (html: string, part: RegExp): readonly string[] =>
  [...html.matchAll(part)].map(([, text = '']) => hashOf(text));

/** The hashes of a page's inline scripts and styles: its policy allows these and no others. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashes(html, inlineScript),
  styles: hashes(html, inlineStyle),
});

const originOf = (address: string): string => new URL(address).origin;

/**
 * The security headers of every page: nothing from other origins, no framing, forms only to this origin and
 * `formTargets`.
 */
export function pageHeaders({ formTargets, inline }: PagePolicy): MiddlewareHandler {
  const anything = ["'unsafe-inline'"];
  const { scripts, styles } = inline === 'anything' ? { scripts: anything, styles: anything } : inline;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", ...styles],
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
    // For programs that no longer exist: Flash, Internet Explorer; and what browsers do anyway over TLS.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
  });
}
