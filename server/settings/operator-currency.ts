import { sql } from 'drizzle-orm';
import { currencies } from '../../contract/enumerations.ts';
import { settings } from '../db/schema.ts';
import { defaultFlags } from './system-flags.ts';

/** The operator's currency in ISO letters, for a statement that writes down what something costs. */
export const operatorCurrency = sql`coalesce((
  select ${settings.value} #>> '{}' from ${settings}
  where ${settings.name} = 'currency' and ${settings.value} #>> '{}' in ${[...currencies]}
), ${defaultFlags.currency})`;
