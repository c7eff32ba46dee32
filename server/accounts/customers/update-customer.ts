import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { isChild, personalInfoBirthDays, personalInfoCustodianBirthDays } from '#rules/age.ts';
import { refusalsOf } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { writeRoute } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeCustomer, lockCustomer } from './change-customer.ts';
import type { LockedCustomer } from './change-customer.ts';
import { countingRefusals } from './counting-refusals.ts';
import type { Custodian } from './custodian.ts';
import { newCustodian } from './new-custodian.ts';
import { refuseIncompleteAddress, sentPhoto } from './personal-data.ts';
import { refuseUnsoundPerson } from './refuse-unsound-texts.ts';

type UpdateCall = Call<typeof updateCustomer>;

/**
 * Whether the customer came from another system without a name, and the operator lets accounts enter the name (LNK-03).
 */
async function mayBeNamed({ database, services, today }: UpdateCall, { row }: LockedCustomer): Promise<boolean> {
  const configuration = await services.settings.systemConfiguration(database);
  const customer = actionCustomer({ ...row, parent: null }, false, today);
  return refusalsOf('editPersonalInfo', { configuration, customer }).length === 0;
}

/** Throws ApiError if a field that the dialog requires is missing (PIN-01). */
async function refuseIncomplete({ database, services, body, today }: UpdateCall, { row }: LockedCustomer) {
  refuseIncompleteAddress(await services.settings.systemConfiguration(database), 'address', body.address);
  if (body.birthDay > personalInfoBirthDays(today).latest)
    throw new ApiError('VALIDATION_ERROR', { errors: ['birthDay: is less than five years ago'] });
  if ((body.photo ?? null) === null && row.photo === null) throw new ApiError('PHOTO_REQUIRED');
}

/** Only a child has a custodian. */
async function custodianOf(call: UpdateCall, { row }: LockedCustomer): Promise<Custodian | undefined> {
  const { database, services, body, today } = call;
  const { parent = null, birthDay } = body;
  if (parent === null || !isChild(birthDay, today)) return undefined;
  refuseUnsoundPerson(parent, 'parent.');
  refuseIncompleteAddress(await services.settings.systemConfiguration(database), 'parent.address', parent.address);
  return newCustodian(call, parent, { currentId: row.parentId, birthDays: personalInfoCustodianBirthDays(today) });
}

const updateRoute = writeRoute(updateCustomer, sentPhoto, async (call, photo) => {
  const locked = await lockCustomer(call, call.params.id);
  const isNamed = await mayBeNamed(call, locked);
  if (locked.type === 'MANAGED' && !isNamed) throw new ApiError('INVALID_ACCOUNT');
  if (isNamed) await refuseIncomplete(call, locked);
  return changeCustomer(call, locked, {
    wanted: call.body,
    photo,
    custodian: await custodianOf(call, locked),
    custodianBirthDays: personalInfoCustodianBirthDays(call.today),
    notUnique: 'CUSTOMER_NOT_UNIQUE',
  });
});

/**
 * Changes the personal data of the account's own customer, of an assigned customer, or of a managed customer without a
 * name (PIN-01); other managed customers are changed by their own account. Throws ApiError INVALID_ACCOUNT.
 */
export const updateCustomerRoute = countingRefusals('checkCustomer', updateRoute);
