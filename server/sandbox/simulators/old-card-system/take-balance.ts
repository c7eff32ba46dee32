import type { DecidedReport, TransferRefusal } from '#rules/transfer-guards.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eq } from '#server/platform/db/orm.ts';
import { simulatedOldCards, simulatedTakings } from '#server/platform/db/schema.ts';
import type { OldCard, Taking } from '#server/platform/services/old-card-system.ts';
import type { SimulatedOldCard } from './old-cards.ts';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('cs') === other.trim().toLocaleLowerCase('cs');

/** Whether the person may use the card: anybody for a card without a name, only the holder for a personal card. */
export const isOf = ({ holder }: SimulatedOldCard, person: Omit<OldCard, 'cardNumber'>): boolean =>
  holder === null ||
  (isSame(holder.firstName, person.firstName) &&
    isSame(holder.lastName, person.lastName) &&
    (holder.birthDay === null || holder.birthDay === person.birthDay));

function refusalOf(card: SimulatedOldCard | undefined, { card: person, atMost }: Taking): TransferRefusal | null {
  if (card === undefined || !isOf(card, person)) return 'NOT_FOUND';
  if (card.balance === 0) return 'EMPTY';
  return card.balance > atMost ? 'TOO_MUCH' : null;
}

/** The decision, and whether it was made by this call. */
export interface Decided {
  readonly report: DecidedReport;
  readonly isNew: boolean;
}

const reportOf = ({ amount, refusal }: typeof simulatedTakings.$inferSelect): DecidedReport =>
  amount === null ? { state: 'REFUSED', reason: refusal as TransferRefusal } : { state: 'TAKEN', amount };

/**
 * Takes the whole balance of a card, or refuses. It decides only one time for each reference; later calls get the same
 * decision.
 */
export function takeBalance(database: Database, taking: Taking, now: Date): Promise<Decided> {
  const { reference: id, card: asked } = taking;
  return database.transaction(async (transaction) => {
    const [card] = await transaction
      .select()
      .from(simulatedOldCards)
      .where(eq(simulatedOldCards.cardNumber, asked.cardNumber))
      .for('update');
    const refusal = refusalOf(card, taking);
    const amount = refusal === null && card !== undefined ? card.balance : null;
    const [decided] = await transaction
      .insert(simulatedTakings)
      .values({ id, cardNumber: asked.cardNumber, amount, refusal, decided: now })
      .onConflictDoNothing()
      .returning();
    if (decided !== undefined) {
      if (amount !== null)
        await transaction
          .update(simulatedOldCards)
          .set({ balance: 0 })
          .where(eq(simulatedOldCards.cardNumber, asked.cardNumber));
      return { report: reportOf(decided), isNew: true };
    }
    const [earlier] = await transaction.select().from(simulatedTakings).where(eq(simulatedTakings.id, id));
    if (earlier === undefined) throw new Error('a taking has disappeared');
    return { report: reportOf(earlier), isNew: false };
  });
}
