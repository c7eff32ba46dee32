import type { Database } from '../db/database.ts';
import { asc, eq } from '../db/orm.ts';
import { fees } from '../db/schema.ts';

const prefix = 'FEE_';

/** The name under which the price of a fee is a setting. */
export const feeSetting = (code: string): string => `${prefix}${code}`;

export const readFees = (database: Database) => database.select().from(fees).orderBy(asc(fees.id));

/** Prices in minor units, by the codes of fees. */
export async function writeFees(transaction: Database, prices: Readonly<Record<string, number>>): Promise<void> {
  for (const [code, price] of Object.entries(prices))
    await transaction.update(fees).set({ price }).where(eq(fees.code, code));
}
