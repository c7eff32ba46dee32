import type { AccountLinkType, CustomerCardType } from '#contract/enumerations.ts';
import { accountLinkTypes } from '#contract/enumerations.ts';
import type { HeldCard, PersonFacts, ProfileDays } from '#rules/upcoming-changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray, sql } from '../../platform/db/orm.ts';
import {
  accountLinks,
  cardApplicationProfiles,
  cardApplications,
  cardProfiles,
  customerCards,
  customers,
} from '../../platform/db/schema.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { activeFirst, isKept } from '../customers/active-card.ts';
import type { KnownProfile, KnownProfiles } from './known-profiles.ts';

export interface PersonCard extends HeldCard<KnownProfile> {
  readonly cardNumber: string;
  readonly customerCardType: CustomerCardType;
  readonly main: boolean;
}

/** A person of an account with all data that their upcoming changes depend on. */
export interface Person extends Omit<PersonFacts<KnownProfile>, 'today'> {
  readonly customerId: number;
  readonly fullName: string;
  readonly link: AccountLinkType;
  readonly cards: readonly PersonCard[];
  /** The open application; null if there is none. */
  readonly openApplicationId: number | null;
}

/** The people of an account, in the account's order. */
const readLinks = (database: Database, accountId: number, customerId: number | undefined) =>
  database
    .select({
      customerId: customers.id,
      fullName: sql<string>`${customers.firstName} || ' ' || ${customers.lastName}`,
      birthDay: customers.birthDay,
      changes: customers.changes,
      link: accountLinks.type,
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(
      and(eq(accountLinks.accountId, accountId), customerId === undefined ? sql`true` : eq(customers.id, customerId)),
    )
    .orderBy(enumerationRank(accountLinkTypes, accountLinks.type), asc(accountLinks.id));

/** The cards with which the people travel now or will travel: one row for each profile of a card. */
const readCards = (database: Database, customerIds: readonly number[]) =>
  database
    .select({ card: customerCards, held: cardProfiles })
    .from(customerCards)
    .leftJoin(cardProfiles, eq(cardProfiles.cardId, customerCards.id))
    .where(
      and(
        inArray(customerCards.customerId, [...customerIds]),
        inArray(customerCards.state, ['ACTIVE', 'IN_PROGRESS', 'NOT_ISSUED']),
        isKept(),
      ),
    )
    .orderBy(...activeFirst(), asc(cardProfiles.position));

/** The open applications: one row for each profile of an application. */
const readApplications = (database: Database, customerIds: readonly number[]) =>
  database
    .select({
      customerId: cardApplications.customerId,
      applicationId: cardApplications.id,
      profile: cardApplicationProfiles,
    })
    .from(cardApplications)
    .innerJoin(cardApplicationProfiles, eq(cardApplicationProfiles.applicationId, cardApplications.id))
    .where(
      and(
        inArray(cardApplications.customerId, [...customerIds]),
        inArray(cardApplications.state, ['WAITING_TO_BE_PRINTED', 'UNCHECKED_DATA']),
      ),
    )
    .orderBy(asc(cardApplications.id), asc(cardApplicationProfiles.position));

type CardRow = Awaited<ReturnType<typeof readCards>>[number];

const daysOf = (
  held: { readonly customerProfileId: number; readonly validFrom: string; readonly validTo: string | null },
  profiles: KnownProfiles,
): ProfileDays<KnownProfile>[] => {
  const profile = profiles.find(({ id }) => id === held.customerProfileId);
  return profile === undefined ? [] : [{ profile, validFrom: held.validFrom, validTo: held.validTo }];
};

function toCard(rows: readonly CardRow[], profiles: KnownProfiles): PersonCard[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { id, cardNumber, customerCardType, state, main, validFrom, validTo } = first.card;
  const held = rows.flatMap((row) => (row.held === null ? [] : daysOf(row.held, profiles)));
  return [{ id, cardNumber, customerCardType, main, validFrom, validTo, isActive: state === 'ACTIVE', profiles: held }];
}

/** The people of an account, or one of them, read with three queries. */
export async function readPeopleWithCards(
  database: Database,
  { accountId, customerId }: { readonly accountId: number; readonly customerId?: number | undefined },
  profiles: KnownProfiles,
): Promise<readonly Person[]> {
  const links = await readLinks(database, accountId, customerId);
  if (links.length === 0) return [];
  const ids = links.map((person) => person.customerId);
  const cards = Map.groupBy(await readCards(database, ids), ({ card }) => card.customerId);
  const applications = Map.groupBy(await readApplications(database, ids), (row) => row.customerId);
  return links.map(({ birthDay, changes, ...person }) => {
    const ofPerson = Map.groupBy(cards.get(person.customerId) ?? [], ({ card }) => card.id);
    const applied = applications.get(person.customerId) ?? [];
    return {
      ...person,
      birthDay: changes?.birthDay ?? birthDay,
      cards: [...ofPerson.values()].flatMap((rows) => toCard(rows, profiles)),
      applied: applied.flatMap((row) => daysOf(row.profile, profiles)),
      openApplicationId: applied[0]?.applicationId ?? null,
    };
  });
}
