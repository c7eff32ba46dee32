import { createHash } from 'node:crypto';
import type { ApplicationRecords } from './read-records.ts';

/**
 * Stands for all that a clerk decides by: another clerk's action, a file that was submitted and another photo change it. The
 * e-mail address and the telephone number do not, since nobody decides by them.
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
