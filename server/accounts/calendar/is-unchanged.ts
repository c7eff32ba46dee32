import { hasTag } from '../../platform/http/has-tag.ts';

/**
 * Whether the caller has this very answer (RFC 9110, 13.1): by its ETags, or else by the second in which it was changed.
 * @param headerOf gives a header of the request
 */
export function isUnchanged(headerOf: (name: string) => string | undefined, etag: string, changed: Date): boolean {
  const tags = headerOf('if-none-match');
  if (tags !== undefined) return hasTag(tags, etag);
  const since = Date.parse(headerOf('if-modified-since') ?? '');
  return Math.floor(changed.getTime() / 1000) <= Math.floor(since / 1000);
}
