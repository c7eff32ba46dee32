/**
 * Why a call failed; plain JSON, so that a context can keep it. `name` is the error name of the server, or a name that
 * the client adds: `NO_ANSWER` (the server did not answer), `UNREADABLE_ANSWER` (the answer does not fit the contract),
 * `NOT_STORED` (the device does not keep the data) or `NOT_OFFERED` (the back end lacks the extension). `status` is the
 * HTTP status, 0 without an answer. `metadata` has the values for the placeholders of the message, days in ISO (API-04,
 * TFR-01). `errors` lists the errors of the input, one line per field (`password: …`);
 * absent = unknown. `data` is the body of the answer, as JSON or as text, and `statusText` the text of its status; both
 * are absent if there is no answer or if they are empty.
 */
export interface Failure {
  readonly name: string;
  readonly status: number;
  readonly metadata: Readonly<Record<string, string | number>>;
  readonly errors?: readonly string[];
  readonly statusText?: string;
  readonly data?: unknown;
}

/** Whether a thrown value is a {@link Failure}. */
export const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'metadata' in error && 'status' in error;

/** The failure of an actor's error. A value that is not a {@link Failure} is treated as an unreadable answer. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('name' in error)) return unreadable;
  const { name, status, metadata, errors, statusText, data } = error as Partial<Failure>;
  if (typeof name !== 'string' || typeof status !== 'number') return unreadable;
  return {
    name,
    status,
    metadata: metadata ?? {},
    ...(errors === undefined ? {} : { errors }),
    ...(statusText === undefined ? {} : { statusText }),
    ...(data === undefined ? {} : { data }),
  };
}

/** The failure in the event of a failed actor; null in any other event. */
export const failureIn = (event: object): Failure | null => ('error' in event ? failureOf(event.error) : null);

const unreadable: Failure = { name: 'UNREADABLE_ANSWER', status: 0, metadata: {} };
