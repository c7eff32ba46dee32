import { eq } from 'drizzle-orm';
import { zone, zoneByNumber, zones, zonesPublic } from '../../contract/endpoints/zones.ts';
import { zones as table } from '../db/schema.ts';
import { route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { pageOf } from '../lists/page-of.ts';
import { networkZoneColumns } from './network-zones.ts';
import { referenceData } from './reference-data.ts';
import { rowOrNotFound } from './row-or-not-found.ts';
import { byZoneNumber } from './zone-order.ts';

const zonesPublicRoute = route(zonesPublic, 'read', async ({ database }) => {
  const reference = await referenceData(database);
  return [...reference.networkZones.values()].toSorted(byZoneNumber);
});

const zonesRoute = route(zones, 'read', async ({ database, query, locale }) => {
  const reference = await referenceData(database);
  const valueOf = (item: { name: string; displayName: string }, column: string): string =>
    column === 'displayName' ? item.displayName : item.name;
  return pageOf([...reference.networkZones.values()], query, locale, valueOf, 'name');
});

const zoneRoute = route(zone, 'read', async ({ database, params }) =>
  rowOrNotFound(await database.select(networkZoneColumns).from(table).where(eq(table.id, params.id))),
);

const zoneByNumberRoute = route(zoneByNumber, 'read', async ({ database, params }) =>
  rowOrNotFound(await database.select(networkZoneColumns).from(table).where(eq(table.name, params.number))),
);

export const zoneRoutes: readonly Route[] = [zonesPublicRoute, zonesRoute, zoneRoute, zoneByNumberRoute];
