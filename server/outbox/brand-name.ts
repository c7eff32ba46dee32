import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Configuration } from '../configuration.ts';

const Brand = v.object({ name: v.string() });
const names = new Map<string, string>();

/** The operator's name as customers know it, from its brand. */
export function brandName({ brand }: Pick<Configuration, 'brand'>): string {
  const kept = names.get(brand);
  if (kept !== undefined) return kept;
  const file = new URL(`../../brands/${brand}.json`, import.meta.url);
  const { name } = v.parse(Brand, JSON.parse(readFileSync(file, 'utf8')));
  names.set(brand, name);
  return name;
}
