import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { and, arrayContains, eq, gt, inArray, isNull, sql } from '../../platform/db/orm.ts';
import { customerAccounts, mailedTokens } from '../../platform/db/schema.ts';
import type { MailedTokenKind } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';

export type MailedToken = typeof mailedTokens.$inferSelect;

/** A request for a mailed link. `accountId` is null if no mail is to be sent. */
export interface TokenRequest {
  readonly kind: MailedTokenKind;
  readonly accountId: number | null;
  /** The customer whose card is to be managed. */
  readonly customerId?: number;
  /**
   * The language of the page, if a person who is not logged in has requested the link; null = the account's language.
   */
  readonly locale?: Locale | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long a mailed link works, in milliseconds. */
const lifetimes: Readonly<Record<MailedTokenKind, (numbers: Readonly<Record<NumberSetting, number>>) => number>> = {
  VERIFY: (numbers) => numbers.VERIFICATION_TOKEN_LIFETIME_IN_HOURS * hour,
  PASSWORD: (numbers) => numbers.PASSWORD_TOKEN_LIFETIME_IN_MINUTES * minute,
  WELCOME: (numbers) => numbers.WELCOME_TOKEN_LIFETIME_IN_HOURS * hour,
  MANAGE_CARD: (numbers) => numbers.MANAGE_CARD_TOKEN_LIFETIME_IN_HOURS * hour,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const sameRequest = ({ kind, accountId, customerId }: TokenRequest) =>
  and(
    eq(mailedTokens.kind, kind),
    sql`${mailedTokens.accountId} = ${accountId}::integer`,
    sql`${mailedTokens.customerId} is not distinct from ${customerId ?? null}::integer`,
    isNull(mailedTokens.used),
  );

/** Voids the unused links of the same kind for the same account and customer. */
export async function voidTokens(transaction: Database, request: TokenRequest): Promise<void> {
  await transaction.delete(mailedTokens).where(sameRequest(request));
}

/**
 * Makes the unused links of the same kind for the same account and customer expire. An expired link is still recognised;
 * a void link is not.
 */
async function expireTokens(transaction: Database, request: TokenRequest, now: Date): Promise<void> {
  await transaction
    .update(mailedTokens)
    .set({ expires: now })
    .where(and(sameRequest(request), gt(mailedTokens.expires, now)));
}

/** Locks the account. Requests for links and uses of links lock it first, so that they cannot deadlock. */
async function lockAccount(transaction: Database, accountId: number | null): Promise<void> {
  const thisAccount = sql`${customerAccounts.id} = ${accountId}::integer`;
  await transaction.select({ id: customerAccounts.id }).from(customerAccounts).where(thisAccount).for('update');
}

/**
 * Requests a mail with a link, in the transaction of the change that causes it. Older unused links of the same kind for
 * the same account and customer stop working. The raw token is made only when the mail is written, so it is never stored
 * in the shop's tables. If there is no account to mail, the same statements run, so that the response time reveals
 * nothing.
 */
export async function askForToken(
  transaction: Database,
  request: TokenRequest,
  numbers: Readonly<Record<NumberSetting, number>>,
  now: Date,
): Promise<void> {
  const { kind, accountId, customerId = null, locale = null } = request;
  await lockAccount(transaction, accountId);
  // An expired verification link is still recognised. If a later link has verified the account, the expired link leads
  // to the log-in (VER-01).
  if (kind === 'VERIFY') await expireTokens(transaction, request, now);
  else await voidTokens(transaction, request);
  const expires = new Date(now.getTime() + lifetimes[kind](numbers));
  const values = { kind, accountId, customerId, locale, created: now, expires };
  const { id } = inserted(await transaction.insert(mailedTokens).values(values).returning({ id: mailedTokens.id }));
  await enqueue(transaction, ['MAIL_TOKEN'], id, now);
}

/**
 * Makes a new raw token for a request that is still valid: 32 random bytes, of which only the hash is stored. If the
 * mail is written again, the second mail has another token; the token of the first mail works as well, because that mail
 * may have arrived. Undefined if the request was used or voided, or has expired.
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

/** The request that a raw token was mailed for, also if it was used or has expired; undefined for an unknown token. */
export async function findToken(
  database: Database,
  kinds: readonly MailedTokenKind[],
  token: string,
): Promise<MailedToken | undefined> {
  const [found] = await database
    .select()
    .from(mailedTokens)
    .where(and(inArray(mailedTokens.kind, [...kinds]), arrayContains(mailedTokens.hashes, [hashOf(token)])));
  return found;
}

/**
 * Marks a token as used; only one of two calls at once succeeds. False if the token was used before, has expired or was
 * voided.
 */
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

/**
 * Voids a link before it is used; only one of two calls at once succeeds. False if the link was used or voided before.
 */
export async function voidToken(
  transaction: Database,
  { id, accountId }: Pick<MailedToken, 'id' | 'accountId'>,
): Promise<boolean> {
  await lockAccount(transaction, accountId);
  const voided = await transaction
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.id, id), isNull(mailedTokens.used)))
    .returning({ id: mailedTokens.id });
  return voided.length > 0;
}
