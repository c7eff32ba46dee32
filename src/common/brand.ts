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
const others = (brand: string) =>
  brand === 'default' ? undefined : import('./other-brands.ts').catch(() => undefined);

/** Resolves to what the page shows of a brand; for an unknown brand, or one that cannot be loaded, the default one. */
export const fetchBrand = async (brand: string): Promise<ShownBrand> =>
  (await others(brand))?.shownBrand(brand) ?? defaultBrand;

/** Applies a brand's colours to the page and resolves to what the page shows of it. */
export async function applyBrand(brand: string): Promise<ShownBrand> {
  (await others(brand))?.applyColours(brand);
  return fetchBrand(brand);
}
