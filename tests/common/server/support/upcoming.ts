import { and, eq } from 'drizzle-orm';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import { accountLinks, cardProfiles, customerCards, customers } from '#server/platform/db/schema.ts';
import { call } from './call.ts';
import type { TestServer } from './start-server.ts';

interface Reader {
  readonly token: string;
}

/** For each first name of an account's person: the upcoming changes. */
export async function changesOf(server: TestServer, { token }: Reader, locale = 'cs') {
  const { people } = await call(server, upcomingChanges, { token, headers: { 'accept-language': locale } });
  return new Map(people.map((person) => [person.fullName.split(' ')[0] ?? '', person]));
}

/** The upcoming changes of one person of an account, found by the first name. */
export async function changesFor(server: TestServer, account: Reader, firstName: string) {
  return (await changesOf(server, account)).get(firstName)?.changes ?? [];
}

/** A person of an account with the active card, found by the first name. */
export async function personOf({ services: { database } }: TestServer, accountId: number, firstName: string) {
  const [found] = await database
    .select({ customerId: customers.id, cardId: customerCards.id, birthDay: customers.birthDay })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .innerJoin(customerCards, eq(customerCards.customerId, customers.id))
    .where(and(eq(accountLinks.accountId, accountId), eq(customers.firstName, firstName)));
  if (found === undefined) throw new Error(`expected a person called ${firstName}`);
  return found;
}

/** Sets the last day of a card's profile. */
export const endProfile = ({ services: { database } }: TestServer, cardId: number, validTo: string) =>
  database.update(cardProfiles).set({ validTo }).where(eq(cardProfiles.cardId, cardId));
