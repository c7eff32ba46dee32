import { boolean, integer, pgTable, text, timestamp, unique, uuid } from '../orm-tables.ts';
import { cardApplications } from './card-applications.ts';
import { attachmentTypes } from './tariff.ts';

/**
 * The files that were submitted with card applications, one for each attachment type of a profile. `fileId` is the key
 * of the content in the file store, which may be outside of this database.
 */
export const cardApplicationAttachments = pgTable(
  'card_application_attachments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => cardApplications.id, { onDelete: 'cascade' }),
    isProfileOne: boolean().notNull(),
    attachmentTypeId: integer()
      .notNull()
      .references(() => attachmentTypes.id),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    fileId: uuid().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('card_application_attachments_type').on(table.applicationId, table.isProfileOne, table.attachmentTypeId),
  ],
);
