/**
 * Whether If-None-Match contains the ETag of an answer (RFC 9110, 13.1.2), even if a proxy has marked the ETag as weak.
 */
export const hasTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
