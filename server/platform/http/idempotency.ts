import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Database } from '../db/database.ts';
import { and, eq } from '../db/orm.ts';
import type { SQL } from '../db/orm.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Numbers in place of an account's id, for the keys of callers that are not accounts. A repeated call finds its key even
 * if the caller's token was replaced.
 */
export const keyOwners: Readonly<Partial<Record<EndpointDefinition['access'], number>>> = { mapPhone: 0, system: -1 };

/** A creating call with an idempotency key; `request` contains its parameters and body. */
export interface KeyedRequest {
  /** The account, or one of {@link keyOwners}. */
  readonly accountId: number;
  readonly key: string;
  readonly operation: string;
  readonly request: unknown;
}

/** Passwords are left out of the hash: the hash is fast, so an attacker could use it to try passwords. */
const withoutPassword = (name: string, value: unknown): unknown => (name === 'password' ? undefined : value);

const hashOf = ({ operation, request }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, request], withoutPassword))
    .digest('base64');

/** The SQL condition for the row of a key. */
export const keyedRow = ({ accountId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

/** The row that claims a key for a request. */
const keyRow = (keyed: KeyedRequest, now: Date) => ({
  accountId: keyed.accountId,
  key: keyed.key,
  operation: keyed.operation,
  requestHash: hashOf(keyed),
  created: now,
});

/** The claim of a key as a CTE of another statement. The CTE returns a row if the key was free. */
export const claiming = (transaction: Database, keyed: KeyedRequest, now: Date) =>
  transaction
    .$with('claimed')
    .as(
      transaction
        .insert(idempotencyKeys)
        .values(keyRow(keyed, now))
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key }),
    );

/**
 * The stored answer for a key; undefined if no answer is stored yet. Throws ApiError IDEMPOTENCY_KEY_REUSED when the key
 * belongs to another request.
 */
export async function readKept(transaction: Database, keyed: KeyedRequest): Promise<{ body: unknown } | undefined> {
  const [kept] = await transaction.select().from(idempotencyKeys).where(keyedRow(keyed));
  if (kept?.requestHash !== hashOf(keyed)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return kept.response === null ? undefined : { body: kept.response.body };
}

/**
 * Claims a key in the transaction that does the work; another call with the same key waits until that transaction ends.
 * Returns the stored answer of an earlier call, or undefined if the caller must do the work now and then call
 * `storeAnswer`. Throws ApiError IDEMPOTENCY_KEY_REUSED when the key belongs to another request.
 */
export async function claimKey(
  transaction: Database,
  keyed: KeyedRequest,
  now: Date,
): Promise<{ body: unknown } | undefined> {
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values(keyRow(keyed, now))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 ? undefined : readKept(transaction, keyed);
}

/** The statement that stores the answer for a key; it can run by itself or as a CTE of another statement. */
export const storeAnswerStatement = (transaction: Database, keyed: KeyedRequest, body: unknown, condition?: SQL) =>
  transaction
    .update(idempotencyKeys)
    .set({ response: { status: 200, body } })
    .where(and(keyedRow(keyed), condition))
    .returning({ key: idempotencyKeys.key });

/** Stores the answer for the key, in the transaction that did the work; a rollback releases the key. */
export async function storeAnswer(transaction: Database, keyed: KeyedRequest, body: unknown): Promise<void> {
  await storeAnswerStatement(transaction, keyed, body);
}

/**
 * Does the work only one time for each key, in the given transaction. For a key that was used before, it calls `repeats`
 * and returns the stored answer.
 */
export async function oncePerKey<Answer>(
  transaction: Database,
  keyed: KeyedRequest,
  now: Date,
  work: () => Promise<Answer>,
  repeats: () => void,
): Promise<unknown> {
  const earlier = await claimKey(transaction, keyed, now);
  if (earlier !== undefined) {
    repeats();
    return earlier.body;
  }
  const answer = await work();
  await storeAnswer(transaction, keyed, answer);
  return answer;
}
