import { zone, zoneByNumber, zones, zonesPublic } from '#contract/endpoints/zones.ts';
import { byZoneNumber } from '#rules/zone-order.ts';
import { asc, eq } from '../platform/db/orm.ts';
import { zones as table } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { pageOf } from '../platform/lists/page-of.ts';
import { rowOrNotFound } from './row-or-not-found.ts';
import { networkZoneColumns } from './zone-columns.ts';

const zonesPublicRoute = route(zonesPublic, 'read', async ({ database }) =>
  (await database.select(networkZoneColumns).from(table)).toSorted(byZoneNumber),
);

const zonesRoute = route(zones, 'read', async ({ database, query, locale }) => {
  const rows = await database.select(networkZoneColumns).from(table).orderBy(asc(table.id));
  const valueOf = (item: { name: string; displayName: string }, column: string): string =>
    column === 'displayName' ? item.displayName : item.name;
  return pageOf(rows, query, locale, valueOf, 'name');
});

const zoneRoute = route(zone, 'read', async ({ database, params }) =>
  rowOrNotFound(await database.select(networkZoneColumns).from(table).where(eq(table.id, params.id))),
);

const zoneByNumberRoute = route(zoneByNumber, 'read', async ({ database, params }) =>
  rowOrNotFound(await database.select(networkZoneColumns).from(table).where(eq(table.name, params.number))),
);

export const zoneRoutes: readonly Route[] = [zonesPublicRoute, zonesRoute, zoneRoute, zoneByNumberRoute];
