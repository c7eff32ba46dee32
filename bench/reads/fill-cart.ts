import { eq } from 'drizzle-orm';
import type { RequestInputOf } from '#contract/endpoint.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { cartItems } from '#server/platform/db/schema.ts';
import { localDay } from '#server/platform/time/clock.ts';
import { callShop } from '../lib/call-shop.ts';
import type { BenchCustomer } from '../lib/customer.ts';
import type { BenchShop } from '../lib/shop.ts';

interface Offer {
  readonly cardId: number;
  readonly combinationId: number;
  readonly zone: string;
}

const offerSql = `
  select card.id as "cardId", combination.id as "combinationId", zone.name as "zone"
  from customer_cards card
  join card_profiles profile on profile.card_id = card.id
  join ticket_combinations combination on combination.customer_profile_id = profile.customer_profile_id
  join tariff_profiles tariff on tariff.id = combination.tariff_profile_id and tariff.code = 'DAYS_30'
  join price_list_periods period on period.price_list_id = combination.price_list_id
  join price_list_zones priced on priced.period_id = period.id and priced.price is not null
  join zones zone on zone.id = priced.zone_id
  where card.customer_id = $1 and card.state = 'ACTIVE' and period.valid_from <= $2::date
  order by period.valid_from desc, zone.id limit 1`;

/** Adds a ticket fare to the cart with the shop's own call. Throws if no ticket fare can be bought. */
export async function fillCart(shop: BenchShop, { customerId, token }: BenchCustomer): Promise<void> {
  const today = localDay(shop.services.clock.now());
  const { rows } = await shop.client.query<Offer>(offerSql, [customerId, today]);
  const [offer] = rows;
  if (offer === undefined)
    throw new Error('expected that the customer can buy a ticket fare of 30 days, but found none');
  const ticket: RequestInputOf<typeof addTicketFare> = {
    cardId: offer.cardId,
    validFrom: today,
    ticketCombinationId: offer.combinationId,
    zone: offer.zone,
  };
  await callShop(shop, { path: addTicketFare.path, token, body: ticket });
}

/**
 * Adds a ticket fare to the cart and copies it in the database until the cart has `count` items. Each copy is for an
 * invented card, because no customer has so many cards.
 */
export async function fillCartUp(shop: BenchShop, customer: BenchCustomer, count: number): Promise<void> {
  await fillCart(shop, customer);
  const [{ id: _, ...ticket } = { id: 0 }] = await shop.services.database
    .select()
    .from(cartItems)
    .where(eq(cartItems.accountId, customer.accountId));
  if (!('payload' in ticket)) throw new Error('expected a ticket fare in the cart, but the cart is empty');
  const copies = Array.from({ length: count - 1 }, (__, index) => ({
    ...ticket,
    payload: { ...ticket.payload, cardId: 1_000_000 + index },
  }));
  await shop.services.database.insert(cartItems).values(copies);
}
