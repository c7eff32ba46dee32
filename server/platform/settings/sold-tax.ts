import type { Database } from '../db/database.ts';
import type { Settings } from './settings.ts';

/** The seller's tax rate, per cent: the rate of the sold item, or 0 if the seller pays no value added tax (INV-01). */
export async function soldTaxPercentage(settings: Settings, database: Database, percentage: number): Promise<number> {
  const supplier = await settings.supplier(database);
  return supplier?.taxId === null ? 0 : percentage;
}
