import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from './api-error.ts';

/** A creating call that carries a key; `request` is what it asks for, parameters and body. */
export interface KeyedRequest {
  readonly accountId: number;
  readonly key: string;
  readonly operation: string;
  readonly request: unknown;
}

const hashOf = ({ operation, request }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('base64');

const rowOf = ({ accountId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

/**
 * Claims a key inside the transaction that does the work; whoever comes with the same key meanwhile waits for that
 * transaction. Returns the answer that was given before, or undefined when the work is to be done now (then
 * `keepAnswer`). Throws ApiError IDEMPOTENCY_KEY_REUSED when the key belongs to another request.
 */
export async function claimKey(
  transaction: Database,
  keyed: KeyedRequest,
  now: Date,
): Promise<{ body: unknown } | undefined> {
  const { accountId, key, operation } = keyed;
  const requestHash = hashOf(keyed);
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ accountId, key, operation, requestHash, created: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  const [kept] = await transaction.select().from(idempotencyKeys).where(rowOf(keyed));
  if (kept?.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return kept.response === null ? undefined : { body: kept.response.body };
}

/** Keeps the answer for the key, in the same transaction as the work; what is rolled back leaves the key free. */
export async function keepAnswer(transaction: Database, keyed: KeyedRequest, body: unknown): Promise<void> {
  await transaction
    .update(idempotencyKeys)
    .set({ response: { status: 200, body } })
    .where(rowOf(keyed));
}

/** Does the work once a key: claim, work and answer in the given transaction. */
export async function onceAKey<Answer>(
  transaction: Database,
  keyed: KeyedRequest,
  now: Date,
  work: () => Promise<Answer>,
): Promise<unknown> {
  const earlier = await claimKey(transaction, keyed, now);
  if (earlier !== undefined) return earlier.body;
  const answer = await work();
  await keepAnswer(transaction, keyed, answer);
  return answer;
}
