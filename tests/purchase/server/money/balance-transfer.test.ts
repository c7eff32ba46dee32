import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import type { ErrorName } from '#contract/error-names.ts';
import {
  accountLinks,
  balanceTransfers,
  customerCards,
  customers,
  eWallets,
  eWalletTransactions,
  mails,
} from '#server/platform/db/schema.ts';
import { demoOldCards, simulatedOldCardNumber } from '#server/sandbox/simulators/old-card-system/old-cards.ts';
import { refusal } from '#tests/common/server/support/call.ts';
import { processDue } from '#tests/common/server/support/process-due.ts';
import { speak } from '#tests/common/server/support/speak.ts';
import { ask, send } from './support/call.ts';
import { cardOf, newCustomer } from './support/customer.ts';
import { changeOldCard, newOldCard, oldBalance } from './support/old-cards.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  // PGlite runs all calls one after the other, which would hide a missing lock.
  shop = await startShop({ database: 'postgres' });
});
afterAll(() => shop.stop());

const database = () => shop.services.database;

/** A customer with a card, and functions that read the customer's transfers. */
async function receiver() {
  const customer = await newCustomer(shop);
  const card = await cardOf(shop, customer);
  return {
    customer,
    card,
    request: (pakCardNumber: string, key?: string) => ({
      token: customer.token,
      key,
      body: { pakCardNumber, mapCardNumber: card.cardNumber },
    }),
    gained: async () => (await cardOf(shop, customer)).balance - card.balance,
    booked: () =>
      database()
        .select()
        .from(eWalletTransactions)
        .where(
          and(eq(eWalletTransactions.eWalletId, card.walletId), eq(eWalletTransactions.operation, 'PAK_TRANSFER')),
        ),
    transfers: () =>
      database()
        .select()
        .from(balanceTransfers)
        .where(eq(balanceTransfers.eWalletId, card.walletId))
        .orderBy(asc(balanceTransfers.id)),
    mails: () => database().select().from(mails).where(eq(mails.recipient, customer.username)),
  };
}
type Receiver = Awaited<ReturnType<typeof receiver>>;

const refuse = (name: ErrorName, asked: ReturnType<Receiver['request']>) =>
  refusal(shop, transferBalance, name, {
    ...asked,
    ...(asked.key === undefined ? {} : { headers: { 'idempotency-key': asked.key } }),
  });

/** Lets time pass and runs the outbox, which then continues the transfer. */
async function laterOn(seconds = 20): Promise<void> {
  pass(shop, seconds);
  while (await processDue(shop.services));
}

async function setNumbers(changes: Parameters<Shop['services']['settings']['change']>[1]): Promise<void> {
  await shop.services.settings.change(database(), changes);
}

describe('the balance of an old card', () => {
  test('is moved into the wallet, with a row in the ledger', async () => {
    const { request, booked, gained, transfers, card } = await receiver();
    const old = await newOldCard(shop);
    expect(await ask(shop, transferBalance, request(old))).toEqual({ amount: 15_000 });
    expect(await oldBalance(shop, old)).toBe(0);
    expect(await gained()).toBe(15_000);
    const [transfer] = await transfers();
    expect(await booked()).toMatchObject([
      {
        transactionNumber: `PAK-${String(transfer?.id)}`,
        amount: 15_000,
        newBalance: card.balance + 15_000,
        paymentType: 'E_WALLET',
      },
    ]);
    expect(transfer).toMatchObject({ state: 'BOOKED', amount: 15_000, oldCardSealed: null });
    expect(transfer?.oldCardMasked).toBe(`•••• ${old.slice(-4)}`);
    expect(JSON.stringify(transfer)).not.toContain(old);
  });

  test('is also moved if the number was entered with spaces', async () => {
    const { request } = await receiver();
    const old = await newOldCard(shop);
    await ask(shop, transferBalance, request(` ${old.replaceAll(/(\d{4})/g, '$1 ')}`));
  });

  test('is moved with exactly one mail', async () => {
    const { request, mails: sent } = await receiver();
    const old = await newOldCard(shop);
    await ask(shop, transferBalance, request(old));
    await laterOn();
    await laterOn();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Zůstatek staré karty je v peněžence');
    expect(mail?.text).toMatch(/150,00/);
    expect(mail?.text).toContain(`•••• ${old.slice(-4)}`);
  });

  test('is moved with a mail in the language of the account', async () => {
    const { request, customer, mails: sent } = await receiver();
    await speak(shop, customer, 'en');
    await ask(shop, transferBalance, request(await newOldCard(shop)));
    await laterOn();
    await laterOn();
    expect((await sent()).map(({ html }) => html.includes('<html lang="en"'))).toEqual([true]);
  });
});

