import { fromPromise } from 'xstate';
import { custodianBody, personBody } from '#common/person-fields/person-body.ts';
import { withoutDataUrlPrefix } from '#common/photo/photo-data.ts';
import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer } from '#contract/endpoints/customers.ts';
import { personalInfoMachine } from '#machines/account/personal-info/personal-info.machine.ts';
import type { KnownPersonalInfo, PersonalInfoRequest } from '#machines/account/personal-info/personal-info.types.ts';
import { personalInfoCustodianBirthDays } from '#rules/age.ts';
import { personAsTyped } from '#rules/person-fields.ts';
import type { Shop } from '#runtime/shop.ts';
import { readCandidates } from '../../custodian-choice/read-candidates.ts';

/** The stored first name is only the customer's id, so the field is left empty. */
async function readKnown(shop: Shop, customerId: number, signal: AbortSignal): Promise<KnownPersonalInfo> {
  const [known, candidates] = await Promise.all([
    shop.call(customer, { params: { id: customerId }, signal }),
    readCandidates(
      shop,
      { childId: customerId, birthDays: personalInfoCustodianBirthDays(shop.clock.today()) },
      signal,
    ),
  ]);
  return { person: { ...personAsTyped(known), firstName: '' }, photo: known.photo, candidates };
}

const save = (shop: Shop, { customerId, person, photo, custodian }: PersonalInfoRequest, signal: AbortSignal) =>
  shop.call(updateCustomer, {
    params: { id: customerId },
    body: {
      ...personBody(person),
      ...(custodian === null ? {} : custodianBody(custodian)),
      ...(photo === null ? {} : { photo: withoutDataUrlPrefix(photo) }),
    },
    signal,
  });

/** @param onSaved is called when the page has to read the customer again */
export const providePersonalInfo = (shop: Shop, onSaved: () => void) =>
  personalInfoMachine.provide({
    actors: {
      readKnown: fromPromise<KnownPersonalInfo, { customerId: number }>(({ input: { customerId }, signal }) =>
        readKnown(shop, customerId, signal),
      ),
      save: fromPromise<void, PersonalInfoRequest>(async ({ input, signal }) => {
        await save(shop, input, signal);
      }),
    },
    actions: {
      announceSaved: () => shop.showToast({ messageId: 'personalInfo.saved', colour: 'success' }),
      refreshCustomer: onSaved,
    },
  });
