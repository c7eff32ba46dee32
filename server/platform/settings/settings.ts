import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Supplier } from '#contract/entities/supplier.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import type { Sent } from '#contract/values.ts';
import type { OfferedLanguages } from '#rules/offered-languages.ts';
import type { Database } from '../db/database.ts';
import type { NumberSetting } from './number-settings.ts';
import type { SystemFlags } from './system-flags.ts';

/** The system configuration as the server sends it. */
export interface SentConfiguration extends SystemConfiguration {
  readonly allowedPaymentTypes: Sent<typeof SystemConfiguration>['allowedPaymentTypes'];
}

/** The values of all settings. */
export interface SettingValues {
  readonly flags: SystemFlags;
  readonly numbers: Readonly<Record<NumberSetting, number>>;
}

/** The operator's settings: flags and numbers. Rows of the table `settings` replace the code's defaults. */
export interface Settings {
  systemConfiguration(database: Database): Promise<SentConfiguration>;
  /**
   * The languages that the operator offers; the default language is the first. While the database does not answer, these
   * are the languages that were read last.
   */
  languages(database: Database): Promise<OfferedLanguages>;
  /** The guarded pages that customers may not open (APP-10). */
  withheldPages(database: Database): Promise<readonly GuardedPage[]>;
  /** The supplier on invoices; null until the operator has set it (the sandbox has an example). */
  supplier(database: Database): Promise<Supplier | null>;
  /** A numeric setting; money in minor units. */
  number(database: Database, name: NumberSetting): Promise<number>;
  numbers(database: Database): Promise<Readonly<Record<NumberSetting, number>>>;
  /** The values of all settings, including defaults. */
  all(database: Database): Promise<SettingValues>;
  /** Call this after a transaction of the caller has committed a change: then this instance reads the settings again. */
  forget(): void;
  /**
   * Changes settings by name; null restores the default. Throws ApiError VALIDATION_ERROR for unknown names and wrong
   * values.
   */
  change(database: Database, values: Readonly<Record<string, unknown>>): Promise<void>;
}
