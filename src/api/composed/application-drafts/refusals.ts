import * as v from 'valibot';
import type { Failure } from '#machines/common/failure.ts';
import { failure } from '../../read-answer.ts';

/* The failures with which a server of the shop refuses a call about drafts. */

export const notFound = (): Failure => failure('NOT_FOUND', 404);
export const draftChanged = (): Failure => failure('DRAFT_CHANGED', 409);
export const tooLarge = (): Failure => failure('ATTACHMENT_TOO_LARGE', 400);

const invalid = (): Failure => failure('VALIDATION_ERROR', 400);

/** The body of a call that must have one. Throws VALIDATION_ERROR. */
export function given<Body>(body: Body | undefined): Body {
  if (body === undefined) throw invalid();
  return body;
}

/** The input as the schema has it. Throws VALIDATION_ERROR. */
export function checked<const S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw invalid();
  return parsed.output;
}
