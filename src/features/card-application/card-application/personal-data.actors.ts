import { fromPromise } from 'xstate';
import { checkCustomer } from '#contract/endpoints/customer-writes.ts';
import { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import type { UniquenessRequest } from '#machines/card-application/personal-data/personal-data.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { announceNotUnique } from '../wizard-toasts.ts';

const messageId = 'personalData.notUnique';

async function checkUnique(shop: Shop, request: UniquenessRequest, signal: AbortSignal): Promise<boolean> {
  const { excludedCustomerIds, ...identity } = request;
  const excluded = excludedCustomerIds.length === 0 ? {} : { excludedCustomerIds: [...excludedCustomerIds] };
  const { unique } = await shop.call(checkCustomer, { query: { ...identity, ...excluded }, signal });
  return unique;
}

/** After the data have changed, the message about them is outdated. */
function closeToasts(shop: Shop): void {
  const { toasts } = shop.actor('toasts').getSnapshot().context;
  for (const { id, request } of toasts) {
    if (request.messageId === messageId) shop.tell('toasts', { type: 'close', id });
  }
}

export const providePersonalData = (shop: Shop) =>
  personalDataMachine.provide({
    actors: {
      checkUnique: fromPromise<boolean, UniquenessRequest>(({ input, signal }) => checkUnique(shop, input, signal)),
    },
    actions: {
      announceNotUnique: () => announceNotUnique(shop, messageId, 'CUSTOMER_NOT_UNIQUE_CUSTOMER'),
      clearNotUnique: () => closeToasts(shop),
    },
  });
