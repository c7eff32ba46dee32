import type { ProfileCode } from './customer-profiles.ts';
import type { TariffCode, TariffSeed } from './tariff-profiles.ts';
import type { ZoneName, ZoneSeed } from './zones.ts';

/** Per cent of an adult's price. */
const profileFactors: Readonly<Record<ProfileCode, number>> = {
  ADULT: 100,
  CHILD: 50,
  PUPIL: 50,
  STUDENT: 50,
  SENIOR: 50,
  ZTP: 0,
};

const onlyShort: ReadonlySet<ZoneName> = new Set(['260', '270']);
const shortTariffs: ReadonlySet<TariffCode> = new Set(['DAYS_10', 'DAYS_14', 'DAYS_30', 'MINUTES_60']);

function isSold(tariff: TariffCode, zone: ZoneName): boolean {
  if (tariff === 'FESTIVAL') return zone === '100';
  if (zone === '999') return tariff !== 'MINUTES_60';
  return shortTariffs.has(tariff) || !onlyShort.has(zone);
}

/**
 * A price in minor units, rounded to whole crowns; null if the zone is not sold. `level` is the period's price level in
 * per cent.
 */
export function seedPrice(profile: ProfileCode, tariff: TariffSeed, zone: ZoneSeed, level: number): number | null {
  if (!isSold(tariff.code, zone.name)) return null;
  const exact = (zone.basePrice * tariff.priceFactor * profileFactors[profile] * level) / 1_000_000;
  return Math.round(exact / 100) * 100;
}
