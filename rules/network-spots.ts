import type { NetworkZone } from '#contract/entities/network-zone.ts';
import type { NetworkSpot } from './network-drawing.ts';

/** The stations of the schematic map, by the zones' numbers. A zone without a position on the map has none. */
export function networkSpots(zones: readonly Pick<NetworkZone, 'id' | 'name' | 'schematic'>[]): readonly NetworkSpot[] {
  const nameOf = new Map(zones.map(({ id, name }) => [id, name]));
  return zones.flatMap(({ name, schematic }) =>
    schematic === null
      ? []
      : [
          {
            value: name,
            column: schematic.column,
            row: schematic.row,
            joinedTo: schematic.neighbourIds.flatMap((id) => nameOf.get(id) ?? []),
            around: schematic.aroundId === null ? null : (nameOf.get(schematic.aroundId) ?? null),
          },
        ],
  );
}
