import { fromPromise } from 'xstate';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { customer } from '#contract/endpoints/customers.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { Customer } from '#contract/entities/customer.ts';
import { applicationDetailMachine } from '#machines/card-application/application-detail/application-detail.machine.ts';
import type {
  ApplicationDetailInput,
  FiledApplication,
} from '#machines/card-application/application-detail/application-detail.types.ts';
import { failureOf } from '#machines/common/failure.ts';
import { personAsTyped, type TypedPerson } from '#rules/person-fields.ts';
import type { Shop } from '#runtime/shop.ts';

const unknown = { email: null, phoneNumber: null, address: null };

/** Reads a customer of the account; null for any other customer. */
async function readCustomer(shop: Shop, id: number, signal: AbortSignal): Promise<Customer | null> {
  try {
    return await shop.call(customer, { params: { id }, signal });
  } catch (error) {
    if (failureOf(error).name === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Reads the custodian's data, as far as the account may see them: at least the name. */
async function readCustodian(shop: Shop, child: Customer | null, signal: AbortSignal): Promise<TypedPerson | null> {
  const parent = child?.parent ?? null;
  if (parent === null) return null;
  const known = await readCustomer(shop, parent.id, signal);
  return personAsTyped(known ?? { ...parent, ...unknown, birthDay: null });
}

/** The applicant's data: a value submitted with the application replaces the person's known value. */
function applicantOf({ customer: named, customerChanges }: CardApplication, known: Customer | null): TypedPerson {
  const { firstName, lastName, birthDay, email, phoneNumber, address } = customerChanges ?? {};
  const person = known ?? { ...named, ...unknown };
  return personAsTyped({
    firstName: firstName ?? person.firstName,
    lastName: lastName ?? person.lastName,
    birthDay: birthDay ?? person.birthDay,
    email: email === undefined ? person.email : email,
    phoneNumber: phoneNumber === undefined ? person.phoneNumber : phoneNumber,
    address: address === undefined ? person.address : address,
  });
}

async function readFiled(
  shop: Shop,
  { applicationId }: ApplicationDetailInput,
  signal: AbortSignal,
): Promise<FiledApplication> {
  const application = await shop.call(cardApplication, { params: { id: applicationId }, signal });
  const known = await readCustomer(shop, application.customer.id, signal);
  return {
    application,
    person: applicantOf(application, known),
    photo: application.customerChanges?.photo ?? known?.photo ?? null,
    custodian: await readCustodian(shop, known, signal),
  };
}

export const provideApplicationDetail = (shop: Shop) =>
  applicationDetailMachine.provide({
    actors: {
      readFiled: fromPromise<FiledApplication, ApplicationDetailInput>(({ input, signal }) =>
        readFiled(shop, input, signal),
      ),
    },
  });
