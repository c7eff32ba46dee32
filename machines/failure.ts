/**
 * Why a call failed; plain JSON, so that a context can keep it. `name` is the error name of the server, or a name of the
 * client: `NO_ANSWER` (no answer came back) or `UNREADABLE_ANSWER` (the answer does not fit the contract). `status` is the
 * HTTP status, 0 without an answer. `metadata` has the values for the placeholders of the message, days in ISO (second
 * specification, 8). `errors` says what is wrong with the input, one line per field (`password: …`); absent = unknown.
 */
export interface Failure {
  readonly name: string;
  readonly status: number;
  readonly metadata: Readonly<Record<string, string | number>>;
  readonly errors?: readonly string[];
}

/** Reads the error of an actor; anything that is not a {@link Failure} counts as an unreadable answer. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('name' in error)) return unreadable;
  const { name, status, metadata, errors } = error as Partial<Failure>;
  if (typeof name !== 'string' || typeof status !== 'number') return unreadable;
  return { name, status, metadata: metadata ?? {}, ...(errors === undefined ? {} : { errors }) };
}

const unreadable: Failure = { name: 'UNREADABLE_ANSWER', status: 0, metadata: {} };
