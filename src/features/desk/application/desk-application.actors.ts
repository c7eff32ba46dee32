import { provideResource } from '#common/resource/resource.actors.ts';
import { deskCardApplication } from '#contract/endpoints/application-desk.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { readAddress } from '#machines/common/list/list.address.ts';
import type { Address, ListQuery } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { applicationFits, applicationOrder, readApplications } from '../applications/application-list.actors.ts';

/** One application. `id` comes from the address and may be any text. */
export const provideDeskApplication = (shop: Pick<Shop, 'call'>, id: string) =>
  provideResource<DeskApplication>((signal) => shop.call(deskCardApplication, { params: { id }, signal }));

/** The applications before and after an application in the list; null = there is no such application. */
export interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** The number of applications that are also read before the list's page, and after it. */
const around = 50;

const defaultLimit = 25;

/**
 * If the clerk has finished the application, the filtered list does not contain it any more. Then the next application
 * is the first application of the list's page.
 */
function neighboursOf(id: number, ids: readonly number[], firstOfPage: number): Neighbours {
  const place = ids.indexOf(id);
  if (place === -1) return { previous: null, next: ids[firstOfPage] ?? ids[0] ?? null };
  return { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
}

/** The neighbours of an application in the list that the address describes. */
export const provideNeighbours = (shop: Pick<Shop, 'call'>, id: string, address: Address) =>
  provideResource<Neighbours>(async (signal) => {
    const start: ListQuery = { offset: 0, limit: defaultLimit, filters: {}, ...applicationOrder };
    const page = readAddress(address, start, applicationFits);
    const offset = Math.max(0, page.offset - around);
    const { items } = await readApplications(shop, { ...page, offset, limit: page.limit + 2 * around }, signal);
    return neighboursOf(
      Number(id),
      items.map((item) => item.id),
      page.offset - offset,
    );
  });
