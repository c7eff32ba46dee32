import * as v from 'valibot';
import { ours } from '../ours.ts';
import { Id } from '../values.ts';
import { Zone } from './tariff.ts';

/**
 * The position of a zone on the schematic map (ours): a cell of a grid that begins at the top left, and the zones that
 * are joined to it by lines. A zone around another zone is drawn as a circle around the inner zone, through the cell of
 * the outer zone.
 */
export const SchematicPlace = v.object({
  column: v.number(),
  row: v.number(),
  neighbourIds: v.array(Id),
  aroundId: v.nullable(Id),
});
export type SchematicPlace = v.InferOutput<typeof SchematicPlace>;

/**
 * A zone of the network; `schematic` is null if the zone has no position on the map, such as the zone of the whole
 * network.
 */
export const NetworkZone = v.object({ ...Zone.entries, schematic: ours(v.nullable(SchematicPlace), null) });
export type NetworkZone = v.InferOutput<typeof NetworkZone>;
