/** Whether If-None-Match names an answer by its ETag (RFC 9110, 13.1.2); a proxy may have weakened it. */
export const hasTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
