import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { eq } from '#server/platform/db/orm.ts';
import { customerProfiles, tariffProfiles, ticketCombinations, zones } from '#server/platform/db/schema/tariff.ts';
import { idByCode } from '#server/reference-data/seeds/by-code.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { offerCode } from '#server/reference-data/seeds/seed-offers.ts';
import type { TariffCode } from '#server/reference-data/seeds/tariff-profiles.ts';
import type { ZoneName } from '#server/reference-data/seeds/zones.ts';

/** The data with which a demo account is created. */
export interface DemoContext {
  readonly database: Database;
  readonly accountId: number;
  readonly username: string;
  /** ISO day. */
  readonly today: string;
  readonly now: Date;
  readonly operator: OperatorIds;
  /** Returns a text of `count` digits. Each call and each username gives another text; each run gives the same texts. */
  readonly nextDigits: (count: number) => string;
}

export interface OperatorIds {
  readonly profileId: (code: ProfileCode) => number;
  readonly tariffId: (code: TariffCode) => number;
  readonly zoneId: (name: ZoneName) => number;
  readonly combinationId: (profile: ProfileCode, tariff: TariffCode) => number;
}

export async function readOperator(database: Database): Promise<OperatorIds> {
  const profiles = await database.select().from(customerProfiles);
  const tariffs = await database.select().from(tariffProfiles);
  const network = await database.select({ id: zones.id, code: zones.name }).from(zones);
  const combinations = await database
    .select({ id: ticketCombinations.id, profile: customerProfiles.code, tariff: tariffProfiles.code })
    .from(ticketCombinations)
    .innerJoin(customerProfiles, eq(customerProfiles.id, ticketCombinations.customerProfileId))
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, ticketCombinations.tariffProfileId));
  const combination = idByCode(combinations.map(({ id, profile, tariff }) => ({ id, code: `${profile}/${tariff}` })));
  return {
    profileId: idByCode(profiles),
    tariffId: idByCode(tariffs),
    zoneId: idByCode(network),
    combinationId: (profile, tariff) => combination(offerCode({ profile, tariff })),
  };
}

export function digitsFor(username: string): (count: number) => string {
  let ordinal = 0;
  return (count) => {
    ordinal += 1;
    const hash = createHash('sha256').update(`${username}#${ordinal}`).digest('hex');
    return (BigInt(`0x${hash}`) % 10n ** BigInt(count)).toString().padStart(count, '0');
  };
}
