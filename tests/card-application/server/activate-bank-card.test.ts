import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeCard } from '#contract/endpoints/customers.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { accountEvents } from '#contract/endpoints/trail.ts';
import { activateBankCard } from '#server/applications/applications/activate-bank-card.ts';
import { cardApplications, cardProfiles, customerCards, ticketFares } from '#server/platform/db/schema.ts';
import { adultDays } from '../../common/server/support/application.ts';
import type { Account } from '../../common/server/support/application.ts';
import { call } from '../../common/server/support/call.ts';
import { tokenizations } from '../../common/server/support/tokenization.ts';
import { putTicket } from '../../purchase/server/money/support/customer.ts';
import { startShop } from '../../purchase/server/money/support/shop.ts';
import type { Shop } from '../../purchase/server/money/support/shop.ts';

let shop: Shop;
let tools: ReturnType<typeof tokenizations>;
beforeAll(async () => {
  shop = await startShop();
  tools = tokenizations(shop);
});
afterAll(() => shop.stop());

type Applied = Account & { readonly applicationId: number };

async function registerCard(): Promise<Applied> {
  const applied = await tools.applied();
  await tools.finish(applied, await tools.choose(await tools.begin(applied), 'register'));
  return applied;
}

async function activate(applied: Applied): Promise<void> {
  const application = await tools.applicationOf(applied);
  await shop.services.database.transaction((transaction) =>
    activateBankCard(transaction, application, shop.clock.now()),
  );
}

async function cardOf(applied: Applied) {
  const { bankCardId } = await tools.applicationOf(applied);
  const [card] = await shop.services.database
    .select()
    .from(customerCards)
    .where(eq(customerCards.id, bankCardId ?? 0));
  if (card === undefined) throw new Error('the application has its card');
  return card;
}

/** Leaves the customer without an active card and without tickets. */
async function leaveNothing(account: Account): Promise<void> {
  const { database } = shop.services;
  const ids = (await tools.cardsOf(account)).map(({ id }) => id);
  await database.update(customerCards).set({ state: 'BLOCKED' }).where(inArray(customerCards.id, ids));
  await database.update(ticketFares).set({ cancelled: true }).where(inArray(ticketFares.cardId, ids));
}

describe('checking an application for a bank card', () => {
  test('makes the card active, with the profiles of the application', async () => {
    const applied = await registerCard();
    await activate(applied);
    const card = await cardOf(applied);
    expect(card).toMatchObject({ state: 'ACTIVE', validTo: '2030-12-31', marketingConsent: true });
    expect(card.issued).toEqual(shop.clock.now());
    expect(await tools.applicationOf(applied)).toMatchObject({ state: 'PROCESSED', cardId: card.id });
    const profiles = await shop.services.database
      .select()
      .from(cardProfiles)
      .where(eq(cardProfiles.cardId, card.id))
      .orderBy(asc(cardProfiles.position));
    expect(profiles).toMatchObject([{ position: 1, customerProfileId: await tools.profileId('ADULT'), ...adultDays }]);
  });

  test('replaces the profiles that the card had before', async () => {
    const applied = await registerCard();
    const { id } = await cardOf(applied);
    const customerProfileId = await tools.profileId('PUPIL');
    const earlier = ([1, 2] as const).map((position) => ({ cardId: id, position, customerProfileId, ...adultDays }));
    await shop.services.database.insert(cardProfiles).values(earlier);
    await activate(applied);
    const profiles = await shop.services.database.select().from(cardProfiles).where(eq(cardProfiles.cardId, id));
    expect(profiles).toMatchObject([{ position: 1, customerProfileId: await tools.profileId('ADULT') }]);
  });

  test.each([
    [true, []],
    [false, ['MARKETING_CONSENT_WITHDRAWN']],
  ])('copies the consent to marketing to the card: %j', async (marketingConsent, events) => {
    const applied = await registerCard();
    const ofApplication = eq(cardApplications.id, applied.applicationId);
    await shop.services.database.update(cardApplications).set({ marketingConsent }).where(ofApplication);
    await activate(applied);
    expect((await cardOf(applied)).marketingConsent).toBe(marketingConsent);
    const { items } = await call(shop, accountEvents, { token: applied.token });
    expect(items.map(({ kind }) => kind).filter((kind) => kind === 'MARKETING_CONSENT_WITHDRAWN')).toEqual(events);
  });

  test("does not replace the customer's present main card", async () => {
    const applied = await registerCard();
    await activate(applied);
    expect((await cardOf(applied)).main).toBe(false);
    const active = await call(shop, activeCard, { token: applied.token, params: { id: applied.customerId } });
    expect(active?.customerCardType).toBe('PERSONAL');
  });

  test('makes the card the main card of a customer without an active card; then a ticket can be bought on it', async () => {
    const applied = await tools.applied();
    await leaveNothing(applied);
    await tools.finish(applied, await tools.choose(await tools.begin(applied), 'register'));
    await activate(applied);
    const card = await cardOf(applied);
    expect(card.main).toBe(true);
    const active = await call(shop, activeCard, { token: applied.token, params: { id: applied.customerId } });
    expect(active?.id).toBe(card.id);
    await putTicket(shop, applied);
    const { items } = await call(shop, shoppingCart, { token: applied.token });
    expect(items).toMatchObject([{ type: 'TICKET_FARE', payload: { cardId: card.id } }]);
  });

  test('does not change a card that is active already: it stays the main card and keeps its date of issue', async () => {
    const applied = await registerCard();
    const { id } = await cardOf(applied);
    await leaveNothing(applied);
    const issued = new Date('2025-01-01T08:00:00Z');
    const inUse = { state: 'ACTIVE', main: true, issued } as const;
    await shop.services.database.update(customerCards).set(inUse).where(eq(customerCards.id, id));
    await activate(applied);
    expect(await cardOf(applied)).toMatchObject(inUse);
  });

  test("makes the card active even on the card's last day", async () => {
    const applied = await registerCard();
    const { id } = await cardOf(applied);
    await shop.services.database.update(customerCards).set({ validTo: shop.today() }).where(eq(customerCards.id, id));
    await activate(applied);
    expect(await cardOf(applied)).toMatchObject({ state: 'ACTIVE', validTo: shop.today() });
  });

  test.each([
    ['is deleted', async () => ({ deleted: shop.clock.now() })],
    ['belongs to another customer now', async () => ({ customerId: (await tools.applicant()).customerId })],
  ])('is refused for a card that %s', async (_, change) => {
    const applied = await registerCard();
    const { id } = await cardOf(applied);
    await shop.services.database
      .update(customerCards)
      .set(await change())
      .where(eq(customerCards.id, id));
    await expect(activate(applied)).rejects.toMatchObject({ errorName: 'INVALID_CUSTOMER_CARD' });
    expect((await cardOf(applied)).state).toBe('TOKENIZED');
  });

  test('is refused without a registered card', async () => {
    const applied = await tools.applied();
    await expect(activate(applied)).rejects.toMatchObject({ errorName: 'INVALID_CUSTOMER_CARD' });
  });
});
