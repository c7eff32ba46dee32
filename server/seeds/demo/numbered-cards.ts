import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerAccounts, customerCards } from '../../db/schema.ts';
import { insertCounterCard } from './counter-cards.ts';
import type { CounterCardSeed } from './counter-cards.ts';
import { digitsFor, readOperator } from './demo-context.ts';

export interface NumberedCard extends Required<CounterCardSeed> {
  /** The demo account that tries. */
  readonly by: 'newcomer@linka.example' | 'parent@linka.example';
}

const numbered = (
  number: string,
  by: 'newcomer' | 'parent',
  kind: CounterCardSeed['kind'],
  firstName: string,
  lastName: string,
): NumberedCard => ({
  by: `${by}@linka.example`,
  kind,
  firstName,
  lastName,
  cardNumber: `2100900000000000${number}`,
  applicationNumber: `90000000${number}`,
});

/**
 * Cards with which a tester brings about each result of connecting a card: both numbers end with the number of the error
 * (docs/testing.md).
 */
export const numberedCards: readonly NumberedCard[] = [
  numbered('00', 'newcomer', 'adult', 'Radim', 'Bárta'),
  numbered('20', 'newcomer', 'adultWithEMail', 'Zuzana', 'Pokorná'),
  numbered('30', 'parent', 'child', 'Ema', 'Dvořáková'),
  numbered('01', 'newcomer', 'adultKnownTwice', 'Pavel', 'Němec'),
  numbered('02', 'parent', 'childOfTwin', 'Jonáš', 'Dvořák'),
  numbered('04', 'newcomer', 'adultWithAccount', 'Ivana', 'Králová'),
  numbered('05', 'parent', 'childAssigned', 'Nela', 'Dvořáková'),
  numbered('06', 'parent', 'childOfOther', 'Tobiáš', 'Urban'),
  numbered('07', 'newcomer', 'childWithoutParent', 'Viktorie', 'Malá'),
  numbered('08', 'parent', 'adult', 'Libor', 'Sedlák'),
  numbered('09', 'parent', 'childWithoutParent', 'Šimon', 'Kovář'),
  numbered('10', 'newcomer', 'adultWithBlockedCard', 'Roman', 'Beran'),
  numbered('18', 'newcomer', 'adultFromShop', 'Helena', 'Vlčková'),
];

/** Inserts those of the cards that are missing; their accounts must be there. */
export async function seedNumberedCards(database: Database, today: string, now: Date): Promise<void> {
  const operator = await readOperator(database);
  for (const { by, ...seed } of numberedCards) {
    const isThere = await database.$count(customerCards, eq(customerCards.cardNumber, seed.cardNumber));
    const [account] = await database.select().from(customerAccounts).where(eq(customerAccounts.username, by));
    if (isThere > 0 || account === undefined) continue;
    const nextDigits = digitsFor(seed.cardNumber);
    const context = { database, accountId: account.id, username: by, today, now, operator, nextDigits };
    await insertCounterCard(context, seed);
  }
}
