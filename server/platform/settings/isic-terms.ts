import type { IsicTerms } from '#rules/isic-price.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from './settings.ts';

/** The operator's terms for holders of an ISIC card. */
export async function readIsicTerms(settings: Settings, database: Database): Promise<IsicTerms> {
  const { isIsicAllowed } = await settings.systemConfiguration(database);
  return { allowed: isIsicAllowed, percentage: await settings.number(database, 'ISIC_PRICE_PERCENTAGE') };
}
