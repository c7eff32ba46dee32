import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import { deletionObstacle, factsOfPeople } from '#rules/account-deletion.ts';
import { openTransferStates } from '#rules/transfer-guards.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, exists, inArray, isNull, or, sql } from '../../platform/db/orm.ts';
import { balanceTransfers, orders, outbox, payments } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readActiveTickets } from './active-tickets.ts';

/**
 * The number of unfinished orders: money for them may still arrive or is being returned, or their delivery, their
 * invoice or a mail to the person is still to be done.
 */
function countOpenOrders(database: Database, accountId: number): Promise<number> {
  const attempt = database
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), inArray(payments.state, ['CREATED', 'IN_PROGRESS', 'REVERSING'])));
  const work = database
    .select({ one: sql`1` })
    .from(outbox)
    .where(
      and(
        inArray(outbox.kind, ['DELIVER_ORDER', 'MAIL_ORDER_PAID', 'MAIL_ORDER_LATE', 'MAIL_INVOICE']),
        eq(outbox.subjectId, orders.id),
        isNull(outbox.done),
      ),
    );
  const unfinished = or(inArray(orders.state, ['PENDING', 'PROCESSING']), exists(attempt), exists(work));
  return database.$count(orders, and(eq(orders.accountId, accountId), unfinished));
}

/** The number of unfinished transfers from old cards: their money may not have reached the wallet yet. */
const countOpenTransfers = (database: Database, accountId: number): Promise<number> =>
  database.$count(
    balanceTransfers,
    and(eq(balanceTransfers.accountId, accountId), inArray(balanceTransfers.state, [...openTransferStates])),
  );

interface Asked {
  readonly accountId: number;
  readonly people: readonly RelatedCustomer[];
  readonly today: string;
  /** Whether the operator allows to delete an account although active tickets are lost. */
  readonly lossAllowed: boolean;
}

/**
 * Applies the rule to the present data in the database. Throws ApiError with the name of the obstacle.
 * @param transaction one that has locked the account and its customers
 */
export async function refuseDeletion(
  transaction: Database,
  { accountId, people, today, lossAllowed }: Asked,
): Promise<void> {
  const tickets = await readActiveTickets(transaction, accountId, today);
  const obstacle = deletionObstacle({
    lossAllowed,
    ...factsOfPeople(people),
    activeTickets: tickets.length,
    openOrders: await countOpenOrders(transaction, accountId),
    openTransfers: await countOpenTransfers(transaction, accountId),
  });
  if (obstacle === 'ACCOUNT_LOSSES_UNKNOWN') throw new Error('the tickets and wallets of an account were not counted');
  if (obstacle !== null) throw new ApiError(obstacle);
}
