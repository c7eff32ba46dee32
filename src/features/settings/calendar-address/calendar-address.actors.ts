import { fromPromise } from 'xstate';
import {
  calendarAddress,
  createCalendarAddress,
  removeCalendarAddress,
  replaceCalendarAddress,
} from '#contract/endpoints/calendar-address.ts';
import type { CalendarAddress } from '#contract/entities/calendar-address.ts';
import { calendarAddressMachine } from '#machines/settings/calendar-address/calendar-address.machine.ts';
import type { AddressInput } from '#machines/settings/calendar-address/calendar-address.types.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideCalendarAddress = (shop: Shop) =>
  calendarAddressMachine.provide({
    actors: {
      readAddress: fromPromise<CalendarAddress | null>(
        async ({ signal }) => (await shop.call(calendarAddress, { signal })).calendarAddress,
      ),
      createAddress: fromPromise<CalendarAddress>(({ signal }) => shop.call(createCalendarAddress, { signal })),
      // Without https a browser has no clipboard, so the copy fails.
      copyAddress: fromPromise<void, AddressInput>(async ({ input }) => navigator.clipboard.writeText(input.address)),
      replaceAddress: fromPromise<CalendarAddress, AddressInput>(({ input: { address }, signal }) =>
        shop.call(replaceCalendarAddress, { body: { address }, signal }),
      ),
      removeAddress: fromPromise<void>(({ signal }) => shop.call(removeCalendarAddress, { signal })),
    },
    actions: {
      announceReplaced: () => shop.showToast({ messageId: 'calendarAddress.replaced', colour: 'success' }),
      announceRemoved: () => shop.showToast({ messageId: 'calendarAddress.removed', colour: 'success' }),
    },
  });
