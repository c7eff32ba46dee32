import { existsSync, readFileSync } from 'node:fs';
import { brandVariables, type Brand } from '#brands/brand.ts';

/** A CSS rule with the operator's colours; empty for the default brand, whose colours are in the style sheet. */
export function brandStyle(brand: string): string {
  const file = new URL(`../../../brands/${brand}.json`, import.meta.url);
  if (brand === 'default' || !existsSync(file)) return '';
  const variables = brandVariables(JSON.parse(readFileSync(file, 'utf8')) as Brand);
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
