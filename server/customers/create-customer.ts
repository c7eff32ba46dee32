import { eq } from 'drizzle-orm';
import { createCustomer } from '../../contract/endpoints/customer-writes.ts';
import { isChild } from '../../rules/age.ts';
import type { Database } from '../db/database.ts';
import { inserted } from '../db/inserted.ts';
import { accountLinks, customerAccounts, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { writeRoute } from '../http/route.ts';
import { custodianBirthDay, refuseAge } from './custodian.ts';
import { findCustomer, findOwnCustomer } from './customer.ts';
import { contactColumns, sentPhoto } from './personal-data.ts';
import { refuseKnownPerson } from './unique-customer.ts';

/** Two calls at once must not both find that the account has no own customer. */
const lockAccount = (transaction: Database, accountId: number) =>
  transaction
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId))
    .for('no key update');

/**
 * Creates a customer, whose data the operator's staff has not checked yet: the own one of an account that has none, else
 * one that is assigned to it. A child's custodian is the own customer, unless another one of the account is named.
 */
export const createCustomerRoute = writeRoute(createCustomer, sentPhoto, async (call, photo) => {
  const { database, caller, body } = call;
  const { accountId } = caller;
  await lockAccount(database, accountId);
  const own = await findOwnCustomer(call);
  const type = own === null ? 'REGISTERED' : 'ASSIGNED';
  const parentId = body.parentId ?? own?.customer.id ?? null;
  const { name, birthDay } = body;
  await refuseAge(call, { type, birthDay, custodianBirthDay: await custodianBirthDay(database, caller, parentId) });
  await refuseKnownPerson(database, body, []);
  const values = {
    ...name,
    birthDay,
    ...contactColumns(body),
    photo: photo ?? null,
    pin: body.pin ?? null,
    parentId: isChild(birthDay, call.today) ? parentId : null,
    draft: true,
  };
  const { id } = inserted(await database.insert(customers).values(values).returning({ id: customers.id }));
  await database.insert(accountLinks).values({ accountId, customerId: id, type, cancelable: type !== 'REGISTERED' });
  const created = await findCustomer(call, id);
  if (created === null) throw new ApiError('NOT_FOUND');
  return created.customer;
});
