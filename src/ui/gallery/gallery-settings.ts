/** The settings that can be switched on, with their labels. */
export const switches = {
  long: 'Texts 40 % longer',
  large: 'Letters 200 %',
  narrow: '360 px wide',
} as const;
export type Switch = keyof typeof switches;

export type GallerySettings = Readonly<Record<Switch, boolean>> & {
  readonly brand: string;
  /** The only sheet that is shown; '' = all sheets are shown. */
  readonly part: string;
  /** The page is inside a frame; the page around it shows the settings. */
  readonly framed: boolean;
};

/** The settings as the query of the page's address, so that a link shows the same page. */
export function searchOf({ brand, part, ...flags }: GallerySettings): string {
  const set = Object.entries(flags).filter(([, isSet]) => isSet);
  return new URLSearchParams([
    ['brand', brand],
    ...(part === '' ? [] : [['part', part]]),
    ...set.map(([name]) => [name, '']),
  ]).toString();
}

export function settingsFromSearch(search: string): GallerySettings {
  const parameters = new URLSearchParams(search);
  return {
    brand: parameters.get('brand') ?? 'default',
    part: parameters.get('part') ?? '',
    long: parameters.has('long'),
    large: parameters.has('large'),
    narrow: parameters.has('narrow'),
    framed: parameters.has('framed'),
  };
}
