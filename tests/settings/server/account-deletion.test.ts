import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { activeTickets, deleteCustomerAccount, relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { customerAccountLinks, managingAccounts } from '#contract/endpoints/account-link-list.ts';
import { login, register } from '#contract/endpoints/auth.ts';
import { createOrder, initPayment, orders as orderList } from '#contract/endpoints/orders.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import {
  accountDeletions,
  accountLinks,
  accountNotices,
  balanceTransfers,
  customerAccounts,
  customerCards,
  customers,
  eWallets,
  orders,
  outbox,
  payments,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { link, sharedParent } from '../../common/server/support/guardians.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { ordering, topUp } from '../../common/server/support/purchase.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const flag = 'accountDeletionWithActiveTicketsAllowed';
const allowLosses = (allowed: boolean) =>
  server.services.settings.change(server.services.database, { [flag]: allowed });
afterEach(() => allowLosses(true));

const withPassword = ({ token, password }: Pick<Account, 'token' | 'password'>) => ({ token, body: { password } });
const remove = (account: Account) => call(server, deleteCustomerAccount, withPassword(account));
const accountRow = async ({ accountId }: Pick<Account, 'accountId'>) =>
  (await server.services.database.select().from(customerAccounts).where(eq(customerAccounts.id, accountId)))[0];

describe('the active tickets (SET-01)', () => {
  test('are the tickets of the own customer and of assigned customers that have not ended', async () => {
    const adult = await freshAccount(server, 'adult');
    const { items } = await call(server, activeTickets, { token: adult.token });
    expect(items.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2026-10-27', '2026-11-25'],
      ['2026-11-26', '2026-12-25'],
    ]);
    expect(items[0]).toMatchObject({
      customer: { firstName: 'Jana', lastName: 'Novotná' },
      customerProfile: { displayName: 'Dospělý' },
    });
    const parent = await freshAccount(server, 'parent');
    const ofChild = await call(server, activeTickets, { token: parent.token });
    expect(ofChild.items.map(({ customer }) => customer.firstName)).toEqual(['Matěj']);
    await link(server, parent, adult.customerId, 'MANAGED');
    expect((await call(server, activeTickets, { token: parent.token })).items).toHaveLength(1);
  });

  test('are shown in the order in which they end', async () => {
    const { token } = await freshAccount(server, 'adult');
    const read = async () => (await call(server, activeTickets, { token })).items.map(({ id }) => id);
    const [first = 0, second] = await read();
    await server.services.database.update(ticketFares).set({ validTo: '2026-12-31' }).where(eq(ticketFares.id, first));
    expect(await read()).toEqual([second, first]);
  });

  test('are in the requested language; an account without a customer has no active tickets', async () => {
    const { token } = await freshAccount(server, 'adult');
    const { items } = await call(server, activeTickets, { token, headers: { 'accept-language': 'en' } });
    expect(items[0]?.customerProfile.displayName).toBe('Adult');
    const newcomer = await freshAccount(server, 'newcomer');
    expect(await call(server, activeTickets, { token: newcomer.token })).toEqual({ items: [] });
  });

  test('do not include a cancelled ticket; a ticket is active on its last day, but not after it', async () => {
    const { token, customerId } = await freshAccount(server, 'adult');
    const { items } = await call(server, activeTickets, { token });
    const { database } = server.services;
    const [first, second] = items;
    await database
      .update(ticketFares)
      .set({ cancelled: true })
      .where(eq(ticketFares.id, second?.id ?? 0));
    await database
      .update(ticketFares)
      .set({ validTo: '2026-11-21' })
      .where(eq(ticketFares.id, first?.id ?? 0));
    expect((await call(server, activeTickets, { token })).items.map(({ id }) => id)).toEqual([first?.id]);
    await database
      .update(ticketFares)
      .set({ validTo: '2026-11-20' })
      .where(eq(ticketFares.id, first?.id ?? 0));
    expect((await call(server, activeTickets, { token })).items).toEqual([]);
    expect(customerId).toBeGreaterThan(0);
  });
});

