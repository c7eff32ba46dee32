import { createContext, useContext } from 'react';
import { logoHeight, logoWidth, name } from '#brands/default.json';
import logo from '#brands/linka.svg?url';
import type { ShownBrand } from './shown-brand.ts';

const defaultBrand: ShownBrand = { name, logo, logoWidth, logoHeight };
const BrandContext = createContext(defaultBrand);

export const BrandProvider = BrandContext.Provider;

/** The brand of the shop's operator. */
export const useBrand = (): ShownBrand => useContext(BrandContext);

// The other brands are loaded only in a shop that uses one of them.
const importOthers = (brand: string) =>
  brand === 'default' ? undefined : import('./other-brands.ts').catch(() => undefined);

/**
 * Resolves to the logo and name of a brand; for a brand that is unknown or cannot be loaded, to those of the default
 * brand.
 */
export const fetchBrand = async (brand: string): Promise<ShownBrand> =>
  (await importOthers(brand))?.shownBrand(brand) ?? defaultBrand;

/** Applies a brand's colours to the page, and resolves to the logo and name that the page shows. */
export async function applyBrand(brand: string): Promise<ShownBrand> {
  (await importOthers(brand))?.applyColours(brand);
  return fetchBrand(brand);
}
