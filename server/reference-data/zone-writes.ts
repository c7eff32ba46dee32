import { createZone, deleteZone, updateZone } from '#contract/endpoints/zones.ts';
import type { Database } from '../platform/db/database.ts';
import { inserted } from '../platform/db/inserted.ts';
import { eq, sql } from '../platform/db/orm.ts';
import { ticketFares, zones } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import type { Route } from '../platform/http/route.ts';
import { operatorWrite } from './operator-write.ts';
import { refuseWhenBought } from './refuse-when-bought.ts';
import { rowOrNotFound } from './row-or-not-found.ts';
import { networkZoneColumns } from './zone-columns.ts';
import { lockZonePlaces, setZonePlace } from './zone-places.ts';

const readZone = async (database: Database, id: number) =>
  rowOrNotFound(await database.select(networkZoneColumns).from(zones).where(eq(zones.id, id)));

const create = operatorWrite(createZone, async ({ database, body: { schematic = null, ...columns } }) => {
  await lockZonePlaces(database);
  const { id } = inserted(await database.insert(zones).values(columns).returning());
  if (schematic !== null) await setZonePlace(database, id, schematic);
  return readZone(database, id);
});

const update = operatorWrite(updateZone, async ({ database, params: { id }, body: { schematic, ...columns } }) => {
  await lockZonePlaces(database);
  rowOrNotFound(await database.update(zones).set(columns).where(eq(zones.id, id)).returning());
  if (schematic !== undefined) await setZonePlace(database, id, schematic);
  return readZone(database, id);
});

/** Throws ApiError IN_USE if a ticket is valid in the zone; a ticket's list of zones has no foreign keys. */
async function refuseWhenOnTicket(database: Database, zoneId: number): Promise<void> {
  const [ticket] = await database
    .select({ id: ticketFares.id })
    .from(ticketFares)
    .where(sql`${ticketFares.zoneIds} @> ${JSON.stringify([zoneId])}::jsonb`)
    .limit(1);
  if (ticket !== undefined) throw new ApiError('IN_USE');
}

const remove = operatorWrite(deleteZone, async ({ database, params: { id } }) => {
  rowOrNotFound(await database.delete(zones).where(eq(zones.id, id)).returning());
  await refuseWhenOnTicket(database, id);
  await refuseWhenBought(database, { zone: { id } });
  return undefined;
});

export const zoneWriteRoutes: readonly Route[] = [create, update, remove];
