import { createHash, randomBytes } from 'node:crypto';
import { and, arrayContains, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customerAccounts, mailedTokens } from '../db/schema.ts';
import type { MailedTokenKind } from '../db/schema.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { inserted } from '../db/inserted.ts';
import type { FigureName } from '../settings/figures.ts';

export type MailedToken = typeof mailedTokens.$inferSelect;

/** `accountId` is null where nobody is to be mailed. */
export interface TokenRequest {
  readonly kind: MailedTokenKind;
  readonly accountId: number | null;
  /** Whose card is to be managed. */
  readonly customerId?: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long a mailed link works, in milliseconds. */
const lifetimes: Readonly<Record<MailedTokenKind, (figures: Readonly<Record<FigureName, number>>) => number>> = {
  VERIFY: (figures) => figures.VERIFICATION_TOKEN_LIFETIME_IN_HOURS * hour,
  PASSWORD: (figures) => figures.PASSWORD_TOKEN_LIFETIME_IN_MINUTES * minute,
  MANAGE_CARD: (figures) => figures.MANAGE_CARD_TOKEN_LIFETIME_IN_HOURS * hour,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const sameRequest = ({ kind, accountId, customerId }: TokenRequest) =>
  and(
    eq(mailedTokens.kind, kind),
    sql`${mailedTokens.accountId} = ${accountId}::integer`,
    sql`${mailedTokens.customerId} is not distinct from ${customerId ?? null}::integer`,
    isNull(mailedTokens.used),
  );

/** Links of this kind that an account has not used yet stop working. */
export async function voidTokens(transaction: Database, request: TokenRequest): Promise<void> {
  await transaction.delete(mailedTokens).where(sameRequest(request));
}

/** Whoever asks for links or uses one locks their account first, so that no two wait for one another. */
async function lockAccount(transaction: Database, accountId: number | null): Promise<void> {
  const thisAccount = sql`${customerAccounts.id} = ${accountId}::integer`;
  await transaction.select({ id: customerAccounts.id }).from(customerAccounts).where(thisAccount).for('update');
}

/**
 * Asks, in the transaction of what it is for, that a link be mailed; older ones of the same request stop working. The
 * outbox makes the token when it writes the mail, so that the raw one never lies in the shop's tables. It does the same
 * statements whether somebody is to be mailed or nobody, so that the time of the answer does not tell.
 */
export async function askForToken(
  transaction: Database,
  request: TokenRequest,
  figures: Readonly<Record<FigureName, number>>,
  now: Date,
): Promise<void> {
  const { kind, accountId, customerId = null } = request;
  await lockAccount(transaction, accountId);
  await voidTokens(transaction, request);
  const expires = new Date(now.getTime() + lifetimes[kind](figures));
  const values = { kind, accountId, customerId, created: now, expires };
  const { id } = inserted(await transaction.insert(mailedTokens).values(values).returning({ id: mailedTokens.id }));
  await enqueue(transaction, ['MAIL_TOKEN'], id, now);
}

/**
 * A fresh raw token for a request that still holds: 32 random bytes, of which only the hash is kept. A mail that is
 * written again gets another one, and the earlier works as well, since it may have arrived. Undefined when it is over.
 */
export async function makeToken(database: Database, id: number, now: Date): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const kept = await database
    .update(mailedTokens)
    .set({ hashes: sql`array_append(${mailedTokens.hashes}, ${hashOf(token)}::text)` })
    .where(and(eq(mailedTokens.id, id), isNull(mailedTokens.used), gt(mailedTokens.expires, now)))
    .returning({ id: mailedTokens.id });
  return kept.length === 0 ? undefined : token;
}

/** What a raw token was mailed for, also when it has been used or has expired. */
export async function findToken(
  database: Database,
  kind: MailedTokenKind,
  token: string,
): Promise<MailedToken | undefined> {
  const [found] = await database
    .select()
    .from(mailedTokens)
    .where(and(eq(mailedTokens.kind, kind), arrayContains(mailedTokens.hashes, [hashOf(token)])));
  return found;
}

/** Uses a token up; of two at once one wins. False when it was used before, has expired or has been made void. */
export async function useToken(
  transaction: Database,
  { id, accountId }: Pick<MailedToken, 'id' | 'accountId'>,
  now: Date,
): Promise<boolean> {
  await lockAccount(transaction, accountId);
  const used = await transaction
    .update(mailedTokens)
    .set({ used: now })
    .where(and(eq(mailedTokens.id, id), isNull(mailedTokens.used), gt(mailedTokens.expires, now)))
    .returning({ id: mailedTokens.id });
  return used.length > 0;
}
