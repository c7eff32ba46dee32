import type { currencies } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/orm.ts';
import { rowsOf } from '../db/rows-of.ts';
import {
  cartItems,
  eWallets,
  fees,
  expiredCartItems,
  orders,
  priceListPeriods,
  priceListZones,
  reclamations,
} from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { operatorCurrency } from './operator-currency.ts';

type Currency = (typeof currencies)[number];

interface Priced {
  readonly current: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** The operator's currency, and how many records have amounts whose value would change with the currency. */
const pricedIn = (currency: Currency) => sql`
  select ${operatorCurrency} as current, json_build_object(
    'priceLists', (
      select count(distinct period.price_list_id) from ${priceListPeriods} period
      join ${priceListZones} zone on zone.period_id = period.id where zone.price is not null),
    'fees', (select count(*) from ${fees} fee),
    'eWallets', (select count(*) from ${eWallets} wallet where wallet.current_amount > 0),
    'reclamationFees', (select count(*) from ${reclamations} reclamation where reclamation.fee > 0 and reclamation.paid is null),
    'carts', (select count(distinct account_id) from (
      select account_id from ${cartItems} union all select account_id from ${expiredCartItems}) item),
    'orders', (
      select count(*) from ${orders} made where made.state in ('PENDING', 'PROCESSING') and made.currency <> ${currency})
  ) as counts`;

/**
 * Refuses another currency while there are prices, balances, carts or unpaid orders: their amounts are not converted, so
 * 100 crowns would become 100 euros. Throws ApiError CURRENCY_IN_USE with the number of each kind.
 */
export async function refuseCurrencyChange(database: Database, currency: Currency): Promise<void> {
  const [priced] = await rowsOf<Priced>(database, pricedIn(currency));
  if (priced === undefined || priced.current === currency) return;
  const inTheWay = Object.entries(priced.counts).filter(([, count]) => count > 0);
  if (inTheWay.length === 0) return;
  throw new ApiError('CURRENCY_IN_USE', { metadata: { currency: priced.current, ...Object.fromEntries(inTheWay) } });
}
