import {
  createCustomerProfile,
  deleteCustomerProfile,
  updateCustomerProfile,
} from '#contract/endpoints/customer-profiles.ts';
import type { CustomerProfileInput } from '#contract/entities/customer-profile-input.ts';
import type { Database } from '../platform/db/database.ts';
import { inserted } from '../platform/db/inserted.ts';
import { and, eq, notInArray } from '../platform/db/orm.ts';
import { attachmentTypes, customerProfiles } from '../platform/db/schema.ts';
import type { Route } from '../platform/http/route.ts';
import { customerProfileDetail } from './customer-profile-view.ts';
import { keptIds } from './kept-ids.ts';
import { operatorWrite } from './operator-write.ts';
import { refuseWhenBought } from './refuse-when-bought.ts';
import { rowOrNotFound } from './row-or-not-found.ts';

function columnsOf(body: CustomerProfileInput) {
  const { displayNames, validToDefault, cardApplicationAttachmentTypes: _, ...columns } = body;
  return { ...columns, displayName: displayNames, validToDefault: validToDefault?.name ?? null };
}

async function setAttachmentTypes(
  database: Database,
  customerProfileId: number,
  { cardApplicationAttachmentTypes: given }: CustomerProfileInput,
): Promise<void> {
  const ofProfile = eq(attachmentTypes.customerProfileId, customerProfileId);
  const stored = await database.select({ id: attachmentTypes.id }).from(attachmentTypes).where(ofProfile);
  const kept = keptIds('cardApplicationAttachmentTypes', given, stored);
  await database.delete(attachmentTypes).where(and(ofProfile, notInArray(attachmentTypes.id, [...kept])));
  for (const { id, displayNames: displayName } of given) {
    if (id === undefined) await database.insert(attachmentTypes).values({ customerProfileId, displayName });
    else await database.update(attachmentTypes).set({ displayName }).where(eq(attachmentTypes.id, id));
  }
}

const create = operatorWrite(createCustomerProfile, async ({ database, body, locale }) => {
  const row = inserted(await database.insert(customerProfiles).values(columnsOf(body)).returning());
  await setAttachmentTypes(database, row.id, body);
  return customerProfileDetail(database, row, locale);
});

const update = operatorWrite(updateCustomerProfile, async ({ database, params, body, locale }) => {
  const changed = database.update(customerProfiles).set(columnsOf(body)).where(eq(customerProfiles.id, params.id));
  const row = rowOrNotFound(await changed.returning());
  await setAttachmentTypes(database, row.id, body);
  return customerProfileDetail(database, row, locale);
});

const remove = operatorWrite(deleteCustomerProfile, async ({ database, params: { id } }) => {
  await database.delete(attachmentTypes).where(eq(attachmentTypes.customerProfileId, id));
  rowOrNotFound(await database.delete(customerProfiles).where(eq(customerProfiles.id, id)).returning());
  await refuseWhenBought(database, { customerProfileId: id });
  return undefined;
});

export const customerProfileWriteRoutes: readonly Route[] = [create, update, remove];
