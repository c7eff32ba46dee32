import type { FeeSubject } from '#rules/application-fee.ts';
import { carriersWith } from '#rules/carriers.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { cardApplications, orderItems, orders } from '../../platform/db/schema.ts';

interface Named {
  readonly account: SQL;
  readonly application: SQL;
  readonly fee: SQL;
}

/** The application whose fee is bought, with the customer who gets the card. */
export type FeeApplication = FeeSubject & { readonly customerId: number };

/** The rule `waitsForFee` as an SQL condition. */
const waitsForFee = sql`(application.state in ('UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED') and not application.paid
  and application.carrier_type in ${carriersWith('hasFee')} and not application.card_for_free)`;

/** The application whose fee is bought, as an SQL expression; null when the account has no such application. */
export const feeApplicationOf = ({ account, application, fee }: Named): SQL<FeeApplication | null> =>
  sql<FeeApplication | null>`(
  select json_build_object('customerId', application.customer_id,
    'isOpen', ${waitsForFee}, 'isOrdered', exists (
    select 1 from ${orderItems} ordered join ${orders} made on made.id = ordered.order_id
    where made.account_id = ${account} and made.state in ('PENDING', 'PROCESSING', 'PAID') and ordered.type = 'FEE'
      and (ordered.payload->>'applicationId')::integer = application.id
      and (ordered.payload->>'feeId')::integer = ${fee}))
  from ${cardApplications} application
  where application.id = ${application} and application.account_id = ${account})`;

/** The application whose fee is bought; null when the account has no such application. */
export async function readFeeApplication(
  database: Database,
  accountId: number,
  { applicationId, feeId }: { readonly applicationId: number; readonly feeId: number },
): Promise<FeeApplication | null> {
  const application = feeApplicationOf({
    account: sql`${accountId}`,
    application: sql`${applicationId}`,
    fee: sql`${feeId}::integer`,
  });
  const [row] = await rowsOf<{ readonly found: FeeApplication | null }>(database, sql`select ${application} as found`);
  return row?.found ?? null;
}
