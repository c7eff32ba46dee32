import { hasTag } from '../../platform/http/has-tag.ts';

/**
 * Whether the caller has the current answer already (RFC 9110, 13.1). The ETags are compared; if the request has no
 * ETag, the seconds of the last change are compared.
 * @param headerOf returns a header of the request
 */
export function isUnchanged(headerOf: (name: string) => string | undefined, etag: string, changed: Date): boolean {
  const tags = headerOf('if-none-match');
  if (tags !== undefined) return hasTag(tags, etag);
  const since = Date.parse(headerOf('if-modified-since') ?? '');
  return Math.floor(changed.getTime() / 1000) <= Math.floor(since / 1000);
}
