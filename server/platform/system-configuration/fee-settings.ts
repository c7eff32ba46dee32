import type { Database } from '../db/database.ts';
import { asc, eq } from '../db/orm.ts';
import { fees } from '../db/schema.ts';

const prefix = 'FEE_';

/** The name of the setting that contains the price of a fee. */
export const feeSetting = (code: string): string => `${prefix}${code}`;

export const readFees = (database: Database) => database.select().from(fees).orderBy(asc(fees.id));

/** For each code of a fee: its price in minor units. */
export async function writeFees(transaction: Database, prices: Readonly<Record<string, number>>): Promise<void> {
  for (const [code, price] of Object.entries(prices))
    await transaction.update(fees).set({ price }).where(eq(fees.code, code));
}
