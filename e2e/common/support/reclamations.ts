import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { customer as customerOf } from '#contract/endpoints/customers.ts';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import type { TypedReclamation } from '#rules/reclamation.ts';
import { callOf, createCustomer, type Customer } from './customer.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** An account that files reclamations. */
export interface Complainant {
  readonly account: TestAccount;
  readonly customer: Customer;
  readonly customerId: number;
  readonly call: ReturnType<typeof callOf>;
  /** Files a reclamation through the API. */
  readonly file: (note: string) => Promise<Reclamation>;
}

/** Creates an account whose customer has this telephone number and address. The verified name is not changed. */
export async function createComplainant(
  url: string,
  sandbox: Sandbox,
  { phoneNumber, street, streetNumber, city, zip }: Omit<TypedReclamation, 'note' | 'firstName' | 'lastName'>,
): Promise<Complainant> {
  const account = await sandbox.account('adult');
  const customer = await createCustomer(url, account);
  const customerId = account.customerId ?? 0;
  const call = callOf(url, customer.session.token);
  const { firstName, lastName, birthDay } = await call(customerOf, { id: customerId });
  const address = { street, streetNumber, city, zip };
  const body = {
    name: { firstName, lastName },
    birthDay: birthDay ?? '1990-05-06',
    phoneNumber: phoneNumber === '' ? null : phoneNumber,
    address,
  };
  await call(updateCustomer, { id: customerId, body });
  return {
    account,
    customer,
    customerId,
    call,
    file: (note) =>
      call(createReclamation, {
        body: {
          customerFirstName: firstName,
          customerLastName: lastName,
          customerPhoneNumber: phoneNumber,
          customerAddress: address,
          note,
          gdprTermsAndConditionsApproved: true,
          customerId,
        },
      }),
  };
}
