import * as v from 'valibot';

/**
 * A field that we have added to an answer of a specified call. A back end that knows only the specification does not
 * send it; then its value is `absent`. Our server sends it, unless it offers no extension (`LINKA_EXTENSIONS=none`).
 */
export const ours = <const Schema extends v.GenericSchema>(
  schema: Schema,
  absent: v.InferInput<Schema>,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>> => v.optional(schema, () => absent);

/** Like {@link ours}, of a field that our server always sends; null = the back end does not send it. */
export const oursOrNone = <const Schema extends v.GenericSchema>(
  schema: Schema,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | null> => v.optional(v.nullable(schema), null);

/** The answer of a call that changes something, if the specification does not show it: null = another answer, or none. */
export const unspecified = <const Schema extends v.GenericSchema>(
  schema: Schema,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | null> => v.fallback(v.nullable(schema), null);
