import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { Locale } from '../../contract/enumerations.ts';

export interface BootContext {
  readonly configuration: SystemConfiguration | null;
  readonly supportedLocales: readonly Locale[];
}

/** `retry` asks again for what start-up cannot do without. */
export interface BootEvent {
  readonly type: 'retry';
}
