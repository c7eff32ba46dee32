import { brandVariables, type Brand } from '../../brands/brand.ts';
import { applyVariables } from '../ui/theme/apply-variables.ts';

const brands = import.meta.glob<Brand>('../../brands/*.json', { eager: true, import: 'default' });

/** Dresses the page in a brand; one that is not known leaves it as it is. */
export function dress(name: string): void {
  const brand = brands[`../../brands/${name}.json`];
  if (brand !== undefined) applyVariables(brandVariables(brand), document.documentElement);
}
