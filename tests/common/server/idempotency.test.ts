import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeCard } from '#contract/endpoints/customers.ts';
import { addEWalletTransaction, clearCart, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { repeatedHeader } from '#contract/idempotency.ts';
import { noteLimit } from '#machines/account/e-wallet-top-up/e-wallet-top-up.problems.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { idempotencyKeys } from '#server/platform/db/schema.ts';
import { claimKey, keyOwners } from '#server/platform/http/idempotency.ts';
import { call, freshAccount, refusal, send } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

async function withWallet() {
  const { token, customerId } = await freshAccount(server, 'adult');
  const card = await call(server, activeCard, { token, params: { id: customerId } });
  const topUp = (key: string, price: number) => ({
    token,
    headers: { 'idempotency-key': key },
    body: { eWalletId: card.electronicWallet?.id, price, previousBalance: card.electronicWallet?.currentAmount },
  });
  return { token, topUp };
}

describe('an idempotency key', () => {
  test('gets the same answer for the same request, and the work is done only one time', async () => {
    const { token, topUp } = await withWallet();
    const first = await call(server, addEWalletTransaction, topUp('key-1', 10_000));
    expect(await call(server, addEWalletTransaction, topUp('key-1', 10_000))).toEqual(first);
    expect((await call(server, shoppingCart, { token })).items).toHaveLength(1);
    await refusal(server, addEWalletTransaction, 'E_WALLET_RECHARGE_ALREADY_IN_CART', topUp('key-2', 10_000));
  });

  test('is accepted for a top-up whose note has the maximum length and no space', async () => {
    const { topUp } = await withWallet();
    const note = 'x'.repeat(noteLimit);
    const key = idempotencyKey(randomUUID(), 3, 10_000, 0, note);
    const { body, ...options } = topUp(key, 10_000);
    const added = await call(server, addEWalletTransaction, { ...options, body: { ...body, note } });
    expect(added.type).toBe('ELECTRONIC_WALLET');
  });

  test.each(['x'.repeat(201), 'with blank', 'a~b', 'one, two'])('is refused if it is %j', async (key) => {
    const { topUp } = await withWallet();
    await refusal(server, addEWalletTransaction, 'VALIDATION_ERROR', topUp(key, 10_000));
  });

  test('is refused if it was used for another request', async () => {
    const { topUp } = await withWallet();
    await call(server, addEWalletTransaction, topUp('key-1', 10_000));
    await refusal(server, addEWalletTransaction, 'IDEMPOTENCY_KEY_REUSED', topUp('key-1', 20_000));
  });

  test('is separate for each account', async () => {
    const [one, other] = [await withWallet(), await withWallet()];
    const first = await call(server, addEWalletTransaction, one.topUp('same-key', 10_000));
    const second = await call(server, addEWalletTransaction, other.topUp('same-key', 30_000));
    expect(second.id).not.toBe(first.id);
  });

  test('gives the same answer to many simultaneous calls', async () => {
    const { token, topUp } = await withWallet();
    const calls = Array.from({ length: 8 }, () => call(server, addEWalletTransaction, topUp('double-click', 10_000)));
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect((await call(server, shoppingCart, { token })).items).toHaveLength(1);
  });

  test('does not store a refusal, because its cause may be corrected later', async () => {
    const { token, topUp } = await withWallet();
    await call(server, addEWalletTransaction, topUp('first', 10_000));
    await refusal(server, addEWalletTransaction, 'E_WALLET_RECHARGE_ALREADY_IN_CART', topUp('second', 10_000));
    await call(server, clearCart, { token });
    await call(server, addEWalletTransaction, topUp('second', 10_000));
  });

  test('must match the pattern, and is optional', async () => {
    const { topUp } = await withWallet();
    await refusal(server, addEWalletTransaction, 'VALIDATION_ERROR', topUp('a b', 10_000));
    await refusal(server, addEWalletTransaction, 'VALIDATION_ERROR', topUp('x'.repeat(201), 10_000));
    const { token, body } = topUp('', 10_000);
    await call(server, addEWalletTransaction, { token, body });
  });

  test('is ignored by a call that creates nothing', async () => {
    const { token } = await withWallet();
    for (const key of ['cleared', 'cleared', 'a b']) {
      const answer = await send(server, clearCart, { token, headers: { 'idempotency-key': key } });
      expect([answer.status, answer.headers.get(repeatedHeader)]).toEqual([204, null]);
    }
  });

  test('is stored without a hash from which the password of a call could be found', async () => {
    const { database } = server.services;
    const claim = (password: string, name: string) => {
      const request = { body: { name, password } };
      const keyed = { accountId: -2, key: `key-${password}-${name}`, operation: 'createSomebody', request };
      return database.transaction((transaction) => claimKey(transaction, keyed, server.clock.now()));
    };
    await claim('first', 'one');
    await claim('second', 'one');
    await claim('first', 'other');
    const rows = await database.select().from(idempotencyKeys).where(eq(idempotencyKeys.accountId, -2));
    expect(new Set(rows.map(({ requestHash }) => requestHash)).size).toBe(2);
  });

  test('is stored separately for the telephone application, for another system and for accounts', () => {
    const owners = Object.values(keyOwners);
    expect(new Set(owners).size).toBe(2);
    expect(owners.filter((owner) => owner > 0)).toEqual([]);
  });

  test('is deleted after a day', async () => {
    const { token, topUp } = await withWallet();
    const first = await call(server, addEWalletTransaction, topUp('daily', 10_000));
    await call(server, clearCart, { token });
    await deleteOldRows(server.services);
    expect(await call(server, addEWalletTransaction, topUp('daily', 10_000))).toEqual(first);
    const { clock } = server.services;
    await deleteOldRows({
      ...server.services,
      clock: { now: () => new Date(clock.now().getTime() + 25 * 3600 * 1000) },
    });
    expect((await call(server, addEWalletTransaction, topUp('daily', 10_000))).id).not.toBe(first.id);
  });
});