describe('a transfer is refused, and nothing is moved', () => {
  test.each([
    ['629900000000001', 'NOT_16_DIGITS'],
    ['6299000000000016', 'WRONG_CHECK_DIGIT'],
    ['old card', 'EMPTY'],
  ])('for the number %s: %s', async (pakCardNumber, problem) => {
    const { request } = await receiver();
    expect((await refuse('INVALID_OLD_CARD_NUMBER', request(pakCardNumber))).metadata).toEqual({ problem });
  });

  test("for a card that the old system does not know, and for another person's personal card", async () => {
    const { request, gained, transfers } = await receiver();
    await refuse('NOT_FOUND', request(simulatedOldCardNumber('99999999999')));
    const { cardNumber, balance } = demoOldCards.ofNobody;
    await refuse('NOT_FOUND', request(cardNumber));
    expect(await oldBalance(shop, cardNumber)).toBe(balance);
    expect(await gained()).toBe(0);
    expect(await transfers()).toEqual([]);
  });

  test("for a personal card with another birth date; a card with the customer's name and birth date is accepted", async () => {
    const { request, customer } = await receiver();
    const [person] = await database().select().from(customers).where(eq(customers.id, customer.customerId));
    const { firstName = '', lastName = '', birthDay = null } = person ?? {};
    const other = await newOldCard(shop, { holder: { firstName, lastName, birthDay: '1950-01-01' } });
    await refuse('NOT_FOUND', request(other));
    const own = await newOldCard(shop, { holder: { firstName, lastName: lastName.toUpperCase(), birthDay } });
    expect(await ask(shop, transferBalance, request(own))).toEqual({ amount: 15_000 });
  });

  test('for a card without money', async () => {
    const { request, transfers } = await receiver();
    await refuse('OLD_CARD_EMPTY', request(await newOldCard(shop, { balance: 0 })));
    expect(await transfers()).toEqual([]);
  });

  test("if the wallet's maximum would be exceeded, with the maximum in the metadata; the exact maximum is accepted", async () => {
    const { request, card } = await receiver();
    const maximum = 300_000;
    const old = await newOldCard(shop, { balance: maximum - card.balance + 1 });
    expect((await refuse('E_WALLET_ABOVE_MAXIMUM_AMOUNT', request(old))).metadata).toEqual({ maximum });
    expect(await oldBalance(shop, old)).toBe(maximum - card.balance + 1);
    await changeOldCard(shop, old, { balance: maximum - card.balance });
    expect(await ask(shop, transferBalance, request(old))).toEqual({ amount: maximum - card.balance });
  });

  test('while the old card system is unavailable', async () => {
    const { request, gained, transfers } = await receiver();
    const old = await newOldCard(shop, { fault: 'UNAVAILABLE' });
    await refuse('OLD_CARD_SYSTEM_UNAVAILABLE', request(old));
    expect(await transfers()).toEqual([]);
    expect([await gained(), await oldBalance(shop, old)]).toEqual([0, 15_000]);
  });

  test('into a card of another customer, a card that is not active, and a card without a wallet', async () => {
    const { request, customer, card } = await receiver();
    const old = await newOldCard(shop);
    const stranger = await receiver();
    const into = (mapCardNumber: string) => ({ ...request(old), body: { pakCardNumber: old, mapCardNumber } });
    await refuse('NOT_FOUND', into(stranger.card.cardNumber));
    await refuse('NOT_FOUND', into('2100000000000000000'));
    await database().update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, card.id));
    await refuse('CARD_NOT_ACTIVE', request(old));
    const bank = await newCustomer(shop, 'bank-card');
    const { cardNumber } = await cardOf(shop, bank);
    await refuse('E_WALLET_NOT_ALLOWED', { ...into(cardNumber), token: bank.token });
    expect(customer.customerId).toBeGreaterThan(0);
    expect(await oldBalance(shop, old)).toBe(15_000);
  });

  test('into the cards of assigned and managed customers', async () => {
    const { customer, request } = await receiver();
    const old = await newOldCard(shop);
    const links = await database()
      .select({ type: accountLinks.type, cardNumber: customerCards.cardNumber })
      .from(accountLinks)
      .innerJoin(
        customerCards,
        and(eq(customerCards.customerId, accountLinks.customerId), eq(customerCards.state, 'ACTIVE')),
      )
      .innerJoin(eWallets, eq(eWallets.cardId, customerCards.id))
      .where(eq(accountLinks.accountId, customer.accountId));
    const others = links.filter(({ type }) => type !== 'REGISTERED');
    expect(new Set(others.map(({ type }) => type))).toEqual(new Set(['ASSIGNED', 'MANAGED']));
    for (const { cardNumber } of others)
      await refuse('BALANCE_TRANSFER_NOT_ALLOWED', {
        ...request(old),
        body: { pakCardNumber: old, mapCardNumber: cardNumber },
      });
  });

  test('after too many unknown numbers; known numbers are not counted', async () => {
    const { request } = await receiver();
    await setNumbers({ OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT: 2 });
    try {
      for (let time = 0; time < 3; time += 1) await refuse('OLD_CARD_EMPTY', request(demoOldCards.empty.cardNumber));
      for (let time = 0; time < 2; time += 1) await refuse('NOT_FOUND', request(demoOldCards.ofNobody.cardNumber));
      const { metadata } = await refuse('TOO_MANY_ATTEMPTS', request(await newOldCard(shop)));
      expect(metadata?.['retryAfter']).toBeGreaterThan(0);
    } finally {
      await setNumbers({ OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT: null });
    }
  });
});

