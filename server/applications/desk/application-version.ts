import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { asc, eq, inArray } from '../../platform/db/orm.ts';
import { cardApplicationEvents, cardApplications, customerCards, customers } from '../../platform/db/schema.ts';
import { readAttachments } from '../attachments/attachment-view.ts';
import type { ApplicationRecords } from './read-records.ts';

/** What a version is made of. */
interface Versioned extends Pick<ApplicationRecords, 'application' | 'card' | 'attachments'> {
  readonly customer: Pick<
    ApplicationRecords['customer'],
    'firstName' | 'lastName' | 'birthDay' | 'photoDigest' | 'parentId'
  >;
  readonly events: readonly { readonly id: number }[];
}

/**
 * A hash of all data on which a clerk's decision depends. It changes with another clerk's action, a submitted file or
 * another photo. It does not contain the e-mail address and the telephone number, because no decision depends on them.
 */
export function versionOf({ application, customer, card, attachments, events }: Versioned): string {
  const { firstName, lastName, birthDay, photoDigest, parentId } = customer;
  const shown = [
    application,
    { firstName, lastName, birthDay, photoDigest, parentId },
    card,
    attachments.map(({ attachment }) => [attachment.id, attachment.sha256]),
    events.map(({ id }) => id),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

/** The version of each application, by its id, as {@link versionOf} makes it of all records of one application. */
export async function readVersions(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { firstName, lastName, birthDay, photoDigest, parentId } = customers;
  const rows = await database
    .select({
      application: cardApplications,
      customer: { firstName, lastName, birthDay, photoDigest, parentId },
      card: customerCards,
    })
    .from(cardApplications)
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .where(inArray(cardApplications.id, [...ids]));
  const attachments = Map.groupBy(await readAttachments(database, ids), (row) => row.attachment.applicationId);
  const events = Map.groupBy(
    await database
      .select({ id: cardApplicationEvents.id, applicationId: cardApplicationEvents.applicationId })
      .from(cardApplicationEvents)
      .where(inArray(cardApplicationEvents.applicationId, [...ids]))
      .orderBy(asc(cardApplicationEvents.id)),
    ({ applicationId }) => applicationId,
  );
  return new Map(
    rows.map((row) => {
      const { id } = row.application;
      return [id, versionOf({ ...row, attachments: attachments.get(id) ?? [], events: events.get(id) ?? [] })];
    }),
  );
}
