import type { Database } from '../db/database.ts';
import type { Settings } from './settings.ts';

/**
 * The tax rate at which the seller sells, per cent: that of what is sold, or 0 where the seller pays no value added tax
 * (INV-01).
 */
export async function soldTaxPercentage(settings: Settings, database: Database, percentage: number): Promise<number> {
  const supplier = await settings.supplier(database);
  return supplier?.taxId === null ? 0 : percentage;
}
