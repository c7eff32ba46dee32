import { replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { lockCustomers } from '../../accounts/customers/lock-customers.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplications, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { writeRoute } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { acceptPhoto } from '../photos/accept-photo.ts';
import type { ApplicationRow } from '../records/application-facts.ts';
import { recordPhotoSubmitted } from '../records/submitted-again.ts';

type PhotoCall = Call<typeof replaceApplicationPhoto>;
type CustomerRow = typeof customers.$inferSelect;

const isOwn = ({ caller, params }: PhotoCall): SQL | undefined =>
  and(eq(cardApplications.id, params.id), eq(cardApplications.accountId, caller.accountId));

/** Throws ApiError NOT_FOUND for an application that another account has filed. */
async function findOwn(call: PhotoCall): Promise<ApplicationRow> {
  const [found] = await call.database.select().from(cardApplications).where(isOwn(call));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}

/** Locks the customer, then the application. Throws ApiError NOT_FOUND. */
async function lockOwn(call: PhotoCall) {
  const { database } = call;
  const found = await findOwn(call);
  await lockCustomers(database, [found.customerId]);
  const [application] = await database.select().from(cardApplications).where(isOwn(call)).for('update');
  const [customer] = await database.select().from(customers).where(eq(customers.id, found.customerId));
  if (application === undefined || customer === undefined) throw new ApiError('NOT_FOUND');
  return { application, customer };
}

/** Stores the new photo. A verified photo stays valid until the staff has checked the new one. */
async function keepPhoto(
  database: Database,
  { application, customer }: { readonly application: ApplicationRow; readonly customer: CustomerRow },
  photo: string,
): Promise<void> {
  const ofCustomer = eq(customers.id, customer.id);
  if (customer.personalDataVerifiedDate === null) {
    await database.update(customers).set({ photo }).where(ofCustomer);
    return;
  }
  await database
    .update(customers)
    .set({ changes: { ...customer.changes, photo } })
    .where(ofCustomer);
  await database
    .update(cardApplications)
    .set({ customerChanges: { ...application.customerChanges, photo } })
    .where(eq(cardApplications.id, application.id));
}

/**
 * Submits another photo after the staff has asked for it. Sending the same photo again changes nothing, so that a call
 * can be repeated if its answer was lost. Throws ApiError NOT_FOUND, NOTHING_ASKED_AGAIN, and INVALID_PHOTO.
 */
export const replacePhotoRoute = writeRoute(
  replaceApplicationPhoto,
  async (call) => {
    await findOwn(call);
    return acceptPhoto(call.body.photo);
  },
  async (call, photo) => {
    const { database, caller, now } = call;
    const { application, customer } = await lockOwn(call);
    const { correction } = application;
    const isHere = (application.customerChanges?.photo ?? customer.photo) === photo;
    if (correction?.photo !== true) {
      if (isHere && application.state === 'UNCHECKED_DATA') return undefined;
      throw new ApiError('NOTHING_ASKED_AGAIN');
    }
    await keepPhoto(database, { application, customer }, photo);
    await recordPhotoSubmitted(database, { id: application.id, correction, doer: caller }, now);
    return undefined;
  },
);
