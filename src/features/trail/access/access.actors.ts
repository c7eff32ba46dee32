import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { removeCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { accountAccess } from '#contract/endpoints/trail.ts';
import type { Shop } from '#runtime/shop.ts';

/** Who may see or manage what of the account, and whom it may. */
export type Access = ResponseOf<typeof accountAccess>;

export const provideAccess = (shop: Shop) => provideResource<Access>((signal) => shop.call(accountAccess, { signal }));

/** Removes the address of the calendar; doing it again changes nothing. */
export const removeAddress =
  ({ call }: Pick<Shop, 'call'>): Perform =>
  (signal) =>
    call(removeCalendarAddress, { signal });
