import * as v from 'valibot';
import { Id } from '../values.ts';
import { Zone } from './tariff.ts';

/**
 * Where a zone is on the schematic map (ours): a cell of a grid that begins at the top left, and the zones to which a
 * line leads. A zone that lies around another one is drawn as a circle around it, through its own cell.
 */
export const SchematicPlace = v.object({
  column: v.number(),
  row: v.number(),
  neighbourIds: v.array(Id),
  aroundId: v.nullable(Id),
});
export type SchematicPlace = v.InferOutput<typeof SchematicPlace>;

/** A zone as the network has it; `schematic` is null if it has no place of its own on the map, such as the whole network. */
export const NetworkZone = v.object({ ...Zone.entries, schematic: v.nullable(SchematicPlace) });
export type NetworkZone = v.InferOutput<typeof NetworkZone>;
