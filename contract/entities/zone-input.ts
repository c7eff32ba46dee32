import * as v from 'valibot';
import { Id, requiredText } from '../values.ts';

/** A zone's number (its `name`): digits without a leading zero, so that each number can be written in only one way. */
export const ZoneNumber = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/));

/** The most columns and rows of the schematic map. */
export const mostMapCells = 40;

const MapCell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostMapCells - 1));

const hasEachOnce = (ids: number[]): boolean => new Set(ids).size === ids.length;

/**
 * The position of a zone on the schematic map, set by the operator. Two zones are joined by a line if one of them names
 * the other in `neighbourIds`.
 */
const SchematicPlaceInput = v.object({
  column: MapCell,
  row: MapCell,
  neighbourIds: v.pipe(v.array(Id), v.maxLength(20), v.check(hasEachOnce, 'names a zone twice')),
  aroundId: v.nullable(Id),
});
export type SchematicPlaceInput = v.InferOutput<typeof SchematicPlaceInput>;

/**
 * The data of a zone that the operator sets; `name` is its number, unique in the network. `schematic` is not in the
 * specification: without it, a new zone has no position on the map and an old zone keeps its position; null removes the
 * position.
 */
export const ZoneInput = v.object({
  name: ZoneNumber,
  displayName: requiredText(100),
  schematic: v.optional(v.nullable(SchematicPlaceInput)),
});
export type ZoneInput = v.InferOutput<typeof ZoneInput>;
