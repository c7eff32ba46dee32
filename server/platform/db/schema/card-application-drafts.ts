import type { CarrierType } from '#contract/enumerations.ts';
import { bytes } from '../bytes.ts';
import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from '../orm-tables.ts';
import { customerAccounts, customers } from './accounts.ts';

/**
 * Drafts of card applications, one for each account, carrier and person; `content` is encrypted. The account's own
 * customer need not exist yet: then `isOwn` is set without `customerId`. `version` counts how often the draft was saved;
 * `flowId` is the wizard that saved it first.
 */
export const cardApplicationDrafts = pgTable(
  'card_application_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => customerAccounts.id, { onDelete: 'cascade' }),
    carrierType: text().$type<CarrierType>().notNull(),
    isOwn: boolean().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    flowId: uuid().notNull(),
    version: integer().notNull().default(1),
    shape: integer().notNull(),
    content: bytes().notNull(),
    photo: bytes(),
    saved: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('card_application_drafts_subject')
      .on(table.accountId, table.carrierType, table.isOwn, table.customerId)
      .nullsNotDistinct(),
    index('card_application_drafts_saved').on(table.saved),
  ],
);

/** The encrypted contents of the files in drafts. */
export const cardApplicationDraftFiles = pgTable(
  'card_application_draft_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    draftId: integer()
      .notNull()
      .references(() => cardApplicationDrafts.id, { onDelete: 'cascade' }),
    fileId: uuid().notNull(),
    content: bytes().notNull(),
  },
  (table) => [unique('card_application_draft_files_file').on(table.draftId, table.fileId)],
);
