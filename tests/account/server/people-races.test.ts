import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import { connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import { setMainCard } from '#contract/endpoints/customer-cards.ts';
import { assignOrigin } from '#contract/endpoints/customer-merging.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { createEshopAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { accountLinks, cartItems, customerCards, customers, eWallets } from '#server/platform/db/schema.ts';
import { call, freshAccount, send, statusesOf } from '../../common/server/support/call.ts';
import { by, numbersOf } from '../../common/server/support/connecting.ts';
import { counterCard } from '../../common/server/support/counter-card.ts';
import { topUpOptions } from '../../common/server/support/purchase.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, database: 'postgres' });
  const { settings, database: all } = server.services;
  await settings.change(all, { isAssignCardWithoutAgeRestrictionAllowed: false });
});
afterAll(() => server.stop());

type Account = Awaited<ReturnType<typeof freshAccount>>;
const rounds = [1, 2, 3];
const database = () => server.services.database;

async function linksOf({ accountId }: Account) {
  const rows = await database()
    .select({ id: accountLinks.id, customerId: customers.id, firstName: customers.firstName, type: accountLinks.type })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(eq(accountLinks.accountId, accountId));
  const isPlaceholder = (row: (typeof rows)[number]) => row.firstName === String(row.customerId);
  return (name: 'Dana' | 'Irma' | 'Gita' | 'placeholder') => {
    const found = rows.find((row) => (name === 'placeholder' ? isPlaceholder(row) : row.firstName === name));
    if (found === undefined) throw new Error(`expected a link to ${name}, got none`);
    return found;
  };
}
const ownersOf = (condition: ReturnType<typeof eq>) =>
  database().$count(accountLinks, and(condition, eq(accountLinks.type, 'REGISTERED')));

let people = 0;
const newPerson = (birthDay: string, more: object = {}) => ({
  name: { firstName: 'Nela', lastName: `Nová ${String((people += 1))}` },
  birthDay,
  gdprTermsApproval: true,
  address: { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' },
  ...more,
});

describe('if two calls run at the same time,', () => {
  test.each(rounds)("only one of two managed customers becomes the account's own customer (%i)", async () => {
    const account = await freshAccount(server, 'only-managed');
    const link = await linksOf(account);
    const [dana, irma] = [link('Dana'), link('Irma')];
    await database().update(customers).set({ birthDay: '1990-01-01' }).where(eq(customers.id, irma.customerId));
    const answers = await Promise.all(
      [dana, irma].map(({ id }) => send(server, setMainAccount, { token: account.token, params: { id } })),
    );
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect(await ownersOf(eq(accountLinks.accountId, account.accountId))).toBe(1);
  });

  test.each(rounds)('only one of two accounts that connect the same card gets its holder (%i)', async () => {
    const accounts = [await freshAccount(server, 'newcomer'), await freshAccount(server, 'newcomer')] as const;
    const card = await counterCard(server, accounts[0].accountId, 'adult');
    const answers = await Promise.all(
      accounts.map((account) => send(server, connectRegisteredAccount, by(account, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await ownersOf(eq(accountLinks.customerId, card.customerId))).toBe(1);
  });

  test.each(rounds)("only one of a customer's two cards becomes the main card (%i)", async () => {
    const { token, customerId } = await freshAccount(server, 'two-cards');
    const ofCustomer = eq(customerCards.customerId, customerId);
    const cards = await database().select().from(customerCards).where(ofCustomer);
    const answers = await Promise.all(cards.map(({ id }) => send(server, setMainCard, { token, body: { id } })));
    expect(statusesOf(answers)).toEqual([204, 409]);
    expect(await database().$count(customerCards, and(ofCustomer, eq(customerCards.main, true)))).toBe(1);
  });

  test.each(rounds)('an account that requests two own customers gets only one (%i)', async () => {
    const { token, accountId } = await freshAccount(server, 'newcomer');
    const answers = await Promise.all(
      [1, 2].map(() => send(server, createCustomer, { token, body: newPerson('1990-05-17') })),
    );
    // The second customer cannot be assigned instead, because an adult is too old.
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await ownersOf(eq(accountLinks.accountId, accountId))).toBe(1);
  });

  test.each(rounds)('a wizard that sends its customer twice creates only one customer (%i)', async () => {
    const { token, accountId } = await freshAccount(server, 'adult');
    const flowId = crypto.randomUUID();
    const made = await Promise.all(
      [1, 2].map(() => call(server, createCustomer, { token, body: newPerson('2018-03-04', { flowId }) })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await database().$count(accountLinks, eq(accountLinks.accountId, accountId))).toBe(2);
  });

  test.each(rounds)('only one of two custodians is assigned to a child (%i)', async () => {
    const account = await freshAccount(server, 'only-managed');
    const { customerId } = (await linksOf(account))('Gita');
    const answers = await Promise.all(
      [1, 2].map(() => {
        const { gdprTermsApproval: _, ...parent } = newPerson('1985-01-02');
        return send(server, assignCustodian, { token: account.token, params: { id: customerId }, body: { parent } });
      }),
    );
    expect(statusesOf(answers)).toEqual([204, 409]);
  });

  test.each(rounds)('only one of two accounts is created for a customer (%i)', async () => {
    const [customer] = await database()
      .insert(customers)
      .values({ firstName: 'Věra', lastName: 'Malá', birthDay: '1990-01-01' })
      .returning();
    const customerId = customer?.id ?? 0;
    const answers = await Promise.all(
      ['one', 'other'].map((name) => {
        const body = { customerId, username: `${name}-${String(customerId)}@linka.example` };
        return send(server, createEshopAccount, { token: 'sandbox-system-token', body });
      }),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await ownersOf(eq(accountLinks.customerId, customerId))).toBe(1);
  });

  test.each(rounds)(
    'no item stays in the cart for a placeholder that is merged while the item is added (%i)',
    async () => {
      const account = await freshAccount(server, 'only-managed');
      const link = await linksOf(account);
      const [placeholder, dana] = [link('placeholder').customerId, link('Dana').customerId];
      const [card] = await database().select().from(customerCards).where(eq(customerCards.customerId, placeholder));
      await database()
        .insert(eWallets)
        .values({ cardId: card?.id ?? 0, currentAmount: 0 });
      const buying = await topUpOptions(server, account, placeholder);
      const [merged, bought] = await Promise.all([
        send(server, assignOrigin, { token: account.token, params: { id: placeholder }, body: { originId: dana } }),
        send(server, addEWalletTransaction, buying),
      ]);
      expect(merged.status).toBe(204);
      expect([200, 404], await bought.clone().text()).toContain(bought.status);
      const items = await database().select().from(cartItems).where(eq(cartItems.accountId, account.accountId));
      expect(items.map(({ customerId }) => customerId)).toEqual(bought.status === 200 ? [dana] : []);
    },
  );
});
