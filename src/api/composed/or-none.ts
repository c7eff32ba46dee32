import { isFailure } from '#machines/common/failure.ts';

/** The answer of a call; null if the back end answers null or 404, or 204 without a body. Other failures are thrown. */
export async function orNone<Answer>(answer: Promise<Answer>): Promise<NonNullable<Answer> | null> {
  try {
    return (await answer) ?? null;
  } catch (error) {
    if (isFailure(error) && (error.status === 404 || error.status === 204)) return null;
    throw error;
  }
}

/** The answer of a call that the page can do without; null if the call fails. */
export const orMissing = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);
