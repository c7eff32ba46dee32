import type { Database } from '#server/platform/db/database.ts';
import { and, eq } from '#server/platform/db/orm.ts';
import {
  accountLinks,
  cardApplications,
  customerAccounts,
  customerCards,
  customers,
} from '#server/platform/db/schema.ts';
import { insertApplication } from './applications.ts';
import { insertCounterCard } from './counter-cards.ts';
import type { CounterCardSeed } from './counter-cards.ts';
import { digitsFor, readOperator } from './demo-context.ts';
import type { DemoContext } from './demo-context.ts';

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
 * (docs/sandbox.md).
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

/** The application of the own card of `parent`, which the account cannot assign to itself (number 12). */
const ownApplicationNumber = '9000000012';

type AccountContext = (username: string, seed: string) => Promise<DemoContext | null>;

async function seedOwnApplication(contextOf: AccountContext): Promise<void> {
  const context = await contextOf('parent@linka.example', ownApplicationNumber);
  if (context === null) return;
  const { database, accountId } = context;
  const [own] = await database
    .select({ card: customerCards, birthDay: customers.birthDay })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.customerId, customers.id))
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.type, 'REGISTERED')));
  const isThere = await database.$count(cardApplications, eq(cardApplications.applicationNumber, ownApplicationNumber));
  if (own === undefined || isThere > 0) return;
  const { id, cardNumber, customerId } = own.card;
  await insertApplication(context, {
    holder: { id: customerId, birthDay: own.birthDay ?? '' },
    daysAgo: 210,
    state: 'PROCESSED',
    profile: 'ADULT',
    card: { id, cardNumber, customerId, profile: 'ADULT' },
    applicationNumber: ownApplicationNumber,
    filedBy: null,
  });
}

/** Inserts those of the cards that are missing; their accounts must be there. */
export async function seedNumberedCards(database: Database, today: string, now: Date): Promise<void> {
  const operator = await readOperator(database);
  const contextOf: AccountContext = async (username, seed) => {
    const [account] = await database.select().from(customerAccounts).where(eq(customerAccounts.username, username));
    if (account === undefined) return null;
    return { database, accountId: account.id, username, today, now, operator, nextDigits: digitsFor(seed) };
  };
  await seedOwnApplication(contextOf);
  for (const { by, ...seed } of numberedCards) {
    const isThere = await database.$count(customerCards, eq(customerCards.cardNumber, seed.cardNumber));
    const context = isThere > 0 ? null : await contextOf(by, seed.cardNumber);
    if (context !== null) await insertCounterCard(context, seed);
  }
}
