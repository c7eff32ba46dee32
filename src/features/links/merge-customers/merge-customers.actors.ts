import { fromPromise } from 'xstate';
import { readAllRows } from '#common/read-all-rows.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { mergeCustomersMachine } from '#machines/links/merge-customers/merge-customers.machine.ts';
import type { OriginCandidate } from '#machines/links/merge-customers/merge-customers.types.ts';
import type { Shop } from '#runtime/shop.ts';

const readLinks = ({ call }: Pick<Shop, 'call'>, signal: AbortSignal): Promise<readonly AccountLink[]> =>
  readAllRows((page) => call(customerAccountLinks, { query: { ...page, sortBy: 'name', sortDesc: false }, signal }));

export const provideMergeCustomers = (shop: Shop) =>
  mergeCustomersMachine.provide({
    actors: {
      readCandidates: fromPromise<readonly OriginCandidate[], { customerId: number }>(
        async ({ input: { customerId }, signal }) =>
          (await readLinks(shop, signal))
            .filter(({ customer }) => customer.id !== customerId)
            .map(({ customer: { id, fullName, birthDay } }) => ({ id, fullName, birthDay })),
      ),
      merge: fromPromise<void, { customerId: number; originId: number }>(
        ({ input: { customerId, originId }, signal }) =>
          shop.call(assignOrigin, { params: { id: customerId }, body: { originId }, signal }),
      ),
    },
    actions: {
      announceMerged: ({ context: { candidates, originId } }) => {
        const name = candidates.find(({ id }) => id === originId)?.fullName ?? '';
        shop.showToast({ messageId: 'mergeCustomers.success', values: { name }, colour: 'success' });
        shop.tell('customerSelection', { type: 'refresh' });
        shop.tell('cart', { type: 'refresh' });
      },
    },
  });
