/**
 * Why a call came to nothing, JSON-plain so that it may lie in a context. `name` is the server's error name, or one of
 * ours: `NO_ANSWER` (nothing came back), `UNREADABLE_ANSWER` (what came back does not fit the contract).
 * `metadata` holds what the message names, dates in ISO (second specification, 8). `errors` tells what is wrong with the
 * input, a field a line (`password: …`); absent = nothing of it is known.
 */
export interface Failure {
  readonly name: string;
  readonly status: number;
  readonly metadata: Readonly<Record<string, string | number>>;
  readonly errors?: readonly string[];
}

/** Reads what an actor failed with; anything that is no {@link Failure} is an answer that nobody can read. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('name' in error)) return unreadable;
  const { name, status, metadata, errors } = error as Partial<Failure>;
  if (typeof name !== 'string' || typeof status !== 'number') return unreadable;
  return { name, status, metadata: metadata ?? {}, ...(errors === undefined ? {} : { errors }) };
}

const unreadable: Failure = { name: 'UNREADABLE_ANSWER', status: 0, metadata: {} };
