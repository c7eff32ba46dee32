import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { Supplier } from '../../contract/entities/supplier.ts';
import type { GuardedPage } from '../../contract/guarded-pages.ts';
import type { Database } from '../db/database.ts';
import type { FigureName } from './figures.ts';

/** The operator's flags and figures: the code's defaults overlaid by the `settings` table. */
export interface Settings {
  systemConfiguration(database: Database): Promise<SystemConfiguration>;
  /** The guarded pages that the operator keeps from customers (APP-10). */
  withheldPages(database: Database): Promise<readonly GuardedPage[]>;
  /** Who sells, as invoices name it; null until the operator has said it (in the sandbox an example). */
  supplier(database: Database): Promise<Supplier | null>;
  /** A figure; money in minor units. */
  figure(database: Database, name: FigureName): Promise<number>;
  figures(database: Database): Promise<Readonly<Record<FigureName, number>>>;
  /** Sets flags and figures by name; null puts the default back. Throws ApiError VALIDATION_ERROR for unknown ones. */
  change(database: Database, values: Readonly<Record<string, unknown>>): Promise<void>;
}
