import * as v from 'valibot';
import { Id, requiredText } from '../values.ts';

/** A zone's number (its `name`): digits without a leading zero, so that each number has one spelling. */
export const ZoneNumber = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/));

/** The schematic map has at most so many columns and rows. */
export const mostMapCells = 40;

const MapCell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostMapCells - 1));

const hasEachOnce = (ids: number[]): boolean => new Set(ids).size === ids.length;

/** A place on the schematic map that the operator sets; a line leads both ways, so one of the two zones names it. */
const SchematicPlaceInput = v.object({
  column: MapCell,
  row: MapCell,
  neighbourIds: v.pipe(v.array(Id), v.maxLength(20), v.check(hasEachOnce, 'names a zone twice')),
  aroundId: v.nullable(Id),
});
export type SchematicPlaceInput = v.InferOutput<typeof SchematicPlaceInput>;

/**
 * The data of a zone that the operator sets; `name` is its number, unique in the network. Without `schematic`, which the
 * specification does not know, a new zone has no place on the map and an old one keeps its place; null takes it away.
 */
export const ZoneInput = v.object({
  name: ZoneNumber,
  displayName: requiredText(100),
  schematic: v.optional(v.nullable(SchematicPlaceInput)),
});
export type ZoneInput = v.InferOutput<typeof ZoneInput>;
