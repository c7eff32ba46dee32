import type { EventKind } from '#contract/entities/trail.ts';
import type { Database } from '../../platform/db/database.ts';
import type { customers } from '../../platform/db/schema.ts';
import { recordForCustomer } from '../events/record-event.ts';
import type { Doer } from '../events/record-event.ts';

type CustomerRow = typeof customers.$inferSelect;
type Column = keyof CustomerRow;

/** The columns whose changes each event reports. */
const columnsOf = {
  ADDRESS_CHANGED: ['street', 'streetNumber', 'city', 'zip'],
  CONTACT_CHANGED: ['email', 'phoneNumber'],
  PERSONAL_DATA_CHANGED: ['firstName', 'lastName', 'birthDay', 'photo', 'pin', 'isicNumber'],
  PERSONAL_DATA_SUBMITTED: ['changes'],
  CUSTODIAN_ASSIGNED: ['parentId'],
} as const satisfies Partial<Record<EventKind, readonly Column[]>>;
type ChangeKind = keyof typeof columnsOf;

const kinds = Object.keys(columnsOf) as ChangeKind[];

const isOther = (one: CustomerRow[Column], other: CustomerRow[Column]): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/**
 * Whether a change only withdraws submitted data, or only removes a custodian. Such a change is not recorded as an
 * event.
 */
const isOnlyRemoved = (kind: ChangeKind, { changes, parentId }: CustomerRow): boolean =>
  (kind === 'PERSONAL_DATA_SUBMITTED' && changes === null) || (kind === 'CUSTODIAN_ASSIGNED' && parentId === null);

/** Records which personal data of a customer have changed, for all accounts that have the customer. */
export async function recordChanges(
  transaction: Database,
  before: CustomerRow,
  after: CustomerRow,
  { doer, now }: { readonly doer: Doer; readonly now: Date },
): Promise<void> {
  for (const kind of kinds) {
    if (isOnlyRemoved(kind, after)) continue;
    const isChanged = columnsOf[kind].some((column) => isOther(before[column], after[column]));
    if (isChanged) await recordForCustomer(transaction, after.id, doer, { kind, at: now });
  }
}
