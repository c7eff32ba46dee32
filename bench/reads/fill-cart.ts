import { addEWalletTransaction, addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import type { RequestInputOf } from '../../contract/endpoint.ts';
import { localDay } from '../../server/clock.ts';
import type { BenchCustomer } from '../lib/customer.ts';
import type { BenchShop } from '../lib/shop.ts';

interface Offer {
  readonly cardId: number;
  readonly eWalletId: number;
  readonly balance: number;
  readonly combinationId: number;
  readonly zone: string;
}

const offerSql = `
  select card.id as "cardId", wallet.id as "eWalletId", wallet.current_amount as "balance",
    combination.id as "combinationId", zone.name as "zone"
  from customer_cards card
  join e_wallets wallet on wallet.card_id = card.id
  join card_profiles profile on profile.card_id = card.id
  join ticket_combinations combination on combination.customer_profile_id = profile.customer_profile_id
  join tariff_profiles tariff on tariff.id = combination.tariff_profile_id and tariff.code = 'DAYS_30'
  join price_list_periods period on period.price_list_id = combination.price_list_id
  join price_list_zones priced on priced.period_id = period.id and priced.price is not null
  join zones zone on zone.id = priced.zone_id
  where card.customer_id = $1 and card.state = 'ACTIVE' and period.valid_from <= $2::date
  order by period.valid_from desc, zone.id limit 1`;

async function add(shop: BenchShop, path: string, token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await shop.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, {});
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Puts a ticket fare and a top-up into the cart, by the shop's own calls. */
export async function fillCart(shop: BenchShop, { customerId, token }: BenchCustomer): Promise<void> {
  const today = localDay(shop.services.clock.now());
  const { rows } = await shop.client.query<Offer>(offerSql, [customerId, today]);
  const [offer] = rows;
  if (offer === undefined) throw new Error('nothing is sold to the customer');
  const ticket: RequestInputOf<typeof addTicketFare> = {
    cardId: offer.cardId,
    validFrom: today,
    ticketCombinationId: offer.combinationId,
    zone: offer.zone,
  };
  const topUp: RequestInputOf<typeof addEWalletTransaction> = {
    eWalletId: offer.eWalletId,
    price: 50_000,
    previousBalance: offer.balance,
  };
  await add(shop, addTicketFare.path, token, ticket);
  await add(shop, addEWalletTransaction.path, token, topUp);
}
