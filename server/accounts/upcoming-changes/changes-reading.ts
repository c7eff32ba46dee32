import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services/services.ts';

/** For whom the changes are read, and how. */
export interface ChangesReading {
  readonly database: Database;
  readonly services: Services;
  /** An ISO day. */
  readonly today: string;
  readonly locale: Locale;
  readonly accountId: number;
  /** Only this person; undefined = all people of the account. */
  readonly customerId?: number | undefined;
}
