import { ApiError } from '../../platform/errors/api-error.ts';
import { FileStoreUnavailable } from '../../platform/file-store/file-store.ts';
import type { Services } from '../../platform/services/services.ts';

/** Waits for the file store's answer. Throws ApiError ATTACHMENT_STORE_UNAVAILABLE; the cause is logged. */
export function orStoreUnavailable<Answer>(
  { logger }: Pick<Services, 'logger'>,
  answer: Promise<Answer>,
): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof FileStoreUnavailable)) throw error;
    logger.error({ error }, 'the file store is unavailable');
    throw new ApiError('ATTACHMENT_STORE_UNAVAILABLE');
  });
}
