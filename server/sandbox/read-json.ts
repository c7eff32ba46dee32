import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import { readJsonBody } from '../http/read-body.ts';

/** Checks what a tester sent. Throws ApiError VALIDATION_ERROR, a line a fault. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new ApiError('VALIDATION_ERROR', { errors });
}

export const readJson = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => checked(schema, await readJsonBody(context));

/** Whether a person looks at it rather than a program. */
export const wantsPage = (context: Context): boolean => (context.req.header('accept') ?? '').includes('text/html');
