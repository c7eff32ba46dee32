import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { removeCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { accountAccess } from '#contract/endpoints/trail.ts';
import type { Shop } from '#runtime/shop.ts';

/** Who may see or manage data of the account, and whose data the account may see or manage. */
export type Access = ResponseOf<typeof accountAccess>;

export const provideAccess = (shop: Shop) => provideResource<Access>((signal) => shop.call(accountAccess, { signal }));

/** Removes the address of the calendar; a second call changes nothing. */
export const removeAddress =
  ({ call }: Pick<Shop, 'call'>): Perform =>
  (signal) =>
    call(removeCalendarAddress, { signal });
