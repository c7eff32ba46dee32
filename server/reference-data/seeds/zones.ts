/**
 * The zones; `basePrice` is the price of 30 days for an adult, in minor units. `cell` is the position on the schematic
 * map (column and row from the top left); the whole network has no position.
 */
export const zoneSeeds = [
  { name: '100', displayName: '100 Lipany-město', basePrice: 55_000, cell: [3, 3] },
  { name: '101', displayName: '101 Lipany-okolí', basePrice: 46_000, cell: [3, 2] },
  { name: '110', displayName: '110 Dubnice', basePrice: 39_000, cell: [3, 1] },
  { name: '120', displayName: '120 Javorná pod Lesem', basePrice: 36_000, cell: [5, 1] },
  { name: '130', displayName: '130 Habrovice', basePrice: 36_000, cell: [5, 3] },
  { name: '140', displayName: '140 Brodek u Lipan', basePrice: 34_000, cell: [5, 5] },
  { name: '150', displayName: '150 Kamenná Lhota', basePrice: 34_000, cell: [3, 5] },
  { name: '160', displayName: '160 Mlýnské Údolí', basePrice: 32_000, cell: [1, 3] },
  { name: '170', displayName: '170 Svatý Jiří', basePrice: 32_000, cell: [1, 1] },
  { name: '180', displayName: '180 Horní Olešná', basePrice: 31_000, cell: [2, 0] },
  { name: '190', displayName: '190 Dolní Olešná', basePrice: 31_000, cell: [4, 0] },
  { name: '200', displayName: '200 Vrbičany', basePrice: 31_000, cell: [6, 0] },
  { name: '210', displayName: '210 Podhradí', basePrice: 30_000, cell: [6, 4] },
  { name: '220', displayName: '220 Kostelní Týnec', basePrice: 30_000, cell: [6, 6] },
  { name: '230', displayName: '230 Třebovka', basePrice: 29_000, cell: [2, 6] },
  { name: '240', displayName: '240 Jezernice', basePrice: 29_000, cell: [0, 2] },
  { name: '250', displayName: '250 Borová Hora', basePrice: 28_000, cell: [0, 4] },
  { name: '260', displayName: '260 Stříbrná Ves', basePrice: 28_000, cell: [0, 6] },
  { name: '270', displayName: '270 Lesná u Hranice', basePrice: 27_000, cell: [0, 0] },
  { name: '999', displayName: '999 Celá síť', basePrice: 129_000, cell: null },
] as const;

export type ZoneSeed = (typeof zoneSeeds)[number];
export type ZoneName = ZoneSeed['name'];

/** The lines of the schematic map. Each begins at the town, or at the zone where it branches off. */
export const zoneLineSeeds: readonly (readonly ZoneName[])[] = [
  ['100', '101'],
  ['101', '110', '180'],
  ['110', '190'],
  ['101', '120', '200'],
  ['101', '130', '210'],
  ['101', '140', '220'],
  ['101', '150', '230', '260'],
  ['101', '160', '240'],
  ['160', '250'],
  ['101', '170', '270'],
];

/** The zones that are drawn as a ring around another zone: in each pair first the ring, then the zone in its centre. */
export const zoneRingSeeds: readonly (readonly [ring: ZoneName, centre: ZoneName])[] = [['101', '100']];
