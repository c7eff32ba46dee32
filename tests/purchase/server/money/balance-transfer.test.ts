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
  // PGlite makes calls wait for each other, so that it would hide a missing lock.
  shop = await startShop({ database: 'postgres' });
});
afterAll(() => shop.stop());

const database = () => shop.services.database;

/** A customer with a card, and what the shop holds of their transfers. */
async function receiver() {
  const customer = await newCustomer(shop);
  const card = await cardOf(shop, customer);
  return {
    customer,
    card,
    asking: (pakCardNumber: string, key?: string) => ({
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

const refuse = (name: ErrorName, asked: ReturnType<Receiver['asking']>) =>
  refusal(shop, transferBalance, name, {
    ...asked,
    ...(asked.key === undefined ? {} : { headers: { 'idempotency-key': asked.key } }),
  });

/** The outbox's turn, after the call that began a transfer had its time. */
async function laterOn(seconds = 20): Promise<void> {
  pass(shop, seconds);
  while (await processDue(shop.services));
}

async function setNumbers(changes: Parameters<Shop['services']['settings']['change']>[1]): Promise<void> {
  await shop.services.settings.change(database(), changes);
}

describe('the balance of an old card', () => {
  test('is moved into the wallet, with a row of the ledger', async () => {
    const { asking, booked, gained, transfers, card } = await receiver();
    const old = await newOldCard(shop);
    expect(await ask(shop, transferBalance, asking(old))).toEqual({ amount: 15_000 });
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

  test('can be asked for with spaces in the number', async () => {
    const { asking } = await receiver();
    const old = await newOldCard(shop);
    await ask(shop, transferBalance, asking(` ${old.replaceAll(/(\d{4})/g, '$1 ')}`));
  });

  test('is shown in a mail as well, once', async () => {
    const { asking, mails: sent } = await receiver();
    const old = await newOldCard(shop);
    await ask(shop, transferBalance, asking(old));
    await laterOn();
    await laterOn();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Zůstatek staré karty je v peněžence');
    expect(mail?.text).toMatch(/150,00/);
    expect(mail?.text).toContain(`•••• ${old.slice(-4)}`);
  });

  test('is shown in the language of the account', async () => {
    const { asking, customer, mails: sent } = await receiver();
    await speak(shop, customer, 'en');
    await ask(shop, transferBalance, asking(await newOldCard(shop)));
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
    const { asking } = await receiver();
    expect((await refuse('INVALID_OLD_CARD_NUMBER', asking(pakCardNumber))).metadata).toEqual({ problem });
  });

  test('for a card that the old system does not know, and for a personal card of somebody else', async () => {
    const { asking, gained, transfers } = await receiver();
    await refuse('NOT_FOUND', asking(simulatedOldCardNumber('99999999999')));
    const { cardNumber, balance } = demoOldCards.ofNobody;
    await refuse('NOT_FOUND', asking(cardNumber));
    expect(await oldBalance(shop, cardNumber)).toBe(balance);
    expect(await gained()).toBe(0);
    expect(await transfers()).toEqual([]);
  });

  test('but a personal card of the customer is known by name and birth day', async () => {
    const { asking, customer } = await receiver();
    const [person] = await database().select().from(customers).where(eq(customers.id, customer.customerId));
    const { firstName = '', lastName = '', birthDay = null } = person ?? {};
    const other = await newOldCard(shop, { holder: { firstName, lastName, birthDay: '1950-01-01' } });
    await refuse('NOT_FOUND', asking(other));
    const own = await newOldCard(shop, { holder: { firstName, lastName: lastName.toUpperCase(), birthDay } });
    expect(await ask(shop, transferBalance, asking(own))).toEqual({ amount: 15_000 });
  });

  test('for a card without money', async () => {
    const { asking, transfers } = await receiver();
    await refuse('OLD_CARD_EMPTY', asking(await newOldCard(shop, { balance: 0 })));
    expect(await transfers()).toEqual([]);
  });

  test('for more than the wallet may hold, with the maximum, and not one hundredth less', async () => {
    const { asking, card } = await receiver();
    const maximum = 300_000;
    const old = await newOldCard(shop, { balance: maximum - card.balance + 1 });
    expect((await refuse('E_WALLET_ABOVE_MAXIMUM_AMOUNT', asking(old))).metadata).toEqual({ maximum });
    expect(await oldBalance(shop, old)).toBe(maximum - card.balance + 1);
    await changeOldCard(shop, old, { balance: maximum - card.balance });
    expect(await ask(shop, transferBalance, asking(old))).toEqual({ amount: maximum - card.balance });
  });

  test('while the old card system is unavailable', async () => {
    const { asking, gained, transfers } = await receiver();
    const old = await newOldCard(shop, { fault: 'UNAVAILABLE' });
    await refuse('OLD_CARD_SYSTEM_UNAVAILABLE', asking(old));
    expect(await transfers()).toEqual([]);
    expect([await gained(), await oldBalance(shop, old)]).toEqual([0, 15_000]);
  });

  test('into a card of somebody else, a card that is not active, and one without a wallet', async () => {
    const { asking, customer, card } = await receiver();
    const old = await newOldCard(shop);
    const stranger = await receiver();
    const into = (mapCardNumber: string) => ({ ...asking(old), body: { pakCardNumber: old, mapCardNumber } });
    await refuse('NOT_FOUND', into(stranger.card.cardNumber));
    await refuse('NOT_FOUND', into('2100000000000000000'));
    await database().update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, card.id));
    await refuse('CARD_NOT_ACTIVE', asking(old));
    const bank = await newCustomer(shop, 'bank-card');
    const { cardNumber } = await cardOf(shop, bank);
    await refuse('E_WALLET_NOT_ALLOWED', { ...into(cardNumber), token: bank.token });
    expect(customer.customerId).toBeGreaterThan(0);
    expect(await oldBalance(shop, old)).toBe(15_000);
  });

  test('for assigned and managed customers', async () => {
    const { customer, asking } = await receiver();
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
        ...asking(old),
        body: { pakCardNumber: old, mapCardNumber: cardNumber },
      });
  });

  test('after too many numbers that were not found; numbers that were found do not count', async () => {
    const { asking } = await receiver();
    await setNumbers({ OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT: 2 });
    try {
      for (let time = 0; time < 3; time += 1) await refuse('OLD_CARD_EMPTY', asking(demoOldCards.empty.cardNumber));
      for (let time = 0; time < 2; time += 1) await refuse('NOT_FOUND', asking(demoOldCards.ofNobody.cardNumber));
      const { metadata } = await refuse('TOO_MANY_ATTEMPTS', asking(await newOldCard(shop)));
      expect(metadata?.['retryAfter']).toBeGreaterThan(0);
    } finally {
      await setNumbers({ OLD_CARD_MISSES_ALLOWED_PER_ACCOUNT: null });
    }
  });
});

describe('money is moved exactly once', () => {
  const expectOnce = async ({ gained, booked, transfers }: Receiver, old: string): Promise<void> => {
    expect(await gained()).toBe(15_000);
    expect(await oldBalance(shop, old)).toBe(0);
    expect(await booked()).toHaveLength(1);
    expect((await transfers()).map(({ state }) => state)).toEqual(['BOOKED']);
  };

  test('when the answer is lost and the same call is made again', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop);
    await ask(shop, transferBalance, wallet.asking(old, 'key'));
    const again = await send(shop, transferBalance, wallet.asking(old, 'key'));
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual({ amount: 15_000 });
    await expectOnce(wallet, old);
    await refuse('OLD_CARD_EMPTY', wallet.asking(old, 'another-key'));
    await refuse('IDEMPOTENCY_KEY_REUSED', wallet.asking(await newOldCard(shop), 'key'));
  });

  test('when it is asked for many times at once, with one key or with several', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop);
    const keys = ['one', 'one', 'one', 'two', 'three', undefined];
    const answers = await Promise.all(
      keys.map(async (key) => {
        const answer = await send(shop, transferBalance, wallet.asking(old, key));
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      }),
    );
    await expectOnce(wallet, old);
    for (const { status, body } of answers)
      expect(status === 200 ? body['amount'] : body['name']).toBe(status === 200 ? 15_000 : 'OLD_CARD_EMPTY');
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  test('into one of two wallets that ask for it at once', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const old = await newOldCard(shop);
    await Promise.all([one, other].map(({ asking }) => send(shop, transferBalance, asking(old))));
    expect(new Set([await one.gained(), await other.gained()])).toEqual(new Set([0, 15_000]));
    expect(await oldBalance(shop, old)).toBe(0);
  });

  test('when the old card system carries a request out twice', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'TAKEN_TWICE' });
    expect(await ask(shop, transferBalance, wallet.asking(old))).toEqual({ amount: 15_000 });
    await expectOnce(wallet, old);
  });

  test.each(['ERROR_AFTER_TAKING', 'NO_ANSWER_AFTER_TAKING'] as const)(
    'when the old card system takes it without saying so: %s',
    async (fault) => {
      const wallet = await receiver();
      const old = await newOldCard(shop, { fault });
      await refuse('BALANCE_TRANSFER_PENDING', wallet.asking(old));
      expect([await oldBalance(shop, old), await wallet.gained()]).toEqual([0, 0]);
      expect((await wallet.transfers()).map(({ state }) => state)).toEqual(['BEGUN']);
      await laterOn();
      await expectOnce(wallet, old);
      await laterOn();
      expect(await wallet.mails()).toHaveLength(1);
    },
  );

  test('when it is asked for again while it is on its way: the second call gets the same transfer', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AFTER_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.asking(old, 'one'));
    expect(await ask(shop, transferBalance, wallet.asking(old, 'two'))).toEqual({ amount: 15_000 });
    await laterOn();
    await expectOnce(wallet, old);
  });

  test('when another wallet asks for it while it is on its way: that one is notified', async () => {
    const [one, other] = [await receiver(), await receiver()];
    const old = await newOldCard(shop, { fault: 'UNAVAILABLE_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', one.asking(old));
    await refuse('OLD_CARD_IN_TRANSFER', other.asking(old));
    await changeOldCard(shop, old, { fault: 'NONE' });
    await laterOn();
    await expectOnce(one, old);
    expect(await other.transfers()).toEqual([]);
  });

  test('after the old card system was down for long, or had even forgotten the first request', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.asking(old));
    for (let time = 0; time < 12; time += 1) await laterOn(700);
    expect((await wallet.transfers()).map(({ state }) => state)).toEqual(['BEGUN']);
    expect(await wallet.mails()).toEqual([]);
    await changeOldCard(shop, old, { fault: 'NONE' });
    await laterOn(700);
    await expectOnce(wallet, old);
    expect(await wallet.mails()).toHaveLength(1);
  });

  test('also when the wallet has become fuller meanwhile: money that was taken is booked', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AFTER_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.asking(old));
    await database().update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, wallet.card.walletId));
    await laterOn();
    expect((await cardOf(shop, wallet.customer)).balance).toBe(314_000);
  });

  test('not at all when the old card has been emptied meanwhile: the mail says so, and the key is free again', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.asking(old, 'key'));
    await changeOldCard(shop, old, { fault: 'NONE', balance: 0 });
    await laterOn();
    expect(await wallet.transfers()).toMatchObject([{ state: 'REFUSED', refusal: 'EMPTY', amount: null, key: null }]);
    const [mail] = await wallet.mails();
    expect(mail?.subject).toBe('Zůstatek staré karty se nepodařilo převést');
    expect(await wallet.gained()).toBe(0);
    await changeOldCard(shop, old, { balance: 15_000 });
    expect(await ask(shop, transferBalance, wallet.asking(old, 'key'))).toEqual({ amount: 15_000 });
  });

  test('not more than fits, when the old card has been topped up between the two calls to its system', async () => {
    const wallet = await receiver();
    const old = await newOldCard(shop, { fault: 'NO_ANSWER_AT_TAKING' });
    await refuse('BALANCE_TRANSFER_PENDING', wallet.asking(old));
    await changeOldCard(shop, old, { fault: 'NONE', balance: 400_000 });
    await laterOn();
    expect(await wallet.transfers()).toMatchObject([{ state: 'REFUSED', refusal: 'TOO_MUCH' }]);
    expect(await oldBalance(shop, old)).toBe(400_000);
  });
});
