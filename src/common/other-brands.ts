import { brandVariables, type Brand } from '#brands/brand.ts';
import { applyVariables } from '#ui/theme/apply-variables.ts';
import type { ShownBrand } from './shown-brand.ts';

// The default brand is left out, because it is part of the first page's code.
const brands = import.meta.glob<Brand>(['./*.json', '!./default.json'], {
  base: '../../brands',
  eager: true,
  import: 'default',
});
const logos = import.meta.glob<string>(['./*.svg', '!./linka.svg'], {
  base: '../../brands',
  eager: true,
  query: '?url',
  import: 'default',
});

/** The logo and name of a brand; undefined for an unknown brand. */
export function shownBrand(name: string): ShownBrand | undefined {
  const brand = brands[`./${name}.json`];
  const logo = logos[`./${name}.svg`];
  return brand === undefined || logo === undefined ? undefined : { ...brand, logo };
}

/** Applies a brand's colours to the page; an unknown brand changes nothing. */
export function applyColours(name: string): void {
  const brand = brands[`./${name}.json`];
  if (brand !== undefined) applyVariables(brandVariables(brand), document.documentElement);
}
