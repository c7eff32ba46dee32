import { brandVariables, type Brand } from '../../brands/brand.ts';
import { applyVariables } from '../ui/theme/apply-variables.ts';

// As texts, since as modules they would travel whole with the names that the first page asks of them.
const brands = import.meta.glob<string>('../../brands/*.json', { eager: true, query: '?raw', import: 'default' });

/** Dresses the page in a brand; one that is not known leaves it as it is. */
export function dress(name: string): void {
  const brand = brands[`../../brands/${name}.json`];
  if (brand !== undefined) applyVariables(brandVariables(JSON.parse(brand) as Brand), document.documentElement);
}
