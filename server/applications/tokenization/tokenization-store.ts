import type { TokenizationOutcome, TokenizationState } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { bankCardTokenizations } from '../../platform/db/schema.ts';

/** An attempt to register a bank card, as its table stores it. */
export type Tokenization = typeof bankCardTokenizations.$inferSelect;

/** Whether the gateway may still accept the card. */
export const isUnsettled = ({ state }: Pick<Tokenization, 'state'>): boolean =>
  state === 'OPEN' || state === 'SUPERSEDED';

/** The outcome that the customer sees. */
export const outcomeOf = (state: TokenizationState): TokenizationOutcome =>
  state === 'OPEN' || state === 'SUPERSEDED' ? 'PENDING' : state;

/** The account's attempt by the gateway's number; undefined if the account has made no attempt with this number. */
export async function findOwnTokenization(
  database: Database,
  accountId: number,
  orderId: string,
): Promise<Tokenization | undefined> {
  const [found] = await database
    .select()
    .from(bankCardTokenizations)
    .where(and(eq(bankCardTokenizations.orderId, Number(orderId)), eq(bankCardTokenizations.accountId, accountId)));
  return found;
}

export async function changeTokenization(database: Database, id: number, change: Partial<Tokenization>): Promise<void> {
  await database.update(bankCardTokenizations).set(change).where(eq(bankCardTokenizations.id, id));
}
