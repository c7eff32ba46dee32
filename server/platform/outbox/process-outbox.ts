import { outboxKinds } from '../db/schema.ts';
import type { OutboxKind } from '../db/schema.ts';
import { MailNotSent } from '../mailer/mailer.ts';
import { GatewayUnavailable } from '../remote/gateway-unavailable.ts';
import type { Services } from '../services/services.ts';
import type { OutboxHandlers } from './outbox-handlers.ts';
import { holdUntil, markDone, postpone, takeDue } from './outbox-store.ts';
import type { OutboxRow } from './outbox-store.ts';

/** How long an entry that is processed outside of a transaction is hidden from other workers, in milliseconds. */
const leaseMs = 300_000;

/** The stored reason. For an unknown error it is only the error's name, since its message may contain personal data. */
function reasonOf(error: unknown): string {
  if (error instanceof GatewayUnavailable || error instanceof MailNotSent) return error.reason;
  return error instanceof Error ? error.name : 'unknown error';
}

function logFailure({ logger }: Services, row: OutboxRow, error: unknown): void {
  logger.warn({ outboxId: row.id, kind: row.kind, attempts: row.attempts + 1, reason: reasonOf(error) }, 'work failed');
}

type Handled = Partial<Readonly<Record<OutboxKind, unknown>>>;

const handledKinds = (kinds: readonly OutboxKind[], handlers: Handled) =>
  kinds.filter((kind) => handlers[kind] !== undefined);

interface Round {
  readonly services: Services;
  readonly handlers: OutboxHandlers;
  readonly kinds: readonly OutboxKind[];
  readonly now: Date;
}

/**
 * Processes one entry in the transaction that marks it done. If the handler fails, only the handler's changes are
 * rolled back.
 */
async function processInTransaction({ services, handlers, kinds, now }: Round): Promise<boolean> {
  const transactional = await handlers.prepareTransactional();
  const own = handledKinds(kinds, transactional);
  if (own.length === 0) return false;
  return services.database.transaction(async (transaction) => {
    const row = await takeDue(transaction, own, now);
    if (row === undefined) return false;
    try {
      await transaction.transaction(async (work) => transactional[row.kind]?.(work, row, now));
      await markDone(transaction, row, now);
    } catch (error) {
      logFailure(services, row, error);
      await postpone(transaction, row, reasonOf(error), now);
    }
    return true;
  });
}

/** Takes an entry in a transaction, then processes it outside of any transaction. */
async function processExternally({ services, handlers, kinds, now }: Round): Promise<boolean> {
  const { database, clock } = services;
  const { external, recordDone } = handlers;
  const own = handledKinds(kinds, external);
  if (own.length === 0) return false;
  const row = await database.transaction(async (transaction) => {
    const due = await takeDue(transaction, own, now);
    if (due !== undefined) await holdUntil(transaction, due, new Date(now.getTime() + leaseMs));
    return due;
  });
  if (row === undefined) return false;
  try {
    const aftermath = await external[row.kind]?.(row, now);
    await database.transaction(async (transaction) => {
      if (!(await markDone(transaction, row, now))) return;
      await recordDone(transaction, row, now);
      await aftermath?.(transaction);
    });
  } catch (error) {
    logFailure(services, row, error);
    // The present time, not the time at the start: a service that does not answer takes long.
    await postpone(database, row, reasonOf(error), clock.now());
  }
  return true;
}

/**
 * Processes at most two due entries of the given kinds: one in a transaction, one outside of any transaction. An entry
 * whose handler throws is tried again later. Several instances on one database share the queue.
 * @returns whether an entry was processed: then there may be more
 */
export async function processOutbox(
  services: Services,
  handlers: OutboxHandlers,
  kinds: readonly OutboxKind[] = outboxKinds,
): Promise<boolean> {
  const round = { services, handlers, kinds, now: services.clock.now() };
  const inTransaction = await processInTransaction(round);
  const externally = await processExternally(round);
  return inTransaction || externally;
}
