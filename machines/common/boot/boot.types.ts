import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';

export interface BootContext {
  /** The settings of the operator, as the server sent them; null until they are fetched. */
  readonly configuration: SystemConfiguration | null;
  /** The languages that a visitor can choose; empty until they are fetched. */
  readonly supportedLocales: readonly Locale[];
  /** Whether someone was logged in when the shop started; false after the start-up has logged them out. */
  readonly isLoggedIn: boolean;
}

/** `retry` repeats start-up after the settings of the operator could not be read. */
export interface BootEvent {
  readonly type: 'retry';
}
