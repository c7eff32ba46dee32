import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import { cardManagementRequests, withdrawCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import type { Shop } from '#runtime/shop.ts';

/** The requests to manage the own card that nobody has answered. */
export const provideManagedCardRequests = (shop: Pick<Shop, 'call'>) =>
  provideResource<readonly CardManagementRequest[]>(
    async (signal) => (await shop.call(cardManagementRequests, { signal })).items,
  );

/** Unlike a link, a request that is gone was not necessarily withdrawn: the other side may have agreed. */
export const withdrawRequest =
  ({ call }: Pick<Shop, 'call'>, id: number): Perform =>
  (signal) =>
    call(withdrawCardManagementRequest, { params: { id }, signal });
