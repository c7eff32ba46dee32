import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { addEWalletTransaction, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import {
  accountLinks,
  cardProfiles,
  customerCards,
  eWallets,
  priceListPeriods,
  priceListZones,
  tariffProfiles,
  ticketCombinations,
  zones,
} from '#server/platform/db/schema.ts';
import { createDemoAccount } from '#server/sandbox/seeds/demo-accounts.ts';
import type { DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';
import { ask } from './call.ts';
import type { Shop } from './shop.ts';

export interface Customer {
  readonly accountId: number;
  readonly customerId: number;
  readonly username: string;
  readonly token: string;
}

/** Creates a new copy of a demo account and logs in. */
export async function newCustomer(shop: Shop, key: DemoKey = 'parent'): Promise<Customer> {
  const username = `${key}-${randomUUID()}@linka.example`;
  const given = { username, passwordHash: 'none', today: shop.today(), now: shop.clock.now() };
  const { accountId, customerId } = await createDemoAccount(shop.services.database, key, given);
  const { token } = await shop.services.tokens.sign({ accountId, username }, 1_000_000);
  return { accountId, customerId: customerId ?? 0, username, token };
}

interface OffersAsked {
  /** Another customer of the account; by default the account's own customer. */
  readonly of?: number;
  /** The language of the caller. */
  readonly locale?: string;
}

/** The repeat purchases that the account page offers for a customer. */
export async function offersTo(
  shop: Shop,
  { token, customerId }: Customer,
  { of = customerId, locale }: OffersAsked = {},
): Promise<RepeatPurchase> {
  const query = of === customerId ? {} : { customerId: of };
  const { repeatPurchase } = await ask(shop, accountPage, { token, locale, query });
  if (repeatPurchase === null) throw new Error(`expected the page of customer ${String(of)}, got one of nobody`);
  return repeatPurchase;
}

/** The customer's active card with its wallet. `of`: the id of another customer of the account. */
export async function cardOf(shop: Shop, { accountId, customerId }: Customer, of = customerId) {
  const [found] = await shop.services.database
    .select({ card: customerCards, wallet: eWallets, profileId: cardProfiles.customerProfileId })
    .from(customerCards)
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .innerJoin(cardProfiles, eq(cardProfiles.cardId, customerCards.id))
    .leftJoin(eWallets, eq(eWallets.cardId, customerCards.id))
    .where(
      and(eq(accountLinks.accountId, accountId), eq(customerCards.customerId, of), eq(customerCards.state, 'ACTIVE')),
    );
  if (found === undefined) throw new Error(`expected customer ${String(of)} to have an active card, got none`);
  return {
    ...found.card,
    walletId: found.wallet?.id ?? 0,
    balance: found.wallet?.currentAmount ?? 0,
    profileId: found.profileId,
  };
}

/** The combination that is sold to a profile for the tariff with a code, and a zone with its current price. */
export async function offerFor(shop: Shop, profileId: number, tariff = 'DAYS_30') {
  const [offer] = await shop.services.database
    .select({ combinationId: ticketCombinations.id, zone: zones.name, price: priceListZones.price })
    .from(ticketCombinations)
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, ticketCombinations.tariffProfileId))
    .innerJoin(priceListPeriods, eq(priceListPeriods.priceListId, ticketCombinations.priceListId))
    .innerJoin(priceListZones, eq(priceListZones.periodId, priceListPeriods.id))
    .innerJoin(zones, eq(zones.id, priceListZones.zoneId))
    .where(
      and(
        eq(ticketCombinations.customerProfileId, profileId),
        eq(tariffProfiles.code, tariff),
        isNotNull(priceListZones.price),
      ),
    )
    .orderBy(asc(priceListPeriods.validFrom), asc(priceListZones.id));
  if (offer === undefined)
    throw new Error(`expected a combination of tariff ${tariff} for profile ${String(profileId)}, got none`);
  return { ...offer, price: offer.price ?? 0 };
}

/** The body of a request for a ticket fare that can be bought today. */
export async function ticketBody(shop: Shop, customer: Customer, tariff = 'DAYS_30') {
  const card = await cardOf(shop, customer);
  const { combinationId, zone } = await offerFor(shop, card.profileId, tariff);
  return { cardId: card.id, validFrom: shop.today(), ticketCombinationId: combinationId, zone };
}

/** The body of a request for a top-up of 500.00. */
export async function topUpBody(shop: Shop, customer: Customer, price = 50_000) {
  const { walletId, balance } = await cardOf(shop, customer);
  return { eWalletId: walletId, price, previousBalance: balance };
}

export const putTicket = async (shop: Shop, customer: Customer, tariff?: string) =>
  ask(shop, addTicketFare, { token: customer.token, body: await ticketBody(shop, customer, tariff) });

export const putTopUp = async (shop: Shop, customer: Customer, price?: number) =>
  ask(shop, addEWalletTransaction, { token: customer.token, body: await topUpBody(shop, customer, price) });

export const order = (shop: Shop, customer: Customer, paymentType: PaymentType = 'BANK_CARD') =>
  ask(shop, createOrder, { token: customer.token, body: { paymentType } });

/** Creates an order of a ticket and a top-up, to be paid by card. */
export async function pendingOrder(shop: Shop, customer: Customer) {
  await putTicket(shop, customer);
  await putTopUp(shop, customer);
  return order(shop, customer);
}
