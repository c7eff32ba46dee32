import { createHash } from 'node:crypto';
import type { ApplicationRecords } from './read-records.ts';

/**
 * A hash of all data on which a clerk's decision depends. It changes with another clerk's action, a submitted file or
 * another photo. It does not contain the e-mail address and the telephone number, because no decision depends on them.
 */
export function versionOf({ application, customer, card, attachments, events }: ApplicationRecords): string {
  const { firstName, lastName, birthDay, photo, parentId } = customer;
  const shown = [
    application,
    { firstName, lastName, birthDay, photo, parentId },
    card,
    attachments.map(({ attachment }) => [attachment.id, attachment.sha256]),
    events.map(({ id }) => id),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
