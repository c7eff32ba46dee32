import { carriersWith } from '#rules/carriers.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, asc, eq, exists, inArray, isNull, ne, notExists } from '../../platform/db/orm.ts';
import { cardApplicationEvents, cardApplications } from '../../platform/db/schema.ts';

const laterApplication = alias(cardApplications, 'later_application');

/**
 * The paid applications for chip cards that the staff has rejected and whose fees count for the customers' next
 * applications.
 */
function selectCountingFees(database: Database, customerIds: readonly number[]) {
  const rejection = database
    .select({ id: cardApplicationEvents.id })
    .from(cardApplicationEvents)
    .where(
      and(eq(cardApplicationEvents.applicationId, cardApplications.id), eq(cardApplicationEvents.kind, 'REJECTED')),
    );
  const successor = database
    .select({ id: laterApplication.id })
    .from(laterApplication)
    .where(and(eq(laterApplication.feeOfId, cardApplications.id), ne(laterApplication.state, 'REJECTED')));
  return database
    .select({ id: cardApplications.id, customerId: cardApplications.customerId })
    .from(cardApplications)
    .where(
      and(
        inArray(cardApplications.customerId, [...customerIds]),
        eq(cardApplications.state, 'REJECTED'),
        inArray(cardApplications.carrierType, carriersWith('hasFee')),
        eq(cardApplications.paid, true),
        isNull(cardApplications.feeOfId),
        exists(rejection),
        notExists(successor),
      ),
    )
    .orderBy(asc(cardApplications.id));
}

/**
 * The paid application for a chip card that the staff has rejected and whose fee counts for the customer's next
 * application; null if there is none. A fee counts for one application at a time; if that application is rejected as
 * well, the fee counts for the next one.
 * @param database a transaction that has locked the customer
 */
export async function findCountingFee(database: Database, customerId: number): Promise<number | null> {
  const [found] = await selectCountingFees(database, [customerId]).limit(1);
  return found?.id ?? null;
}

/** The customers whose next chip card is paid already: like {@link findCountingFee}, for many customers at once. */
export async function readCountingFees(
  database: Database,
  customerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await selectCountingFees(database, customerIds);
  return new Set(found.map(({ customerId }) => customerId));
}
