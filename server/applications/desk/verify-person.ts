import type { CustomerChanges } from '#contract/entities/customer.ts';
import { changesBesides } from '#rules/customer-change.ts';
import { recordForCustomer } from '../../accounts/events/record-event.ts';
import { eq } from '../../platform/db/orm.ts';
import { customers } from '../../platform/db/schema.ts';
import type { DeskCall } from './action.ts';
import { filedIdentity } from './desk-view.ts';
import type { ApplicationRecords } from './read-records.ts';

/** The submitted e-mail, telephone and address. */
const contactOf = ({ email, phoneNumber, address }: CustomerChanges) => ({
  ...(email === undefined ? {} : { email }),
  ...(phoneNumber === undefined ? {} : { phoneNumber }),
  ...address,
});

type CustomerRow = typeof customers.$inferSelect;

/** Whether the same data were verified before; only the clerk or the day of the check differ. */
function isVerifiedAgain(before: CustomerRow, after: CustomerRow): boolean {
  const { personalDataVerifiedDate, personalDataVerifiedBy } = after;
  const same = { ...before, personalDataVerifiedDate, personalDataVerifiedBy };
  return before.personalDataVerifiedDate !== null && JSON.stringify(same) === JSON.stringify(after);
}

/**
 * Copies the submitted data to the person and marks them as verified. Changes that the person has submitted since the
 * application are not copied: they wait for the next check.
 */
export async function verifyPerson({ database, caller, now }: DeskCall, records: ApplicationRecords): Promise<void> {
  const { application, customer } = records;
  const submitted = application.customerChanges ?? {};
  const [verified] = await database
    .update(customers)
    .set({
      ...contactOf(submitted),
      ...filedIdentity(records),
      changes: changesBesides(customer.changes, submitted),
      personalDataVerifiedDate: now,
      personalDataVerifiedBy: caller.username,
    })
    .where(eq(customers.id, customer.id))
    .returning();
  if (verified === undefined || isVerifiedAgain(customer, verified)) return;
  await recordForCustomer(database, customer.id, 'OPERATOR', { kind: 'PERSONAL_DATA_VERIFIED', at: now });
}
