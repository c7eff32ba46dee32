import { assignCustodian } from '#contract/endpoints/custodian-assignment.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { custodianBirthDays } from '#rules/age.ts';
import { refusalsOf } from '#rules/card-actions/action-decision.ts';
import type { Refusal } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { eq } from '../../platform/db/orm.ts';
import { customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { recordForCustomer } from '../events/record-event.ts';
import { lockCustomer } from './change-customer.ts';
import type { LockedCustomer } from './change-customer.ts';
import { countingRefusals } from './counting-refusals.ts';
import { custodianBirthDay } from './custodian.ts';
import type { Custodian } from './custodian.ts';
import { newCustodian } from './new-custodian.ts';
import { refuseIncompleteAddress } from './personal-data.ts';
import { refuseUnsoundPerson } from './refuse-unsound-texts.ts';

type AssignCall = Call<typeof assignCustodian>;

const errors: Readonly<Record<Refusal<'assignCustodian'>, ErrorName>> = {
  legacyShopMigrates: 'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED',
  isManaged: 'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED',
  customerIsChild: 'CUSTODIAN_ASSIGNMENT_NOT_ALLOWED',
  customerHasNoParent: 'CUSTODIAN_ALREADY_ASSIGNED',
};

/** Throws ApiError if the rule of the page refuses the assignment. */
async function refuseAssignment({ database, services, today }: AssignCall, { row, type }: LockedCustomer) {
  const [refusal] = refusalsOf('assignCustodian', {
    configuration: await services.settings.systemConfiguration(database),
    customer: { ...actionCustomer({ ...row, parent: null }, false, today), hasParent: row.parentId !== null },
    link: type === 'REGISTERED' ? null : type,
  });
  if (refusal !== undefined) throw new ApiError(errors[refusal]);
}

async function custodianOf(call: AssignCall): Promise<Custodian> {
  const { database, services, caller, body, today } = call;
  const birthDays = custodianBirthDays(today);
  const { parentId = null, parent = null } = body;
  if (parent !== null) {
    refuseUnsoundPerson(parent, 'parent.');
    refuseIncompleteAddress(await services.settings.systemConfiguration(database), 'parent.address', parent.address);
    return newCustodian(call, parent, { currentId: null, birthDays });
  }
  const birthDay = await custodianBirthDay(database, caller, parentId);
  if (birthDay === null || birthDay > birthDays.latest) throw new ApiError('CUSTODIAN_IS_REQUIRED');
  return { id: parentId, birthDay };
}

const assignRoute = route(assignCustodian, 'write', async (call) => {
  const { database, caller, params, body, now } = call;
  const child = await lockCustomer(call, params.id);
  if (child.row.parentId !== null && child.row.parentId === body.parentId) return undefined;
  await refuseAssignment(call, child);
  const { id } = await custodianOf(call);
  await database.update(customers).set({ parentId: id }).where(eq(customers.id, child.row.id));
  await recordForCustomer(database, child.row.id, caller, { kind: 'CUSTODIAN_ASSIGNED', at: now });
  return undefined;
});

/** Gives a managed child a custodian (ASC-01). Assigning the same custodian again changes nothing. */
export const assignCustodianRoute = countingRefusals('checkCustomer', assignRoute);
