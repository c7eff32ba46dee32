import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Supplier } from '#contract/entities/supplier.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';
import type { Database } from '../db/database.ts';
import type { NumberSetting } from './number-settings.ts';
import type { SystemFlags } from './system-flags.ts';

/** What the operator has set. */
export interface SettingValues {
  readonly flags: SystemFlags;
  readonly numbers: Readonly<Record<NumberSetting, number>>;
}

/**
 * The operator's settings: flags, and numbers (numeric settings). Rows of the table `settings` replace the code's
 * defaults.
 */
export interface Settings {
  systemConfiguration(database: Database): Promise<SystemConfiguration>;
  /**
   * The languages that the operator offers, the default one first; while the database does not answer, those that were
   * read last.
   */
  languages(database: Database): Promise<OfferedLanguages>;
  /** The guarded pages that customers may not open (APP-10). */
  withheldPages(database: Database): Promise<readonly GuardedPage[]>;
  /** The supplier that invoices name; null until the operator has set it (in the sandbox an example). */
  supplier(database: Database): Promise<Supplier | null>;
  /** a number; money in minor units. */
  number(database: Database, name: NumberSetting): Promise<number>;
  numbers(database: Database): Promise<Readonly<Record<NumberSetting, number>>>;
  /** All that the operator has set, over the defaults. */
  all(database: Database): Promise<SettingValues>;
  /** To be called after a change was committed in a transaction of the caller: this instance's next read sees it. */
  forget(): void;
  /**
   * Changes settings by name; null restores the default. Throws ApiError VALIDATION_ERROR for unknown names and wrong
   * values.
   */
  change(database: Database, values: Readonly<Record<string, unknown>>): Promise<void>;
}
