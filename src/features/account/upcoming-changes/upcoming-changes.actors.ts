import { provideResource } from '#common/resource/resource.actors.ts';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import type { UpcomingChanges } from '#contract/entities/upcoming-changes.ts';
import type { ResourceActor } from '#machines/common/resource/resource.view.ts';
import type { Shop } from '#runtime/shop.ts';

export type UpcomingChangesActor = ResourceActor<UpcomingChanges>;

/** The upcoming changes for the people of the account. They are read after the page, which does not wait for them. */
export const provideUpcomingChanges = (shop: Shop) =>
  provideResource<UpcomingChanges>((signal) => shop.call(upcomingChanges, { signal }));
