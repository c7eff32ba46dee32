import { index, integer, pgTable, text, timestamp } from '../orm-tables.ts';

/**
 * What happened in the browser before a failure, sent by the person, without personal data; kept for
 * FAILURE_REPORT_KEPT_IN_DAYS (RPL-05). `ticket` is the replay ticket as JSON. The row refers to no account.
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
