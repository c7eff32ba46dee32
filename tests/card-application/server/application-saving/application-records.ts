import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import {
  accountLinks,
  bankCardTokenizations,
  cardApplicationAttachments,
  cardApplicationDrafts,
  cardApplications,
  cartItems,
  customers,
  storedFiles,
} from '#server/platform/db/schema.ts';

export async function applicationsOf(database: Database, accountId: number): Promise<number[]> {
  const rows = await database
    .select({ id: cardApplications.id })
    .from(cardApplications)
    .where(eq(cardApplications.accountId, accountId));
  return rows.map(({ id }) => id);
}

export interface Applied {
  readonly accountId: number;
  /** The last name of the person. The custodian has the same last name with `senior` after it. */
  readonly lastName: string;
  /** The applications that the account had filed before. */
  readonly earlier: readonly number[];
}

/** The database records of a person's application for a card. */
export async function readRecords(database: Database, { accountId, lastName, earlier }: Applied) {
  const filed = and(eq(cardApplications.accountId, accountId), notInArray(cardApplications.id, [...earlier]));
  const applications = await database.select().from(cardApplications).where(filed);
  const ids = applications.map(({ id }) => id);
  const files = await database
    .select({ name: cardApplicationAttachments.name, content: storedFiles.content })
    .from(cardApplicationAttachments)
    .innerJoin(storedFiles, eq(storedFiles.id, cardApplicationAttachments.fileId))
    .where(inArray(cardApplicationAttachments.applicationId, ids));
  return {
    ids,
    people: await database.$count(customers, inArray(customers.lastName, [lastName, `${lastName} senior`])),
    linked: await database.$count(
      accountLinks,
      and(
        eq(accountLinks.accountId, accountId),
        inArray(
          accountLinks.customerId,
          applications.map(({ customerId }) => customerId),
        ),
      ),
    ),
    fees: await database.$count(cartItems, and(eq(cartItems.accountId, accountId), eq(cartItems.type, 'FEE'))),
    files: files.map(({ name, content }) => [name, Buffer.from(content).toString()]),
    drafts: await database.$count(cardApplicationDrafts, eq(cardApplicationDrafts.accountId, accountId)),
    registrations: await database.$count(bankCardTokenizations, inArray(bankCardTokenizations.applicationId, ids)),
  };
}
