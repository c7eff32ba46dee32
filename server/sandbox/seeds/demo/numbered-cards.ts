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
  /** The demo account that tries to connect the card. */
  readonly by: 'newcomer@linka.example' | 'parent@linka.example';
}

const numberedCard = (
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
 * A card for each result of connecting a card. The numbers of the card and of its application end with the number of the
 * error (docs/sandbox.md).
 */
export const numberedCards: readonly NumberedCard[] = [
  numberedCard('00', 'newcomer', 'adult', 'Radim', 'Bárta'),
  numberedCard('20', 'newcomer', 'adultWithEMail', 'Zuzana', 'Pokorná'),
  numberedCard('30', 'parent', 'child', 'Ema', 'Dvořáková'),
  numberedCard('01', 'newcomer', 'adultKnownTwice', 'Pavel', 'Němec'),
  numberedCard('02', 'parent', 'childOfTwin', 'Jonáš', 'Dvořák'),
  numberedCard('04', 'newcomer', 'adultWithAccount', 'Ivana', 'Králová'),
  numberedCard('05', 'parent', 'childAssigned', 'Nela', 'Dvořáková'),
  numberedCard('06', 'parent', 'childOfOther', 'Tobiáš', 'Urban'),
  numberedCard('07', 'newcomer', 'childWithoutParent', 'Viktorie', 'Malá'),
  numberedCard('08', 'parent', 'adult', 'Libor', 'Sedlák'),
  numberedCard('09', 'parent', 'childWithoutParent', 'Šimon', 'Kovář'),
  numberedCard('10', 'newcomer', 'adultWithBlockedCard', 'Roman', 'Beran'),
  numberedCard('18', 'newcomer', 'adultFromShop', 'Helena', 'Vlčková'),
];

/** The application for the card of `parent`'s own customer. `parent` cannot assign this customer (error 12). */
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

/** Inserts the missing cards; their accounts must have been created before. */
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
