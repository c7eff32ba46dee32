import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { Shop } from '#runtime/shop.ts';

/** An action that tells in a toast, for so many milliseconds, what has failed, unless the call itself has told the failure already (API-02). */
export const announceFailure =
  (shop: Pick<Shop, 'showToast'>, messageId: string, timeout?: number) =>
  ({ context: { failure } }: { readonly context: { readonly failure: Failure | null } }): void => {
    if (failure !== null && isAnnouncedByCall(failure)) return;
    shop.showToast({ messageId, colour: 'error', ...(timeout === undefined ? {} : { timeout }) });
  };
