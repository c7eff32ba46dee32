import type { SchematicPlaceInput } from '#contract/entities/zone-input.ts';
import type { Database } from '../platform/db/database.ts';
import { lockText } from '../platform/db/lock-text.ts';
import { and, eq, inArray, ne, or } from '../platform/db/orm.ts';
import { zoneConnections, zones } from '../platform/db/schema.ts';
import { ApiError } from '../platform/errors/api-error.ts';

const refusal = (problem: string) => new ApiError('VALIDATION_ERROR', { errors: [`schematic.${problem}`] });

/** Must be called before a zone is written, because its position is checked against the positions of all other zones. */
export const lockZonePlaces = (transaction: Database): Promise<void> => lockText(transaction, 'zone places');

/** Throws ApiError VALIDATION_ERROR if another zone has the cell. */
async function refuseTakenCell(database: Database, zoneId: number, { column, row }: SchematicPlaceInput) {
  const [other] = await database
    .select({ name: zones.name })
    .from(zones)
    .where(and(eq(zones.mapColumn, column), eq(zones.mapRow, row), ne(zones.id, zoneId)));
  if (other !== undefined) throw refusal(`column: zone ${other.name} is at this place`);
}

/**
 * Throws ApiError VALIDATION_ERROR if the other zone is the zone itself, does not exist, or has no position on the map.
 */
async function requirePlaced(database: Database, zoneId: number, field: keyof SchematicPlaceInput, ids: number[]) {
  if (ids.includes(zoneId)) throw refusal(`${field}: is the zone itself`);
  const rows = await database
    .select({ id: zones.id, name: zones.name, column: zones.mapColumn })
    .from(zones)
    .where(inArray(zones.id, ids));
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw refusal(`${field}: there is no zone ${String(missing)}`);
  const unplaced = rows.find(({ column }) => column === null);
  if (unplaced !== undefined) throw refusal(`${field}: zone ${unplaced.name} has no place on the map`);
}

const isJoined = (zoneId: number) => or(eq(zoneConnections.zoneId, zoneId), eq(zoneConnections.otherId, zoneId));

/**
 * Sets a zone's position on the schematic map and its lines to other zones; null removes the position and the lines.
 * Throws ApiError VALIDATION_ERROR if the position is taken, or if other zones are not on the map.
 */
export async function setZonePlace(
  database: Database,
  zoneId: number,
  place: SchematicPlaceInput | null,
): Promise<void> {
  await database.delete(zoneConnections).where(isJoined(zoneId));
  if (place === null) {
    await database.update(zones).set({ mapColumn: null, mapRow: null, aroundId: null }).where(eq(zones.id, zoneId));
    await database.update(zones).set({ aroundId: null }).where(eq(zones.aroundId, zoneId));
    return;
  }
  const { column, row, neighbourIds, aroundId } = place;
  await refuseTakenCell(database, zoneId, place);
  await requirePlaced(database, zoneId, 'neighbourIds', neighbourIds);
  await requirePlaced(database, zoneId, 'aroundId', aroundId === null ? [] : [aroundId]);
  await database.update(zones).set({ mapColumn: column, mapRow: row, aroundId }).where(eq(zones.id, zoneId));
  if (neighbourIds.length === 0) return;
  await database
    .insert(zoneConnections)
    .values(neighbourIds.map((id) => ({ zoneId: Math.min(id, zoneId), otherId: Math.max(id, zoneId) })));
}
