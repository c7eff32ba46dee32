import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { readAttachments, toCustomerProfile } from '../../reference-data/customer-profile-view.ts';
import { referenceData } from '../../reference-data/reference-data.ts';

export type KnownProfile = CustomerProfile;
export type KnownProfiles = readonly KnownProfile[];

/** The operator's profiles in its order, with the attachments that an application for each profile needs. */
export async function readKnownProfiles(database: Database, locale: Locale): Promise<KnownProfiles> {
  const { customerProfiles } = await referenceData(database);
  const attachments = await readAttachments(database);
  return [...customerProfiles.values()]
    .toSorted((one, other) => one.orderNumber - other.orderNumber || one.id - other.id)
    .map((row) => toCustomerProfile(row, attachments, locale));
}
