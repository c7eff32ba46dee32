import type { Database } from '../../platform/db/database.ts';
import { lockText } from '../../platform/db/lock-text.ts';
import { and, asc, desc, eq, notInArray } from '../../platform/db/orm.ts';
import { knownNetworks } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';

type CallFrom = Pick<Call<never>, 'services' | 'now' | 'address'>;

/** The number of networks kept for an account: the latest ones. */
const maximumNetworks = 50;

/**
 * The value that is stored for a network. It is made from the network and the account, so that the database does not
 * reveal which accounts use the same network.
 */
const markOf = ({ services: { cipher }, address }: CallFrom, accountId: number): string =>
  cipher.mark(address, `network of ${String(accountId)}`);

const isOf = (accountId: number) => eq(knownNetworks.accountId, accountId);

/** Whether an account has logged in from the network of a call. */
export async function isKnownNetwork(call: CallFrom, accountId: number): Promise<boolean> {
  const one = and(isOf(accountId), eq(knownNetworks.mark, markOf(call, accountId)));
  return (await call.services.database.$count(knownNetworks, one)) > 0;
}

const latest = (transaction: Database, accountId: number) =>
  transaction
    .select({ mark: knownNetworks.mark })
    .from(knownNetworks)
    .where(isOf(accountId))
    .orderBy(desc(knownNetworks.lastUsed), asc(knownNetworks.mark))
    .limit(maximumNetworks);

/** Stores that an account has logged in from the network of a call. */
export async function rememberNetwork(call: CallFrom, accountId: number): Promise<void> {
  const { now: lastUsed, services } = call;
  await services.database.transaction(async (transaction) => {
    // Without this lock, log-ins at the same time could lock the rows in different orders.
    await lockText(transaction, `known networks of ${String(accountId)}`);
    await transaction
      .insert(knownNetworks)
      .values({ accountId, mark: markOf(call, accountId), lastUsed })
      .onConflictDoUpdate({ target: [knownNetworks.accountId, knownNetworks.mark], set: { lastUsed } });
    const old = notInArray(knownNetworks.mark, latest(transaction, accountId));
    await transaction.delete(knownNetworks).where(and(isOf(accountId), old));
  });
}
