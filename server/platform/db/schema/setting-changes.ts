import { index, integer, jsonb, pgTable, text, timestamp } from '../orm-tables.ts';

/**
 * The staff's changes of the operator's settings (OPD-03). `name` is the name of a flag or a number, or FEE_ and the
 * code of a fee. `by` is the name of the clerk's account, stored as text, so that it stays readable when the account is
 * deleted.
 */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().notNull(),
  },
  (table) => [index('setting_changes_name').on(table.name, table.id)],
);
