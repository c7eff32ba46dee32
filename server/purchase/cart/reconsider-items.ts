import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { reconsiderItem } from '#rules/cart-repricing.ts';
import type { Reconsidered, SaleTerms } from '#rules/cart-repricing.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { cartItems, StoredLine, expiredCartItems } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { readIsicTerms } from '../../platform/settings/isic-terms.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { itemJsonFields } from './item-json.ts';
import { partsAsJson, partsOf } from './item-parts.ts';
import type { PartsRow } from './item-parts.ts';
import type { ItemRow } from './item-view.ts';
import { walletLimits } from './wallet-limits.ts';

/** The data with which all items of a cart are checked; read before a transaction begins. */
export interface SaleConditions {
  readonly reference: ReferenceData;
  readonly configuration: SystemConfiguration;
  readonly terms: SaleTerms;
}

/** An item with the result of checking it again. */
export interface ReconsideredItem {
  readonly row: ItemRow & { readonly customerId: number | null };
  readonly now: Reconsidered;
}

type AnyCall = Pick<Call<never>, 'today' | 'services'>;

/** Reads the data with which a cart's items are checked. */
export async function readSaleConditions(
  { today, services: { settings } }: AnyCall,
  database: Database,
  reference: ReferenceData,
): Promise<SaleConditions> {
  const numbers = await settings.numbers(database);
  return {
    reference,
    configuration: await settings.systemConfiguration(database),
    terms: {
      today,
      start: {
        minDaysAhead: numbers.ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM,
        maxDaysAhead: numbers.ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM,
      },
      wallet: walletLimits(numbers),
      isic: await readIsicTerms(settings, database),
      mostShortTerm: numbers.VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT,
    },
  };
}

interface Read extends ItemRow {
  readonly customerId: number | null;
  readonly parts: PartsRow;
}

/** Checks the items of a cart, or of an expired cart, against current prices and dates; one query. */
export async function reconsiderItems(
  database: Database,
  table: typeof cartItems | typeof expiredCartItems,
  accountId: number,
  { reference, configuration, terms }: SaleConditions,
): Promise<ReconsideredItem[]> {
  const rows = await rowsOf<{ readonly read: Read }>(
    database,
    sql`
    select json_build_object(${itemJsonFields}, 'customerId', item.customer_id,
      'parts', ${partsAsJson(terms.today)}) as read
    from ${table} item where item.account_id = ${accountId} order by item.id`,
  );
  return rows.map(({ read: { parts, ...row } }) => ({
    row,
    now: reconsiderItem(row, partsOf(parts, reference, configuration), terms),
  }));
}

/** The line that informs the customer about a changed item. */
export function lineOf({ row: { customerId: _, ...item }, now }: ReconsideredItem): StoredLine {
  if (now.standing === 'NOT_POSSIBLE') {
    return { item, standing: now.standing, newPrice: null, newValidFrom: null, newValidTo: null, reason: now.reason };
  }
  const moved = now.standing === 'START_MOVED';
  return {
    item,
    standing: now.standing,
    newPrice: now.price === item.price ? null : now.price,
    newValidFrom: moved ? (now.payload.ticketFareValidFrom ?? null) : null,
    newValidTo: moved ? (now.payload.ticketFareValidTo ?? null) : null,
    reason: null,
  };
}
