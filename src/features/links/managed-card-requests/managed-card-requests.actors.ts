import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import { cardManagementRequests, withdrawCardManagementRequest } from '#contract/endpoints/card-management-requests.ts';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import type { Shop } from '#runtime/shop.ts';

/** The unanswered requests to manage the account's own card; none if the back end does not tell them. */
export const provideManagedCardRequests = ({ call, offers }: Pick<Shop, 'call' | 'offers'>) =>
  provideResource<readonly CardManagementRequest[]>(async (signal) =>
    offers('managementRequests') ? (await call(cardManagementRequests, { signal })).items : [],
  );

/** NOT_FOUND is an error here, not a success: the missing request was perhaps not withdrawn but approved. */
export const withdrawRequest =
  ({ call }: Pick<Shop, 'call'>, id: number): Perform =>
  (signal) =>
    call(withdrawCardManagementRequest, { params: { id }, signal });
