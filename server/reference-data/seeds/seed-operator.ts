import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import {
  attachmentTypes,
  branchOffices,
  customerProfiles,
  fees,
  tariffProfiles,
  zoneConnections,
  zones,
} from '../../platform/db/schema/tariff.ts';
import { branchOfficeSeeds } from './branch-offices.ts';
import { idByCode } from './by-code.ts';
import { profileSeeds } from './customer-profiles.ts';
import { exampleName } from './example-names.ts';
import { feeSeeds } from './fees.ts';
import { seedOffers } from './seed-offers.ts';
import { tariffSeeds } from './tariff-profiles.ts';
import { type ZoneName, zoneLineSeeds, zoneRingSeeds, zoneSeeds } from './zones.ts';

/** Connects the zones along the lines of the schematic map, and places the rings around their centres. */
async function seedZoneMap(database: Database, zoneId: (name: ZoneName) => number) {
  const pairs = zoneLineSeeds.flatMap((line) =>
    line.slice(1).map((name, index) => [zoneId(line[index] ?? name), zoneId(name)] as const),
  );
  await database
    .insert(zoneConnections)
    .values(pairs.map((pair) => ({ zoneId: Math.min(...pair), otherId: Math.max(...pair) })));
  for (const [ring, centre] of zoneRingSeeds) {
    await database
      .update(zones)
      .set({ aroundId: zoneId(centre) })
      .where(eq(zones.id, zoneId(ring)));
  }
}

async function seedZones(database: Database) {
  const rows = zoneSeeds.map(({ name, displayName, cell }) => ({
    name,
    displayName,
    mapColumn: cell?.[0] ?? null,
    mapRow: cell?.[1] ?? null,
  }));
  const inserted = await database.insert(zones).values(rows).returning();
  const zoneId = idByCode(inserted.map(({ id, name }) => ({ id, code: name })));
  await seedZoneMap(database, zoneId);
  return zoneId;
}

async function seedProfiles(database: Database) {
  const rows = profileSeeds.map(({ hasAttachment, ...profile }, place) => ({
    ...profile,
    displayName: exampleName('profiles', profile.code),
    profileNumber: hasAttachment ? 2 : 1,
    requireConfirmation: hasAttachment,
    type: 'PERSONAL' as const,
    orderNumber: place + 1,
  }));
  const id = idByCode(await database.insert(customerProfiles).values(rows).returning());
  const attachments = profileSeeds
    .filter(({ hasAttachment }) => hasAttachment)
    .map(({ code }) => ({ customerProfileId: id(code), displayName: exampleName('attachments', code) }));
  await database.insert(attachmentTypes).values(attachments);
  return id;
}

async function seedTariffs(database: Database) {
  const rows = tariffSeeds.map(({ priceFactor: _, ...tariff }) => ({
    ...tariff,
    displayName: exampleName('tariffs', tariff.code),
  }));
  return idByCode(await database.insert(tariffProfiles).values(rows).returning());
}

/**
 * Seeds the reference operator: zones, customer profiles, tariffs, price lists relative to `today` (ISO day), branch
 * offices, fees. If an operator exists already, only missing fees are added. Instances must not run it at the same time.
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
