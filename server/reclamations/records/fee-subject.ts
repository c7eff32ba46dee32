import type { ReclamationFeeSubject } from '#rules/reclamation.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { orderItems, orders, reclamations } from '../../platform/db/schema.ts';

interface Named {
  readonly account: SQL;
  readonly reclamationNumber: SQL;
}

/** A reclamation's fee that can be sold, with the customer of the reclamation. */
export type SoldReclamationFee = ReclamationFeeSubject & { readonly customerId: number };

/**
 * The fee of a reclamation, as an SQL expression; null if the account has no such reclamation, or the reclamation has no
 * fee.
 */
export const reclamationFeeOf = ({ account, reclamationNumber }: Named): SQL<SoldReclamationFee | null> =>
  sql<SoldReclamationFee | null>`(
  select json_build_object('price', reclamation.fee, 'customerId', reclamation.customer_id,
    'isOrdered', reclamation.paid is not null or exists (
      select 1 from ${orderItems} ordered join ${orders} made on made.id = ordered.order_id
      where made.account_id = reclamation.account_id and made.state in ('PENDING', 'PROCESSING', 'PAID')
        and ordered.type = 'RECLAMATION'
        and ordered.payload->>'reclamationNumber' = reclamation.reclamation_number))
  from ${reclamations} reclamation
  where reclamation.reclamation_number = ${reclamationNumber} and reclamation.account_id = ${account}
    and reclamation.fee is not null)`;

/** The fee of a reclamation; null if the account has no such reclamation, or the reclamation has no fee. */
export async function readReclamationFee(
  database: Database,
  accountId: number,
  reclamationNumber: string,
): Promise<SoldReclamationFee | null> {
  const fee = reclamationFeeOf({ account: sql`${accountId}`, reclamationNumber: sql`${reclamationNumber}` });
  const [row] = await rowsOf<{ readonly found: SoldReclamationFee | null }>(database, sql`select ${fee} as found`);
  return row?.found ?? null;
}
