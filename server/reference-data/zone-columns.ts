import type { SchematicPlace } from '#contract/entities/network-zone.ts';
import { sql } from '../platform/db/orm.ts';
import { zones } from '../platform/db/schema.ts';

/** The columns of a selected zone without its position on the schematic map. */
export const zoneColumns = { id: zones.id, name: zones.name, displayName: zones.displayName };

/**
 * The columns of a selected zone with its position on the schematic map. A line belongs to both of the zones that it
 * connects.
 */
export const networkZoneColumns = {
  ...zoneColumns,
  schematic: sql<SchematicPlace | null>`case when ${zones.mapColumn} is not null then json_build_object(
    'column', ${zones.mapColumn},
    'row', ${zones.mapRow},
    'neighbourIds', (
      select coalesce(json_agg(zone_id + other_id - ${zones.id} order by zone_id + other_id), '[]'::json)
      from zone_connections where ${zones.id} in (zone_id, other_id)
    ),
    'aroundId', ${zones.aroundId}
  ) end`,
};
