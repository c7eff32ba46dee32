import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customer, loggedCustomer } from '../../contract/endpoints/customers.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customers } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';

const parents = alias(customers, 'parents');

interface Row {
  readonly customer: typeof customers.$inferSelect;
  readonly parent: { readonly id: number; readonly firstName: string; readonly lastName: string } | null;
}

function addressOf({ street, streetNumber, city, zip }: Row['customer']): Customer['address'] {
  const parts = [street, streetNumber, city, zip];
  return parts.every((part) => part === null) ? null : { street, streetNumber, city, zip };
}

const toCustomer = ({ customer: row, parent }: Row): Customer => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: `${row.firstName} ${row.lastName}`,
  birthDay: row.birthDay,
  email: row.email,
  phoneNumber: row.phoneNumber,
  photo: row.photo,
  originId: row.originId,
  address: addressOf(row),
  draft: row.draft,
  external: row.external,
  parent,
  personalDataVerifiedDate: row.personalDataVerifiedDate?.toISOString() ?? null,
});

async function findLinked(database: Database, accountId: number, which: SQL): Promise<Customer> {
  const [row] = await database
    .select({
      customer: customers,
      parent: { id: parents.id, firstName: parents.firstName, lastName: parents.lastName },
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .leftJoin(parents, eq(parents.id, customers.parentId))
    .where(and(eq(accountLinks.accountId, accountId), which));
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return toCustomer(row);
}

export const loggedCustomerRoute = route(loggedCustomer, 'read', ({ database, caller }) =>
  findLinked(database, caller.accountId, eq(accountLinks.type, 'REGISTERED')),
);

export const customerRoute = route(customer, 'read', ({ database, caller, params }) =>
  findLinked(database, caller.accountId, eq(accountLinks.customerId, params.id)),
);