describe('the related customers', () => {
  test('are returned with cards, money and whether other accounts have them, the own customer first', async () => {
    const { parent, second, children } = await sharedParent(server);
    await server.services.database.delete(accountLinks).where(eq(accountLinks.customerId, children[1] ?? 0));
    await link(server, parent, children[1] ?? 0, 'ASSIGNED');
    const { items } = await call(server, relatedCustomers, { token: parent.token });
    expect(
      items.map(({ firstName, customerAccountLinkType: type, hasWalletFunds, onlyHere }) => [
        firstName,
        type,
        hasWalletFunds,
        onlyHere,
      ]),
    ).toEqual([
      ['Lenka', 'REGISTERED', true, true],
      ['Matěj', 'ASSIGNED', true, false],
      ['Eliška', 'ASSIGNED', true, true],
      ['Karel', 'MANAGED', true, true],
    ]);
    expect(items[0]?.activeCardNumber).toMatch(/^\d+$/);
    expect((await call(server, relatedCustomers, { token: second.token })).items).toHaveLength(1);
  });

  test('are only the adults if the call asks for adults', async () => {
    const { token } = await freshAccount(server, 'parent');
    const { items } = await call(server, relatedCustomers, { token, query: { adultOnly: true } });
    expect(items.map(({ firstName }) => firstName)).toEqual(['Lenka', 'Karel']);
  });
});

describe('the deletion of an account is refused (SET-02)', () => {
  test('without the password, and with a wrong password, which counts as a failed log-in', async () => {
    const adult = await freshAccount(server, 'adult');
    const { token } = adult;
    await refusal(server, deleteCustomerAccount, 'EMPTY_PASSWORD', { token, body: { password: '' } });
    const wrong = { token, body: { password: 'Linka-2027' } };
    for (let time = 0; time < 10; time += 1) await refusal(server, deleteCustomerAccount, 'INVALID_PASSWORD', wrong);
    const { metadata } = await refusal(server, deleteCustomerAccount, 'TOO_MANY_ATTEMPTS', withPassword(adult));
    expect(Number(metadata?.['retryAfter'])).toBeGreaterThan(0);
    await refusal(server, login, 'TOO_MANY_ATTEMPTS', {
      body: { username: adult.username, password: adult.password },
    });
    expect((await accountRow(adult))?.username).toBe(adult.username);
  });

  test('with active tickets or money in a wallet, unless the operator allows their loss', async () => {
    await allowLosses(false);
    const adult = await freshAccount(server, 'adult');
    await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_ACTIVE_TICKETS', withPassword(adult));
    const { database } = server.services;
    await database.update(ticketFares).set({ cancelled: true });
    await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_WALLET_FUNDS', withPassword(adult));
    await database.update(eWallets).set({ currentAmount: 0 });
    await remove(adult);
    const other = await freshAccount(server, 'adult');
    await allowLosses(true);
    await remove(other);
  });

  test('while an order is unpaid or is being paid', async () => {
    const adult = await freshAccount(server, 'adult');
    await topUp(server, adult, adult.customerId);
    const { id } = await call(server, createOrder, ordering(adult));
    await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_OPEN_ORDER', withPassword(adult));
    await call(server, initPayment, { token: adult.token, params: { id } });
    const { database } = server.services;
    await database.update(orders).set({ state: 'CANCELLED' }).where(eq(orders.id, id));
    await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_OPEN_ORDER', withPassword(adult));
    await database.update(payments).set({ state: 'CANCELLED' }).where(eq(payments.orderId, id));
    await remove(adult);
  });

  test.each(['BEGUN', 'TAKEN'] as const)('while a transfer from an old card is %s', async (state) => {
    const adult = await freshAccount(server, 'adult');
    const { database } = server.services;
    const [wallet] = await database
      .select({ id: eWallets.id })
      .from(eWallets)
      .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
      .where(eq(customerCards.customerId, adult.customerId));
    const transfer = {
      accountId: adult.accountId,
      eWalletId: wallet?.id ?? 0,
      oldCardMark: randomUUID(),
      oldCardMasked: '•••• 0015',
      atMost: 100,
      state,
      amount: state === 'TAKEN' ? 100 : null,
      begun: server.clock.now(),
    };
    await database.insert(balanceTransfers).values(transfer);
    await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_OPEN_TRANSFER', withPassword(adult));
    await database
      .update(balanceTransfers)
      .set({ state: 'REFUSED', amount: null })
      .where(eq(balanceTransfers.accountId, adult.accountId));
    await remove(adult);
  });

  test.each(['DELIVER_ORDER', 'MAIL_ORDER_PAID', 'MAIL_INVOICE'] as const)(
    'while the outbox entry %s of an order is not done',
    async (kind) => {
      const adult = await freshAccount(server, 'adult');
      const { database } = server.services;
      const [order] = await database.select().from(orders).where(eq(orders.accountId, adult.accountId));
      const now = server.clock.now();
      await database.insert(outbox).values({ kind, subjectId: order?.id ?? 0, created: now, notBefore: now });
      await refusal(server, deleteCustomerAccount, 'ACCOUNT_HAS_OPEN_ORDER', withPassword(adult));
      await database
        .update(outbox)
        .set({ done: now })
        .where(eq(outbox.subjectId, order?.id ?? 0));
      await remove(adult);
    },
  );
});

