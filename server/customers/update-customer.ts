import { and, eq } from 'drizzle-orm';
import { updateCustomer } from '../../contract/endpoints/customer-writes.ts';
import { pendingChanges } from '../../rules/customer-change.ts';
import type { VerifiedData } from '../../rules/customer-change.ts';
import { accountLinks, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { writeRoute } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { findOpenApplication } from './active-card-application.ts';
import { custodianBirthDay, refuseAge } from './custodian.ts';
import { findCustomer } from './customer.ts';
import { contactColumns, sentPhoto } from './personal-data.ts';
import { refuseKnownPerson } from './unique-customer.ts';

type UpdateCall = Call<typeof updateCustomer>;
type CustomerRow = typeof customers.$inferSelect;

/** Locks a customer of the account; a managed one is changed by their own account. Throws ApiError. */
async function lockCustomer({ database, caller, params }: UpdateCall) {
  const [link] = await database
    .select({ type: accountLinks.type })
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, params.id)));
  if (link === undefined) throw new ApiError('NOT_FOUND');
  if (link.type === 'MANAGED') throw new ApiError('INVALID_ACCOUNT');
  const [row] = await database.select().from(customers).where(eq(customers.id, params.id)).for('no key update');
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return { row, type: link.type };
}

const samePerson = (one: VerifiedData, other: VerifiedData): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.birthDay === other.birthDay;

/** A photo that is not given stays as it is, or as it waits for the check. */
function wantedOf({ body }: UpdateCall, row: CustomerRow, sent: string | null | undefined): VerifiedData {
  const kept = row.changes?.photo === undefined ? row.photo : row.changes.photo;
  return { ...body.name, birthDay: body.birthDay, photo: sent === undefined ? kept : sent };
}

/** Throws ApiError when the person cannot become the one that is wanted. */
async function refuseOtherPerson(call: UpdateCall, row: CustomerRow): Promise<void> {
  const { database, body, params } = call;
  if ((await findOpenApplication(database, row.id)) !== undefined) throw new ApiError('CUSTOMER_IN_CARD_APPLICATION');
  await refuseKnownPerson(database, body, [params.id]);
}

/** Verified data wait for the operator's check; all others change at once. */
const identityColumns = (row: CustomerRow, wanted: VerifiedData) =>
  row.personalDataVerifiedDate === null ? wanted : { changes: pendingChanges(row, wanted, row.changes) };

/**
 * Changes the personal data of the own or an assigned customer. Name, birth date and photo that the operator's staff has
 * verified stay until it has checked the new ones. While a card is being made, name and birth date cannot change.
 */
export const updateCustomerRoute = writeRoute(updateCustomer, sentPhoto, async (call, photo) => {
  const { database, caller, body, params } = call;
  const { row, type } = await lockCustomer(call);
  const wanted = wantedOf(call, row, photo);
  const parentId = body.parentId ?? row.parentId;
  const isNewParent = parentId !== row.parentId;
  const isOtherBirthDay = body.birthDay !== row.birthDay;
  const birthDayOfCustodian = isNewParent ? await custodianBirthDay(database, caller, parentId) : undefined;
  if (isOtherBirthDay || isNewParent) {
    const known = parentId === null ? null : birthDayOfCustodian;
    await refuseAge(call, { type, birthDay: body.birthDay, custodianBirthDay: known });
  }
  if (!samePerson(row, wanted)) await refuseOtherPerson(call, row);
  await database
    .update(customers)
    .set({ ...contactColumns(body), parentId, ...identityColumns(row, wanted) })
    .where(eq(customers.id, params.id));
  const changed = await findCustomer(call, params.id);
  if (changed === null) throw new ApiError('NOT_FOUND');
  return changed.customer;
});
