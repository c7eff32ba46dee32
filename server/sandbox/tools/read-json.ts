import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readJsonBody } from '../../platform/http/read-body.ts';

/** Validates a tester's input. Throws ApiError VALIDATION_ERROR with one line for each invalid value. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new ApiError('VALIDATION_ERROR', { errors });
}

/** Reads and validates a JSON body. Throws the ApiErrors of `readJsonBody` and `checked`. */
export const readJson = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => checked(schema, await readJsonBody(context));