describe('a deleted account (SET-02)', () => {
  test('gets 401 from every endpoint, also for a second deletion, and cannot log in', async () => {
    const adult = await freshAccount(server, 'adult');
    await remove(adult);
    for (const endpoint of [orderList, shoppingCart, activeTickets, customerAccountLinks])
      await refusal(server, endpoint, 'UNAUTHENTICATED', { token: adult.token });
    await refusal(server, deleteCustomerAccount, 'UNAUTHENTICATED', withPassword(adult));
    const { username, password } = adult;
    await refusal(server, login, 'INVALID_CREDENTIALS', { body: { username, password } });
    const shell = await accountRow(adult);
    expect(shell).toMatchObject({ verified: false, termsAgreedAt: null, keptTokenId: null });
    expect(shell?.username).toMatch(/^deleted-\d+@[\da-f]{16}\.invalid$/);
    await refusal(server, login, 'INVALID_CREDENTIALS', { body: { username: shell?.username ?? '', password } });
  });

  test('makes its address free for a new registration', async () => {
    const adult = await freshAccount(server, 'adult');
    await remove(adult);
    const { username, password } = adult;
    await call(server, register, { body: { username, password, termsAndConditionsAgreed: true } });
    const { database } = server.services;
    const [next] = await database.select().from(customerAccounts).where(eq(customerAccounts.username, username));
    expect(next?.id).not.toBe(adult.accountId);
    expect(await database.$count(accountLinks, eq(accountLinks.accountId, next?.id ?? 0))).toBe(0);
  });

  test('is deleted only one time by several calls at once, with one record', async () => {
    const adult = await freshAccount(server, 'adult');
    const answers = await Promise.all([1, 2, 3].map(() => send(server, deleteCustomerAccount, withPassword(adult))));
    expect(statusesOf(answers)).toEqual([204, 401, 401]);
    const { database } = server.services;
    const records = await database
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.accountId, adult.accountId));
    expect(records).toMatchObject([
      {
        at: server.clock.now(),
        erased: { account_links: 1, cart_items: 0 },
        anonymised: { customer_accounts: 1, customers: 1, customer_cards: 2, e_wallet_transactions: 7 },
        kept: { orders: 5, order_items: 5, payments: 4, invoices: 0 },
      },
    ]);
  });

  test('has an anonymised customer with blocked cards; only the active card keeps its number', async () => {
    const adult = await freshAccount(server, 'adult');
    const { database } = server.services;
    const mine = eq(customerCards.customerId, adult.customerId);
    const before = await database.select().from(customerCards).where(mine).orderBy(customerCards.id);
    await remove(adult);
    const after = await database.select().from(customerCards).where(mine).orderBy(customerCards.id);
    expect(after.map(({ state }) => state)).toEqual(['EXPIRED', 'BLOCKED']);
    expect(after[0]?.cardNumber).not.toBe(before[0]?.cardNumber);
    expect(after[1]?.cardNumber).toBe(before[1]?.cardNumber);
    const [nobody] = await database.select().from(customers).where(eq(customers.id, adult.customerId));
    expect(nobody).toMatchObject({ firstName: '–', birthDay: null, email: null, pin: null, changes: null });
    expect(nobody?.anonymised).toEqual(server.clock.now());
  });

  test('does not change its customer if the customer is assigned to another account', async () => {
    const adult = await freshAccount(server, 'adult');
    const parent = await freshAccount(server, 'newcomer');
    await link(server, parent, adult.customerId, 'ASSIGNED');
    await remove(adult);
    const { items } = await call(server, relatedCustomers, { token: parent.token });
    expect(items).toMatchObject([{ firstName: 'Jana', lastName: 'Novotná' }]);
    expect(items[0]?.activeCardNumber).not.toBeNull();
  });

  test('is reported by mail to the person, to the people whose cards it managed, and to the accounts that managed its card', async () => {
    const { parent } = await sharedParent(server);
    const { items } = await call(server, relatedCustomers, { token: parent.token });
    const managed = await freshAccount(server, 'newcomer');
    await link(
      server,
      managed,
      items.find(({ customerAccountLinkType: type }) => type === 'MANAGED')?.id ?? 0,
      'REGISTERED',
    );
    const manager = await freshAccount(server, 'adult');
    await link(server, manager, parent.customerId, 'MANAGED');
    await remove(parent);
    const subjects = async ({ username }: Account) => (await mailsTo(server, username)).map(({ subject }) => subject);
    expect(await subjects(parent)).toEqual(['Váš účet je smazaný']);
    expect(await subjects(managed)).toEqual(['Účet, který spravoval vaši kartu, je smazaný']);
    expect(await subjects(manager)).toEqual(['Jednu kartu už nespravujete']);
    expect((await mailsTo(server, manager.username))[0]?.text).toContain('Lenka Dvořáková');
    expect(await server.services.database.$count(accountNotices)).toBe(0);
    expect((await call(server, managingAccounts, { token: managed.token })).items).toEqual([]);
    expect((await call(server, customerAccountLinks, { token: manager.token })).items).toHaveLength(1);
  });

  test("is reported to each account in that account's language", async () => {
    const owner = await freshAccount(server, 'adult');
    const manager = await freshAccount(server, 'adult');
    await link(server, manager, owner.customerId, 'MANAGED');
    await speak(server, owner, 'en');
    await speak(server, manager, 'pl');
    await remove(owner);
    const languages = async ({ username }: Account) =>
      (await mailsTo(server, username)).map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1]);
    expect([await languages(owner), await languages(manager)]).toEqual([['en'], ['pl']]);
  });

  test('loses its items in the carts of the accounts that managed its card; their other items stay', async () => {
    const owner = await freshAccount(server, 'adult');
    const manager = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'adult');
    for (const one of [manager, other]) {
      await link(server, one, owner.customerId, 'MANAGED');
      await topUp(server, one, owner.customerId);
    }
    await topUp(server, manager, manager.customerId);
    await remove(owner);
    const cart = await call(server, shoppingCart, { token: manager.token });
    expect(cart.items).toHaveLength(1);
    expect(cart.expiresAt).not.toBeNull();
    expect(await call(server, shoppingCart, { token: other.token })).toMatchObject({ items: [], expiresAt: null });
  });
});
