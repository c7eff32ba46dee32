import type { TokenizationState } from '#contract/enumerations.ts';
import { needsBankCard } from '#rules/bank-card.ts';
import { lockCustomers } from '../../accounts/customers/lock-customers.ts';
import { recordForCustomer } from '../../accounts/events/record-event.ts';
import type { Doer } from '../../accounts/events/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { bankCardTokenizations, cardApplications } from '../../platform/db/schema.ts';
import type { TokenizedCard } from '../../platform/services/tokenization-gateway.ts';
import { localDay } from '../../platform/time/clock.ts';
import { recordAndMailEvent } from '../records/record-event.ts';
import { registerCard } from './register-card.ts';
import { changeTokenization, isUnsettled } from './tokenization-store.ts';
import type { Tokenization } from './tokenization-store.ts';

/** The gateway's final answer about an attempt. */
export type Verdict =
  | { readonly state: 'REFUSED' | 'EXPIRED' }
  | { readonly state: 'TOKENIZED'; readonly card: TokenizedCard };

type Ending = { readonly state: TokenizationState; readonly cardId: number | null };

/** Locks the customer, then the application, then the attempt, as in all transactions that lock several of them. */
async function lock(transaction: Database, { id, applicationId }: Tokenization) {
  const ofApplication = eq(cardApplications.id, applicationId);
  const [known] = await transaction
    .select({ customerId: cardApplications.customerId })
    .from(cardApplications)
    .where(ofApplication);
  if (known === undefined) return undefined;
  await lockCustomers(transaction, [known.customerId]);
  const [application] = await transaction.select().from(cardApplications).where(ofApplication).for('update');
  const [attempt] = await transaction
    .select()
    .from(bankCardTokenizations)
    .where(eq(bankCardTokenizations.id, id))
    .for('update');
  return application === undefined || attempt === undefined ? undefined : { application, attempt };
}

async function register(
  transaction: Database,
  application: typeof cardApplications.$inferSelect,
  { card, doer, now }: { readonly card: TokenizedCard; readonly doer: Doer; readonly now: Date },
): Promise<Ending> {
  const today = localDay(now);
  if (!needsBankCard({ ...application, hasBankCard: application.bankCardId !== null }))
    return { state: 'CLOSED', cardId: null };
  if (card.validTo < today) return { state: 'REFUSED', cardId: null };
  const { customerId, marketingConsent } = application;
  const cardId = await registerCard(transaction, { customerId, marketingConsent, card, now, today });
  if (cardId === null) return { state: 'TAKEN', cardId };
  await transaction.update(cardApplications).set({ bankCardId: cardId }).where(eq(cardApplications.id, application.id));
  const { cardNumber } = card;
  await recordForCustomer(transaction, customerId, doer, { kind: 'BANK_CARD_REGISTERED', at: now, cardNumber });
  return { state: 'REGISTERED', cardId };
}

/** Whether the application still needs a card, and no newer attempt could register a card. */
const isLastAttempt = ({ state }: Tokenization, ending: Ending): boolean =>
  state === 'OPEN' && ending.state !== 'REGISTERED' && ending.state !== 'CLOSED';

/**
 * The mail is for people who have not returned from the gateway. People who have returned see the refusal on the page
 * and may try again at once.
 */
const mailAfterMs = 30 * 60_000;

const recordRefusal = (transaction: Database, { id }: { readonly id: number }, now: Date): Promise<void> =>
  recordAndMailEvent(
    transaction,
    id,
    { kind: 'BANK_CARD_REFUSED', at: now, doer: 'OPERATOR' },
    new Date(now.getTime() + mailAfterMs),
  );

/**
 * Settles an attempt by the gateway's final answer, in one transaction; cards are registered only here. If the return
 * from the gateway and the sweeper call it at the same time, the first call settles the attempt, and the other finds it
 * settled.
 * @returns the attempt as it is afterwards
 */
export function settleTokenization(
  database: Database,
  tokenization: Tokenization,
  verdict: Verdict,
  now: Date,
): Promise<Tokenization> {
  return database.transaction(async (transaction) => {
    const locked = await lock(transaction, tokenization);
    if (locked === undefined) return tokenization;
    const { application, attempt } = locked;
    if (!isUnsettled(attempt)) return attempt;
    const ending: Ending =
      verdict.state === 'TOKENIZED'
        ? await register(transaction, application, { card: verdict.card, doer: attempt, now })
        : { state: verdict.state, cardId: null };
    const change = { ...ending, settledAt: now, nextCheckAt: null };
    await changeTokenization(transaction, attempt.id, change);
    if (isLastAttempt(attempt, ending)) await recordRefusal(transaction, application, now);
    return { ...attempt, ...change };
  });
}
