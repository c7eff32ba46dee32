import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { brandColours, type Palette } from '#brands/brand.ts';
import type { Configuration } from '../configuration/configuration.ts';

const Brand = v.object({
  name: v.string(),
  logo: v.string(),
  logoWidth: v.number(),
  logoHeight: v.number(),
  /** A square picture in brands/; undefined = the icon is the logo on white. */
  icon: v.optional(v.string()),
  colours: v.object(v.entriesFromList(brandColours, v.string())),
});
type Brand = v.InferOutput<typeof Brand>;
type Branded = Pick<Configuration, 'brand'>;

const brands = new Map<string, Brand>();

function brandOf({ brand }: Branded): Brand {
  const file = new URL(`../../../brands/${brand}.json`, import.meta.url);
  const kept = brands.get(brand) ?? v.parse(Brand, JSON.parse(readFileSync(file, 'utf8')));
  brands.set(brand, kept);
  return kept;
}

/** The operator's name for customers, from brands/. */
export const brandName = (configuration: Branded): string => brandOf(configuration).name;

/** The nine colours of the brand's palette, `#rrggbb`. */
export const brandPalette = (configuration: Branded): Palette => brandOf(configuration).colours;

/** The brand's primary colour, `#rrggbb`. */
export const brandColour = (configuration: Branded): string => brandPalette(configuration).primary;

const readPicture = (file: string): Buffer => readFileSync(new URL(`../../../brands/${file}`, import.meta.url));

export const brandLogo = (configuration: Branded): Buffer => readPicture(brandOf(configuration).logo);

/** The brand's icon (SVG), which may be the logo. */
export function brandIcon(configuration: Branded): Buffer {
  const { logo, icon = logo } = brandOf(configuration);
  return readPicture(icon);
}

/** The brand for a page, without its colours; the logo is a data URL. */
export function shownBrand(configuration: Branded) {
  const { name, logoWidth, logoHeight } = brandOf(configuration);
  const svg = brandLogo(configuration);
  return { name, logo: `data:image/svg+xml;base64,${svg.toString('base64')}`, logoWidth, logoHeight };
}
