/** The size of a file of PostgreSQL's log (bytes), the largest that it writes at once. */
export const walSegment = 16 * 1024 * 1024;
