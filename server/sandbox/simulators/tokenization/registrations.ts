import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { and, desc, eq, isNull } from '#server/platform/db/orm.ts';
import { simulatedTokenizations } from '#server/platform/db/schema.ts';

export type SimulatedTokenization = typeof simulatedTokenizations.$inferSelect;

/** The last month (yyyymm) in which the simulated cards are valid. */
export const cardExpiry = '203012';

/**
 * The data that the gateway stores of a card: its last digits, and a token that is always the same for the same number.
 */
export const knownOf = (number: string) => ({
  cardNumber: `**** **** **** ${number.slice(-4)}`,
  token: `tok_${createHash('sha256').update(number).digest('hex').slice(0, 32)}`,
});

/** Changes an open registration; returns undefined if it has ended. */
export async function changeOpen(
  database: Database,
  { id }: SimulatedTokenization,
  change: Partial<Pick<SimulatedTokenization, 'state' | 'cardNumber' | 'token' | 'succeedsAt'>>,
): Promise<SimulatedTokenization | undefined> {
  const open = and(eq(simulatedTokenizations.id, id), eq(simulatedTokenizations.state, 'OPEN'));
  const [changed] = await database.update(simulatedTokenizations).set(change).where(open).returning();
  return changed;
}

async function age(database: Database, registration: SimulatedTokenization, now: Date): Promise<SimulatedTokenization> {
  const { state, succeedsAt, expires } = registration;
  if (state !== 'OPEN') return registration;
  if (succeedsAt !== null && succeedsAt <= now)
    return (await changeOpen(database, registration, { state: 'TOKENIZED' })) ?? registration;
  if (succeedsAt === null && expires <= now)
    return (await changeOpen(database, registration, { state: 'REFUSED' })) ?? registration;
  return registration;
}

/**
 * A registration in its current state: a late registration may have succeeded, an open registration may have expired.
 */
export async function findRegistration(
  database: Database,
  orderId: string,
  now: Date,
): Promise<SimulatedTokenization | undefined> {
  const [found] = await database
    .select()
    .from(simulatedTokenizations)
    .where(eq(simulatedTokenizations.orderId, orderId));
  return found === undefined ? undefined : age(database, found, now);
}

/** Inserts a registration that the browser has just begun. A known registration does not change. */
export const bookRegistration = (
  database: Database,
  values: Pick<SimulatedTokenization, 'orderId' | 'text' | 'callback' | 'expires'>,
) =>
  database
    .insert(simulatedTokenizations)
    .values({ ...values, state: 'OPEN' })
    .onConflictDoNothing();

/** Stores the card of a registration that succeeds later. Only the first choice counts. */
export const succeedLater = (database: Database, { id }: SimulatedTokenization, number: string, succeedsAt: Date) =>
  database
    .update(simulatedTokenizations)
    .set({ ...knownOf(number), succeedsAt })
    .where(and(eq(simulatedTokenizations.id, id), isNull(simulatedTokenizations.succeedsAt)));

export const latestRegistrations = (database: Database, limit: number): Promise<SimulatedTokenization[]> =>
  database.select().from(simulatedTokenizations).orderBy(desc(simulatedTokenizations.id)).limit(limit);
