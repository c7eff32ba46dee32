import { failureOf } from '#machines/common/failure.ts';

/** What is missing counts as deleted: the answer to an earlier call may have been lost. */
export async function unlessGone(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (failureOf(error).name !== 'NOT_FOUND') throw error;
  }
}
