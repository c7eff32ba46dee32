import { index, integer, pgTable, text, timestamp } from '../orm-tables.ts';

/**
 * What happened in the shop before a failure, as its person has sent it, without anything about a person; kept for
 * FAILURE_REPORT_KEPT_IN_DAYS (RPL-05). `ticket` is the replay ticket as JSON. The row refers to nobody.
 */
export const failureReports = pgTable(
  'failure_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    reported: timestamp({ withTimezone: true }).notNull(),
    ticket: text().notNull(),
  },
  (table) => [index('failure_reports_reported').using('brin', table.reported)],
);
