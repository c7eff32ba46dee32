import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageOn } from '#rules/age.ts';
import { expiresSoon } from '#rules/card-expiry.ts';
import { shareDay } from '#rules/date-range.ts';
import { addDays } from '#rules/dates.ts';
import { checkRecharge } from '#rules/e-wallet.ts';
import { passwordFlaws } from '#rules/password.ts';
import type { TicketFareCheck } from '#rules/ticket-fare-check.ts';
import { checkTicketFare } from '#rules/ticket-fare-check.ts';
import type { Database } from '#server/platform/db/database.ts';
import * as schema from '#server/platform/db/schema.ts';
import type { DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';
import { createDemoAccount, demoAccounts, demoPassword } from '#server/sandbox/seeds/demo-accounts.ts';
import type { AccountRows } from './read-account.ts';
import { readAccount } from './read-account.ts';
import { middayOf, seededDatabase } from './seeded-database.ts';

const limits = { minRecharge: 10_000, maxRecharge: 200_000, maxAmount: 300_000 };
const withCard: readonly DemoKey[] = demoAccounts
  .map(({ key }) => key)
  .filter((key) => !['newcomer', 'unverified', 'operator'].includes(key));

function stateOn(today: string, ticket: AccountRows['tickets'][number]): string {
  if (ticket.cancelled) return 'CANCELLED';
  if (ticket.validTo < today) return 'EXPIRED';
  return ticket.validFrom > today ? 'FUTURE' : 'ACTIVE';
}

it("the password of the demo accounts satisfies the shop's rules for passwords", () => {
  expect(passwordFlaws(demoPassword)).toEqual([]);
});

describe.each(['2028-02-29', '2026-12-31'])('demo accounts seeded on %s', (today) => {
  let database: Database;
  let close: () => Promise<void>;
  const accounts = new Map<DemoKey, AccountRows>();

  beforeAll(async () => {
    ({ database, close } = await seededDatabase(today));
    for (const { key, username } of demoAccounts) accounts.set(key, await readAccount(database, username));
  }, 60_000);

  afterAll(() => close());

  function rows(key: DemoKey): AccountRows {
    const found = accounts.get(key);
    if (!found) throw new Error(`expected the demo account ${key}, got none`);
    return found;
  }

  /**
   * The input of the check whether the account's own customer may buy this ticket from today on, as in the ticket
   * dialog.
   */
  async function checkInput(key: DemoKey, tariffCode: string): Promise<TicketFareCheck> {
    const { cards, profiles, links, tickets } = rows(key);
    const own = links.find(({ type }) => type === 'REGISTERED')?.customerId;
    const card = cards.find(({ customerId, state }) => customerId === own && state === 'ACTIVE');
    const held = profiles.find(({ card_profiles: { cardId } }) => cardId === card?.id);
    const tariff = (await database.select().from(schema.tariffProfiles)).find(({ code }) => code === tariffCode);
    const combination = (await database.select().from(schema.ticketCombinations)).find(
      ({ tariffProfileId, customerProfileId }) =>
        tariffProfileId === tariff?.id && customerProfileId === held?.customer_profiles.id,
    );
    if (!card || !held || !tariff || !combination)
      throw new Error(`expected ${key} to have a card and a combination of ${tariffCode}, got none`);
    const customerProfile = held.customer_profiles;
    return {
      today,
      start: today,
      limits: { minDaysAhead: 0, maxDaysAhead: 60 },
      card: {
        validTo: card.validTo,
        profileOne: { ...held.card_profiles, profile: customerProfile },
        profileTwo: null,
      },
      combination: { ...combination, tariffProfile: tariff, customerProfile },
      tickets: tickets.map(({ validFrom, validTo, cancelled }) => ({ validFrom, validTo, cancelled, customerProfile })),
    };
  }

  const problems = async (key: DemoKey, tariff: string) =>
    checkTicketFare(await checkInput(key, tariff)).map(({ name }) => name);

  it.each(withCard)('%s has active cards with profiles; the cards and the profiles are valid today', (key) => {
    const { cards, profiles, links } = rows(key);
    for (const { customerId } of links) {
      const active = cards.filter((card) => card.customerId === customerId && card.state === 'ACTIVE');
      expect(active.map(({ main }) => main)).toEqual(key === 'two-cards' ? [false, false] : [true]);
      expect(active.every(({ validFrom, validTo }) => validFrom <= today && today <= validTo)).toBe(true);
    }
    const activeIds = new Set(cards.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id));
    const held = profiles.map(({ card_profiles: profile }) => profile).filter(({ cardId }) => activeIds.has(cardId));
    expect(held).toHaveLength(activeIds.size);
    expect(held.every(({ validFrom, validTo }) => validFrom <= today && (validTo ?? today) >= today)).toBe(true);
  });

  it('bank-cards has one bank card for each state that offers an action', () => {
    const { cards } = rows('bank-cards');
    expect(cards.map(({ customerCardType, state }) => [customerCardType, state])).toEqual([
      ['BANK', 'ACTIVE'],
      ['BANK', 'BLOCKED'],
      ['BANK', 'TOKENIZED'],
    ]);
  });

  it.each(withCard)('%s has a wallet whose balance is the sum of its transactions', (key) => {
    const { wallets, transactions, vehicleTickets } = rows(key);
    for (const wallet of wallets) {
      const movements = transactions.filter(({ eWalletId }) => eWalletId === wallet.id);
      let balance = 0;
      for (const { amount, newBalance } of movements) {
        balance += amount;
        expect(newBalance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      expect(wallet.currentAmount).toBe(balance);
      expect(wallet.currentAmount).toBeLessThanOrEqual(limits.maxAmount);
    }
    for (const { transactionId, ticketPrice, passengerCount } of vehicleTickets) {
      const payment = transactions.find(({ id }) => id === transactionId);
      expect(payment?.amount).toBe(-ticketPrice * passengerCount);
    }
  });

  it.each(withCard)('%s has no tickets whose overlap breaks the rules', (key) => {
    const { tickets, profiles } = rows(key);
    const checked = new Set(
      profiles.filter((row) => row.customer_profiles.checkTicketCollision).map((row) => row.card_profiles.cardId),
    );
    const kept = tickets.filter(({ cardId, cancelled }) => checked.has(cardId) && !cancelled);
    for (const one of kept) {
      expect(kept.filter((other) => other.cardId === one.cardId && shareDay(one, other))).toEqual([one]);
    }
  });

  it.each(withCard)('%s has orders whose totals are the sums of their items', (key) => {
    const { orders, orderItems, payments } = rows(key);
    for (const order of orders) {
      const items = orderItems.filter(({ orderId }) => orderId === order.id);
      expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(order.price);
      const settled = payments.filter(({ orderId }) => orderId === order.id);
      expect(settled.map(({ state, amount }) => [state, amount])).toEqual(
        order.paymentType === 'BANK_CARD' ? [[order.state, order.price]] : [],
      );
    }
  });

  it('adult has tickets and transactions that were delivered by its orders', () => {
    const { tickets, orders, orderItems, vehicleTickets, transactions } = rows('adult');
    expect([...new Set(tickets.map((ticket) => stateOn(today, ticket)))].toSorted()).toEqual([
      'ACTIVE',
      'CANCELLED',
      'EXPIRED',
      'FUTURE',
    ]);
    expect([...new Set(orders.map(({ state }) => state))].toSorted()).toEqual(['CANCELLED', 'PAID']);
    expect(vehicleTickets.length).toBeGreaterThan(0);
    const paid = new Set(orders.filter(({ state }) => state === 'PAID').map(({ id }) => id));
    const paidItems = orderItems.filter(({ orderId }) => paid.has(orderId)).map(({ id }) => id);
    const delivered = [...tickets, ...transactions].flatMap(({ orderItemId }) => orderItemId ?? []);
    expect(delivered.toSorted((a, b) => a - b)).toEqual(paidItems.toSorted((a, b) => a - b));
  });

  it('adult can buy a ticket of 30 days after its present tickets', async () => {
    const day = addDays(today, 35);
    expect(checkTicketFare({ ...(await checkInput('adult', 'DAYS_30')), start: day })).toEqual([]);
    expect(await problems('adult', 'DAYS_30')).toEqual(['TICKET_FARE_COLLISION']);
  });

  it('parent has two children of their own and a managed adult, and may buy a ticket today', async () => {
    const { links, customers, tickets, cards } = rows('parent');
    expect(links.map(({ type }) => type).toSorted()).toEqual(['ASSIGNED', 'ASSIGNED', 'MANAGED', 'REGISTERED']);
    const own = links.find(({ type }) => type === 'REGISTERED')?.customerId;
    const children = customers.filter(({ parentId }) => parentId === own);
    const ages = children.map(({ birthDay }) => ageOn(birthDay ?? today, today));
    expect(ages.toSorted((a, b) => a - b)).toEqual([8, 12]);
    const ownCards = new Set(cards.filter(({ customerId }) => customerId === own).map(({ id }) => id));
    expect(tickets.filter(({ cardId }) => ownCards.has(cardId))).toEqual([]);
    expect(checkTicketFare({ ...(await checkInput('parent', 'DAYS_30')), tickets: [] })).toEqual([]);
  });

  it('newcomer and unverified have an account without other data', () => {
    expect(rows('newcomer').links).toEqual([]);
    expect(rows('newcomer').account.verified).toBe(true);
    expect(rows('unverified').account.verified).toBe(false);
  });

  it('bank-card has no wallet, virtual-card has a wallet', () => {
    expect(rows('bank-card').cards.map(({ customerCardType }) => customerCardType)).toEqual(['BANK']);
    expect(rows('bank-card').wallets).toEqual([]);
    expect(rows('virtual-card').cards.map(({ customerCardType }) => customerCardType)).toEqual(['VIRTUAL']);
    expect(rows('virtual-card').wallets).toHaveLength(1);
  });

  it('expiring shows the banner, and its card ends too soon for a ticket of 30 days', async () => {
    const [card] = rows('expiring').cards;
    expect(card && expiresSoon(card.state, card.validTo, today)).toBe(true);
    expect(await problems('expiring', 'DAYS_30')).toEqual(['TICKET_FARE_EXCEEDS_CARD_VALIDITY']);
  });

  it('student may buy a ticket of 30 days, but not of 90 days', async () => {
    expect(await problems('student', 'DAYS_30')).toEqual([]);
    expect(await problems('student', 'DAYS_90')).toEqual(['TICKET_FARE_EXCEEDS_PROFILE_VALIDITY']);
  });

  it('senior may buy overlapping tickets', async () => {
    expect(rows('senior').tickets.filter((ticket) => stateOn(today, ticket) === 'ACTIVE')).toHaveLength(2);
    expect(await problems('senior', 'DAYS_30')).toEqual([]);
  });

  it('wallet-full accepts no top-up', () => {
    const [wallet] = rows('wallet-full').wallets;
    expect(checkRecharge(wallet?.currentAmount ?? 0, limits.minRecharge, limits)).toBe('E_WALLET_ABOVE_MAXIMUM_AMOUNT');
  });

  it('no-ticket has a profile for which nothing is sold', async () => {
    const held = new Set(rows('no-ticket').profiles.map(({ customer_profiles: { id } }) => id));
    const combinations = await database.select().from(schema.ticketCombinations);
    expect(combinations.filter(({ customerProfileId }) => held.has(customerProfileId))).toEqual([]);
  });

  it('each account can be created again under any username, with other numbers', async () => {
    for (const { key } of demoAccounts) {
      const username = `fresh-${key}@test.example`;
      const input = { username, passwordHash: 'hash', today, now: middayOf(today) };
      const created = await createDemoAccount(database, key, input);
      const fresh = await readAccount(database, username);
      expect(created.accountId).toBe(fresh.account.id);
      expect(created.customerId === null).toBe(!withCard.includes(key) || key === 'only-managed');
      expect(fresh.cards).toHaveLength(rows(key).cards.length);
      expect(fresh.tickets).toHaveLength(rows(key).tickets.length);
    }
    await expect(
      createDemoAccount(database, 'adult', {
        username: 'ADULT@linka.example',
        passwordHash: 'hash',
        today,
        now: middayOf(today),
      }),
    ).rejects.toThrow();
  });
});
