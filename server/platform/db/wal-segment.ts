/** The size of a file of PostgreSQL's write-ahead log (bytes): the most that is written at once. */
export const walSegment = 16 * 1024 * 1024;
