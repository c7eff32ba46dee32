import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { sql } from '../../platform/db/orm.ts';
import { invoiceNumbers } from '../../platform/db/schema.ts';

const places = 6;

/**
 * Takes the next number of a year: `2026000001`, `2026000002` … It locks the year's row until the transaction ends, so
 * that a rollback leaves no gap. Therefore take the number as late as possible.
 */
export async function nextInvoiceNumber(transaction: Database, year: number) {
  const { last: sequence } = inserted(
    await transaction
      .insert(invoiceNumbers)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
      .returning({ last: invoiceNumbers.last }),
  );
  return { sequence, number: `${String(year)}${String(sequence).padStart(places, '0')}` };
}
