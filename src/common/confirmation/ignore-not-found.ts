import { failureOf } from '#machines/common/failure.ts';

/** Treats NOT_FOUND as success: the object may have been deleted by an earlier call whose response was lost. */
export async function ignoreNotFound(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (failureOf(error).name !== 'NOT_FOUND') throw error;
  }
}
