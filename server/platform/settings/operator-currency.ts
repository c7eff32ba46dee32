import { currencies } from '#contract/enumerations.ts';
import { sql } from '../db/orm.ts';
import { settings } from '../db/schema.ts';
import { defaultFlags } from './system-flags.ts';

/** The operator's currency (ISO 4217 letters) as an SQL expression, for a statement that stores a price. */
export const operatorCurrency = sql`coalesce((
  select ${settings.value} #>> '{}' from ${settings}
  where ${settings.name} = 'currency' and ${settings.value} #>> '{}' in ${[...currencies]}
), ${defaultFlags.currency})`;
