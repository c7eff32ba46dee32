import type { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import type { ChangedCustomer } from '#contract/entities/customer-input.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { BirthDayLimits } from '#rules/age.ts';
import { isPlaceholder } from '#rules/card-actions/action-facts.ts';
import { pendingChanges } from '#rules/customer-change.ts';
import type { VerifiedData } from '#rules/customer-change.ts';
import { asDataUrl } from '../../applications/photos/accept-photo.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { findOpenApplication } from './active-card-application.ts';
import { custodianBirthDay, refuseForbiddenAge } from './custodian.ts';
import type { Custodian } from './custodian.ts';
import { findCustomer } from './customer.ts';
import { contactColumns } from './personal-data.ts';
import type { SentPhoto } from './personal-data.ts';
import { recordChanges } from './record-changes.ts';
import { refuseUnsoundChange } from './refuse-unsound-texts.ts';
import { refuseKnownPerson } from './unique-customer.ts';
import type { NotUnique } from './unique-customer.ts';

export type ChangeCall = Pick<
  Call<typeof updateCustomer>,
  'database' | 'caller' | 'services' | 'now' | 'today' | 'locale'
>;
type CustomerRow = typeof customers.$inferSelect;
type OtherColumns = Partial<Pick<CustomerRow, 'pin' | 'isicNumber'>>;

/** A locked customer of the account, with the customer's link to the account. */
export interface LockedCustomer {
  readonly row: CustomerRow;
  readonly type: AccountLinkType;
}

/** The new data of a customer. */
export interface CustomerChange {
  readonly wanted: ChangedCustomer;
  /** The photo of `wanted` in its stored form. */
  readonly photo: SentPhoto;
  /** A new custodian; undefined = the custodian that `wanted.parentId` names, or the present custodian. */
  readonly custodian?: Custodian | undefined;
  /** The birth dates that a custodian may have. */
  readonly custodianBirthDays: BirthDayLimits;
  readonly others?: OtherColumns;
  /** The error if another customer has the name and birth date. */
  readonly notUnique: NotUnique;
}

/** Locks a customer of the account. Throws ApiError NOT_FOUND. */
export async function lockCustomer({ database, caller }: ChangeCall, customerId: number): Promise<LockedCustomer> {
  const [link] = await database
    .select({ type: accountLinks.type })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, customerId)));
  if (link === undefined) throw new ApiError('NOT_FOUND');
  const [row] = await database.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return { row, type: link.type };
}

const samePerson = (one: VerifiedData, other: VerifiedData): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.birthDay === other.birthDay;

/**
 * Whether the photo that was sent is the photo that the shop has. Such a photo must not be converted again, because the
 * result would be a different photo.
 */
const isSame = (given: string | null | undefined, known: string | null): boolean =>
  typeof given === 'string' && known === asDataUrl(given);

/**
 * The person's name, birth date and photo after the change. The photo stays the same if no photo was sent, or if the
 * shop's own photo was sent back.
 */
function identityOf({ wanted, photo }: CustomerChange, row: CustomerRow): VerifiedData {
  const { name, birthDay, photo: given } = wanted;
  const known = row.changes?.photo === undefined ? row.photo : row.changes.photo;
  if (isSame(given, row.photo)) return { ...name, birthDay, photo: row.photo };
  return { ...name, birthDay, photo: photo === undefined || isSame(given, known) ? known : photo };
}

/** Throws ApiError if the person's name and birth date cannot be changed to the requested ones. */
async function refuseIdentityChange(
  { database }: ChangeCall,
  row: CustomerRow,
  { wanted, notUnique }: CustomerChange,
): Promise<void> {
  if ((await findOpenApplication(database, row.id)) !== undefined) throw new ApiError('CUSTOMER_IN_CARD_APPLICATION');
  await refuseKnownPerson(database, wanted, [row.id], notUnique);
}

async function custodianFor({ database, caller }: ChangeCall, row: CustomerRow, { wanted, custodian }: CustomerChange) {
  if (custodian !== undefined) return custodian;
  const id = wanted.parentId ?? row.parentId;
  if (id === row.parentId) return { id, birthDay: id === null ? null : undefined };
  return { id, birthDay: await custodianBirthDay(database, caller, id) };
}

/**
 * Changes of verified data wait until the staff has checked them; all other data change at once, and so does the name of
 * a placeholder.
 */
const identityColumns = (row: CustomerRow, wanted: VerifiedData) =>
  row.personalDataVerifiedDate === null || isPlaceholder(row)
    ? wanted
    : { changes: pendingChanges(row, wanted, row.changes) };

/**
 * Changes the personal data of a locked customer. Name, birth date and photo that the staff has verified stay valid
 * until the staff has checked the new ones. While a card is being made, name and birth date cannot change. Throws
 * ApiError.
 */
export async function changeCustomer(
  call: ChangeCall,
  { row, type }: LockedCustomer,
  change: CustomerChange,
): Promise<Sent<typeof Customer>> {
  const { database, caller, now } = call;
  const { wanted, custodianBirthDays, others = {} } = change;
  refuseUnsoundChange(wanted, row);
  const identity = identityOf(change, row);
  const custodian = await custodianFor(call, row, change);
  if (wanted.birthDay !== row.birthDay || custodian.id !== row.parentId) {
    const { birthDay } = wanted;
    await refuseForbiddenAge(call, { type, birthDay, custodianBirthDay: custodian.birthDay, custodianBirthDays });
  }
  if (!samePerson(row, identity)) await refuseIdentityChange(call, row, change);
  const [stored] = await database
    .update(customers)
    .set({ ...contactColumns(wanted), ...others, parentId: custodian.id, ...identityColumns(row, identity) })
    .where(eq(customers.id, row.id))
    .returning();
  if (stored !== undefined) await recordChanges(database, row, stored, { doer: caller, now });
  const changed = await findCustomer(call, row.id);
  if (changed === null) throw new ApiError('NOT_FOUND');
  return changed.customer;
}
