import type { ChangedCustomer } from '#contract/entities/customer-input.ts';
import type { Address } from '#contract/entities/customer.ts';
import type { customers } from '../../platform/db/schema.ts';

type CustomerRow = typeof customers.$inferSelect;

function addressGaps(row: CustomerRow, given: ChangedCustomer['address']): Address {
  return {
    street: row.street ?? given?.street ?? null,
    streetNumber: row.streetNumber ?? given?.streetNumber ?? null,
    city: row.city ?? given?.city ?? null,
    zip: row.zip ?? given?.zip ?? null,
  };
}

/**
 * The change of a customer whose card another account manages. All known data stay, including data that the staff has
 * not checked yet; only missing data are taken from the call.
 */
export function onlyGaps(row: CustomerRow, given: ChangedCustomer): ChangedCustomer {
  const changes = row.changes ?? {};
  const photo = changes.photo === undefined ? row.photo : changes.photo;
  return {
    name: { firstName: changes.firstName ?? row.firstName, lastName: changes.lastName ?? row.lastName },
    birthDay: changes.birthDay ?? row.birthDay ?? given.birthDay,
    email: row.email ?? given.email ?? null,
    phoneNumber: row.phoneNumber ?? given.phoneNumber ?? null,
    address: addressGaps(row, given.address),
    photo: photo === null ? given.photo : undefined,
    parentId: row.parentId ?? given.parentId,
  };
}
