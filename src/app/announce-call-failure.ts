import type { EndpointDefinition } from '#contract/endpoint.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { isServerError, isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { Shop } from '#runtime/shop.ts';

/**
 * Shows failures of calls in a toast (API-02). `thisCall` is the number of the call, `lastCall` the number of the last
 * call made so far. Calls that run at the same time and fail in the same way show only one message.
 */
export function announceCallFailure(shop: Pick<Shop, 'showToast'>) {
  /** For each message: the number of the last call that was made before the message was shown. */
  const lastReported = new Map<string, number>();
  return (failure: Failure, endpoint: EndpointDefinition, thisCall: number, lastCall: number): void => {
    if (!isAnnouncedByCall(failure) || endpoint.name === systemConfigurations.name) return;
    const messageId = isServerError(failure) ? 'errors.INTERNAL_ERROR' : 'errors.NO_ANSWER';
    if (thisCall <= (lastReported.get(messageId) ?? 0)) return;
    lastReported.set(messageId, lastCall);
    shop.showToast({ messageId, colour: 'error' });
  };
}
