import { useSelector } from '@xstate/react';
import { useShop } from './shop-context.tsx';

const logos = import.meta.glob<string>('./*.svg', {
  base: '../../brands',
  eager: true,
  query: '?url',
  import: 'default',
});
const names = import.meta.glob<string>('./*.json', { base: '../../brands', eager: true, import: 'name' });
const widths = import.meta.glob<number>('./*.json', { base: '../../brands', eager: true, import: 'logoWidth' });
const heights = import.meta.glob<number>('./*.json', { base: '../../brands', eager: true, import: 'logoHeight' });

/** What a page shows of the operator besides colours. */
export interface ShownBrand {
  readonly name: string;
  /** The logo's address. */
  readonly logo: string;
  /** In px, as it is drawn. */
  readonly logoWidth: number | undefined;
  readonly logoHeight: number | undefined;
}

/** The address of a brand's logo. */
export const logoOf = (brand: string): string => logos[`./${brand === 'default' ? 'linka' : brand}.svg`] ?? '';

/** A brand that is not known is shown as the default one. */
export function shownBrand(brand: string): ShownBrand {
  const file = `./${brand}.json` in names ? `./${brand}.json` : './default.json';
  const known = file === './default.json' ? 'default' : brand;
  return { name: names[file] ?? '', logo: logoOf(known), logoWidth: widths[file], logoHeight: heights[file] };
}

/** The operator whose shop this is. */
export function useBrand(): ShownBrand {
  const brand = useSelector(useShop().actor('boot'), ({ context }) => context.configuration?.brand ?? 'default');
  return shownBrand(brand);
}

/** Dresses the page in the operator's brand; the default one is in the style sheet already. */
export async function applyBrand(name: string): Promise<void> {
  if (name === 'default') return;
  const { dress } = await import('./dress.ts');
  dress(name);
}