describe('money is moved exactly once, or not at all', () => {
  const expectOnce = async ({ gained, booked, transfers }: Receiver, old: string): Promise<void> => {
    expect(await gained()).toBe(15_000);
    expect(await oldBalance(shop, old)).toBe(0);
    expect(await booked()).toHaveLength(1);
    expect((await transfers()).map(({ state }) => state)).toEqual(['BOOKED']);
  };

  test('when the response is lost and the same request is repeated', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop);
    await ask(shop, transferBalance, wallet.request(old, 'key'));
    const again = await send(shop, transferBalance, wallet.request(old, 'key'));
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual({ amount: 15_000 });
    await expectOnce(wallet, old);
    await refuse('OLD_CARD_EMPTY', wallet.request(old, 'another-key'));
    await refuse('IDEMPOTENCY_KEY_REUSED', wallet.request(await newOldCard(shop), 'key'));
  });

  test('when many requests ask for the money at the same time, with one key or with several keys', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop);
    const keys = ['one', 'one', 'one', 'two', 'three', undefined];
    const answers = await Promise.all(
      keys.map(async (key) => {
        const answer = await send(shop, transferBalance, wallet.request(old, key));
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      }),
    );
    await expectOnce(wallet, old);
    for (const { status, body } of answers)
      expect(status === 200 ? body['amount'] : body['name']).toBe(status === 200 ? 15_000 : 'OLD_CARD_EMPTY');
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  test('into only one of two wallets that request the money at the same time', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const old = await newOldCard(shop);
    await Promise.all([one, other].map(({ request }) => send(shop, transferBalance, request(old))));
    expect(new Set([await one.gained(), await other.gained()])).toEqual(new Set([0, 15_000]));
    expect(await oldBalance(shop, old)).toBe(0);
  });

  test('when the old card system carries out a request twice', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'TAKEN_TWICE' });
    expect(await ask(shop, transferBalance, wallet.request(old))).toEqual({ amount: 15_000 });
    await expectOnce(wallet, old);
  });

  test.each(['ERROR_AFTER_TAKING', 'NO_ANSWER_AFTER_TAKING'] as const)(
    'when the old card system takes the money, but does not confirm this: %s',
    async (fault) => {
      const wallet = await receiver();
      const old = await newOldCard(shop, { fault });
      await refuse('BALANCE_TRANSFER_PENDING', wallet.request(old));
      expect([await oldBalance(shop, old), await wallet.gained()]).toEqual([0, 0]);
      expect((await wallet.transfers()).map(({ state }) => state)).toEqual(['BEGUN']);
      await laterOn();
      await expectOnce(wallet, old);
      await laterOn();
      expect(await wallet.mails()).toHaveLength(1);
    },
  );

  test('when it is requested again while the transfer is pending: the second request gets the same transfer', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AFTER_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.request(old, 'one'));
    expect(await ask(shop, transferBalance, wallet.request(old, 'two'))).toEqual({ amount: 15_000 });
    await laterOn();
    await expectOnce(wallet, old);
  });

  test('when another wallet requests the money of a pending transfer: the second request is refused', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const old = await newOldCard(shop, { fault: 'UNAVAILABLE_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', one.request(old));
    await refuse('OLD_CARD_IN_TRANSFER', other.request(old));
    await changeOldCard(shop, old, { fault: 'NONE' });
    await laterOn();
    await expectOnce(one, old);
    expect(await other.transfers()).toEqual([]);
  });

  test('after the old card system was down for a long time and has lost the first request', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.request(old));
    for (let time = 0; time < 12; time += 1) await laterOn(700);
    expect((await wallet.transfers()).map(({ state }) => state)).toEqual(['BEGUN']);
    expect(await wallet.mails()).toEqual([]);
    await changeOldCard(shop, old, { fault: 'NONE' });
    await laterOn(700);
    await expectOnce(wallet, old);
    expect(await wallet.mails()).toHaveLength(1);
  });

  test('when the wallet got more money meanwhile: money that was already taken is booked', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AFTER_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.request(old));
    await database().update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, wallet.card.walletId));
    await laterOn();
    expect((await cardOf(shop, wallet.customer)).balance).toBe(314_000);
  });

  test('when the old card was emptied meanwhile: not at all; a mail is sent, and the key can be used again', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.request(old, 'key'));
    await changeOldCard(shop, old, { fault: 'NONE', balance: 0 });
    await laterOn();
    expect(await wallet.transfers()).toMatchObject([{ state: 'REFUSED', refusal: 'EMPTY', amount: null, key: null }]);
    const [mail] = await wallet.mails();
    expect(mail?.subject).toBe('Zůstatek staré karty se nepodařilo převést');
    expect(await wallet.gained()).toBe(0);
    await changeOldCard(shop, old, { balance: 15_000 });
    expect(await ask(shop, transferBalance, wallet.request(old, 'key'))).toEqual({ amount: 15_000 });
  });

  test('when the old card was topped up meanwhile, so that its balance exceeds the maximum: not at all', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.request(old));
    await changeOldCard(shop, old, { fault: 'NONE', balance: 400_000 });
    await laterOn();
    expect(await wallet.transfers()).toMatchObject([{ state: 'REFUSED', refusal: 'TOO_MUCH' }]);
    expect(await oldBalance(shop, old)).toBe(400_000);
  });
});
