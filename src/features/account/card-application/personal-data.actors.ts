import { fromPromise } from 'xstate';
import { checkCustomer } from '../../../../contract/endpoints/customer-writes.ts';
import { personalDataMachine } from '../../../../machines/personal-data/personal-data.machine.ts';
import type { UniquenessRequest } from '../../../../machines/personal-data/personal-data.types.ts';
import type { Shop } from '../../../runtime/shop.ts';

/** One toast at a time tells that somebody else is this person (second specification, 8). */
const notUniqueToast = 'customer-not-unique';
const toastTime = 10_000;

async function checkUnique(shop: Shop, request: UniquenessRequest, signal: AbortSignal): Promise<boolean> {
  const { excludedCustomerIds, ...identity } = request;
  const query =
    excludedCustomerIds.length === 0 ? identity : { ...identity, excludedCustomerIds: [...excludedCustomerIds] };
  const { unique } = await shop.call(checkCustomer, { query, signal });
  return unique;
}

/** The first step of the wizard; whoever runs it provides `report`. */
export const providePersonalData = (shop: Shop) =>
  personalDataMachine.provide({
    actors: {
      checkUnique: fromPromise<boolean, UniquenessRequest>(({ input, signal }) => checkUnique(shop, input, signal)),
    },
    actions: {
      announceNotUnique: () =>
        shop.showToast({ messageId: 'personalData.notUnique', colour: 'error', timeout: toastTime }),
    },
  });
