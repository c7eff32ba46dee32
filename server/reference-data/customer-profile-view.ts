import type { CustomerProfileDetail } from '#contract/entities/tariff-details.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../platform/db/database.ts';
import { asc } from '../platform/db/orm.ts';
import { attachmentTypes } from '../platform/db/schema.ts';
import type { customerProfiles } from '../platform/db/schema.ts';

export type ProfileRow = typeof customerProfiles.$inferSelect;
type AttachmentRow = typeof attachmentTypes.$inferSelect;
/** The attachment types of each customer profile. The keys are the ids of the profiles. */
type Attachments = ReadonlyMap<number, readonly AttachmentRow[]>;

export async function readAttachments(database: Database): Promise<Attachments> {
  const rows = await database.select().from(attachmentTypes).orderBy(asc(attachmentTypes.id));
  return Map.groupBy(rows, ({ customerProfileId }) => customerProfileId);
}

export const toCustomerProfile = (row: ProfileRow, attachments: Attachments, locale: Locale): CustomerProfile => ({
  id: row.id,
  displayName: row.displayName[locale],
  profileNumber: row.profileNumber,
  ageFrom: row.ageFrom,
  ageTo: row.ageTo,
  validFrom: row.validFrom,
  validTo: row.validTo,
  validToDefault: row.validToDefault === null ? null : { name: row.validToDefault },
  minProfileDaysValidity: row.minProfileDaysValidity,
  requireConfirmation: row.requireConfirmation,
  isic: row.isic,
  reduced: row.reduced,
  checkTicketCollision: row.checkTicketCollision,
  type: row.type,
  cardApplicationAttachmentTypes: (attachments.get(row.id) ?? []).map(({ id, displayName }) => ({
    id,
    displayName: displayName[locale],
  })),
});

export async function customerProfileDetail(
  database: Database,
  row: ProfileRow,
  locale: Locale,
): Promise<CustomerProfileDetail> {
  const attachments = await readAttachments(database);
  return {
    ...toCustomerProfile(row, attachments, locale),
    code: row.code,
    displayNames: row.displayName,
    orderNumber: row.orderNumber,
    cardApplicationAttachmentTypes: (attachments.get(row.id) ?? []).map(({ id, displayName }) => ({
      id,
      displayName: displayName[locale],
      displayNames: displayName,
    })),
  };
}
