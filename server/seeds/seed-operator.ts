import type { Database } from '../db/database.ts';
import { attachmentTypes, branchOffices, customerProfiles, fees, tariffProfiles, zones } from '../db/schema/tariff.ts';
import { idByCode } from './by-code.ts';
import { branchOfficeSeeds } from './operator/branch-offices.ts';
import { profileSeeds } from './operator/customer-profiles.ts';
import { feeSeeds } from './operator/fees.ts';
import { tariffSeeds } from './operator/tariff-profiles.ts';
import { zoneSeeds } from './operator/zones.ts';
import { seedOffers } from './seed-offers.ts';

async function seedZones(database: Database) {
  const rows = zoneSeeds.map(({ name, displayName }) => ({ name, displayName }));
  const inserted = await database.insert(zones).values(rows).returning();
  return idByCode(inserted.map(({ id, name }) => ({ id, code: name })));
}

async function seedProfiles(database: Database) {
  const rows = profileSeeds.map(({ attachment, ...profile }, place) => ({
    ...profile,
    profileNumber: attachment === null ? 1 : 2,
    requireConfirmation: attachment !== null,
    type: 'PERSONAL' as const,
    orderNumber: place + 1,
  }));
  const id = idByCode(await database.insert(customerProfiles).values(rows).returning());
  const attachments = profileSeeds.flatMap(({ code, attachment }) =>
    attachment === null ? [] : [{ customerProfileId: id(code), displayName: attachment }],
  );
  await database.insert(attachmentTypes).values(attachments);
  return id;
}

async function seedTariffs(database: Database) {
  const rows = tariffSeeds.map(({ priceFactor: _, ...tariff }) => tariff);
  return idByCode(await database.insert(tariffProfiles).values(rows).returning());
}

/**
 * Seeds the reference operator: zones, customer profiles, tariffs, price lists by `today` (ISO day), branch offices,
 * fees. When an operator exists already, it only adds missing fees. Instances must not run it at the same time.
 */
export const seedOperator = (database: Database, today: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction
      .insert(fees)
      .values([...feeSeeds])
      .onConflictDoNothing();
    const [seeded] = await transaction.select({ id: zones.id }).from(zones).limit(1);
    if (seeded) return;
    const zoneId = await seedZones(transaction);
    const profileId = await seedProfiles(transaction);
    const tariffId = await seedTariffs(transaction);
    await transaction.insert(branchOffices).values([...branchOfficeSeeds]);
    await seedOffers(transaction, today, { zoneId, profileId, tariffId });
  });
