import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { createHash } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';

export interface PagePolicy {
  /** Addresses of other origins to which forms may be sent. */
  readonly formTargets: readonly string[];
  /** Addresses of other origins to which the page may send data; by default none. */
  readonly receivers?: readonly string[];
  /** Which inline scripts and styles are allowed: all (for test tools), or those with these hashes. */
  readonly inline: 'anything' | InlineHashes;
  /** Which pages may show this page in a frame; by default none. */
  readonly framedBy?: 'none' | 'self';
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

/** The hashes of a page's inline scripts and styles. The page's policy allows only these. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashes(html, inlineScript),
  styles: hashes(html, inlineStyle),
});

const originOf = (address: string): string => new URL(address).origin;

const none = {
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  xFrameOptions: false,
  xXssProtection: false,
  // These headers are not needed: the programs that used them no longer exist (Flash, Internet Explorer), or browsers do
  // the same anyway over TLS.
  xPermittedCrossDomainPolicies: false,
  xDownloadOptions: false,
  xDnsPrefetchControl: false,
} as const;

/** One year, only for this host name: the operator decides about its subdomains. */
const httpsOnly = 'max-age=31536000';

/**
 * The security headers of every answer, including refusals, redirects and files. A shop with a public https address
 * makes browsers use only https, even if its proxy calls this server by http. A sandbox does not make browsers use
 * https, since its host often serves other sites over http.
 */
export const answerHeaders = ({
  publicUrl,
  sandbox,
}: Pick<Configuration, 'publicUrl' | 'sandbox'>): MiddlewareHandler =>
  secureHeaders({
    ...none,
    overwrite: false,
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: !sandbox && publicUrl.startsWith('https://') ? httpsOnly : false,
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    xXssProtection: '0',
  });

/**
 * The headers of a page in addition to those of every answer. They allow: nothing from other origins, forms only to this
 * origin and `formTargets`, calls only to this origin and `receivers`, frames only in `framedBy`.
 */
export function pageHeaders({ formTargets, receivers = [], inline, framedBy = 'none' }: PagePolicy): MiddlewareHandler {
  const anything = ["'unsafe-inline'"];
  const { scripts, styles } = inline === 'anything' ? { scripts: anything, styles: anything } : inline;
  return secureHeaders({
    ...none,
    xFrameOptions: framedBy === 'self' ? 'SAMEORIGIN' : false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", ...styles],
      ...(receivers.length > 0 && { connectSrc: ["'self'", ...receivers.map(originOf)] }),
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...new Set(formTargets.map(originOf))],
      frameAncestors: [`'${framedBy}'`],
    },
    crossOriginOpenerPolicy: 'same-origin',
    originAgentCluster: '?1',
  });
}
