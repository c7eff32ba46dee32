import { createContext, useContext } from 'react';
import { logoHeight, logoWidth, name } from '../../brands/default.json';
import logo from '../../brands/linka.svg?url';
import type { ShownBrand } from './shown-brand.ts';

const defaultBrand: ShownBrand = { name, logo, logoWidth, logoHeight };
const BrandContext = createContext(defaultBrand);

export const BrandProvider = BrandContext.Provider;

/** The operator whose shop this is. */
export const useBrand = (): ShownBrand => useContext(BrandContext);

// Only who visits a shop that is not the default one fetches the others.
const others = (brand: string) =>
  brand === 'default' ? undefined : import('./other-brands.ts').catch(() => undefined);

/** What is to be shown of a brand. One that is not known, or does not come, is shown as the default one. */
export const fetchBrand = async (brand: string): Promise<ShownBrand> =>
  (await others(brand))?.shownBrand(brand) ?? defaultBrand;

/** Dresses the page in a brand's colours, and tells what is to be shown of it. */
export async function applyBrand(brand: string): Promise<ShownBrand> {
  (await others(brand))?.applyColours(brand);
  return fetchBrand(brand);
}
