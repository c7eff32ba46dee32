/** The zones; `basePrice` is the price of 30 days for an adult, in minor units. */
export const zoneSeeds = [
  { name: '100', displayName: '100 Lipany-město', basePrice: 55_000 },
  { name: '101', displayName: '101 Lipany-okolí', basePrice: 46_000 },
  { name: '110', displayName: '110 Dubnice', basePrice: 39_000 },
  { name: '120', displayName: '120 Javorná pod Lesem', basePrice: 36_000 },
  { name: '130', displayName: '130 Habrovice', basePrice: 36_000 },
  { name: '140', displayName: '140 Brodek u Lipan', basePrice: 34_000 },
  { name: '150', displayName: '150 Kamenná Lhota', basePrice: 34_000 },
  { name: '160', displayName: '160 Mlýnské Údolí', basePrice: 32_000 },
  { name: '170', displayName: '170 Svatý Jiří', basePrice: 32_000 },
  { name: '180', displayName: '180 Horní Olešná', basePrice: 31_000 },
  { name: '190', displayName: '190 Dolní Olešná', basePrice: 31_000 },
  { name: '200', displayName: '200 Vrbičany', basePrice: 31_000 },
  { name: '210', displayName: '210 Podhradí', basePrice: 30_000 },
  { name: '220', displayName: '220 Kostelní Týnec', basePrice: 30_000 },
  { name: '230', displayName: '230 Třebovka', basePrice: 29_000 },
  { name: '240', displayName: '240 Jezernice', basePrice: 29_000 },
  { name: '250', displayName: '250 Borová Hora', basePrice: 28_000 },
  { name: '260', displayName: '260 Stříbrná Ves', basePrice: 28_000 },
  { name: '270', displayName: '270 Lesná u Hranice', basePrice: 27_000 },
  { name: '999', displayName: '999 Celá síť', basePrice: 129_000 },
] as const;

export type ZoneSeed = (typeof zoneSeeds)[number];
export type ZoneName = ZoneSeed['name'];
