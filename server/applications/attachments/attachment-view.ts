import type { CardApplicationAttachment } from '#contract/entities/attachment.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, eq, inArray } from '../../platform/db/orm.ts';
import { attachmentTypes, cardApplicationAttachments } from '../../platform/db/schema.ts';

const query = (database: Database) =>
  database
    .select({ attachment: cardApplicationAttachments, typeName: attachmentTypes.displayName })
    .from(cardApplicationAttachments)
    .innerJoin(attachmentTypes, eq(attachmentTypes.id, cardApplicationAttachments.attachmentTypeId));

export type AttachmentRow = Awaited<ReturnType<typeof query>>[number];

/** The attachments of applications, in the order in which they were submitted. */
export async function readAttachments(database: Database, applicationIds: readonly number[]): Promise<AttachmentRow[]> {
  if (applicationIds.length === 0) return [];
  return query(database)
    .where(inArray(cardApplicationAttachments.applicationId, [...applicationIds]))
    .orderBy(asc(cardApplicationAttachments.id));
}

export const toAttachment = ({ attachment, typeName }: AttachmentRow, locale: Locale): CardApplicationAttachment => ({
  id: attachment.id,
  name: attachment.name,
  size: attachment.size,
  typeId: attachment.attachmentTypeId,
  typeName: typeName[locale],
  isProfileOne: attachment.isProfileOne,
});
