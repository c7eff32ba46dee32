import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Shop } from '#runtime/shop.ts';

/**
 * Returns an action that shows a toast for `timeout` milliseconds if the flow has failed. It shows nothing if the call
 * has already shown the failure itself (API-02).
 */
export const announceFailure =
  (shop: Pick<Shop, 'showToast'>, messageId: MessageKey, timeout?: number) =>
  ({ context: { failure } }: { readonly context: { readonly failure: Failure | null } }): void => {
    if (failure !== null && isAnnouncedByCall(failure)) return;
    shop.showToast({ messageId, colour: 'error', ...(timeout === undefined ? {} : { timeout }) });
  };
