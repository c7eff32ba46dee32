import type { ComputedValidity } from '#contract/entities/tariff.ts';
import { ticketValidity } from '#rules/ticket-validity.ts';
import { ticketFares } from '#server/platform/db/schema/ticket-fares.ts';
import { seedPrice } from '#server/reference-data/seeds/prices.ts';
import type { TariffCode, TariffSeed } from '#server/reference-data/seeds/tariff-profiles.ts';
import { tariffSeeds } from '#server/reference-data/seeds/tariff-profiles.ts';
import type { ZoneName, ZoneSeed } from '#server/reference-data/seeds/zones.ts';
import { zoneSeeds } from '#server/reference-data/seeds/zones.ts';
import type { DemoCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';

export interface DemoTicket extends ComputedValidity {
  readonly card: DemoCard;
  readonly tariff: TariffSeed;
  readonly zone: ZoneSeed;
  /** In minor units. */
  readonly price: number;
}

function expectFound<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`nothing sold as ${what}`);
  return value;
}

/** Inserts a ticket with the validity of the tariff and the price of the price list, as the shop would sell it. */
export function demoTicket(
  { today }: DemoContext,
  card: DemoCard,
  tariffCode: TariffCode,
  zoneName: ZoneName,
  start: string,
): DemoTicket {
  const tariff = expectFound(
    tariffSeeds.find(({ code }) => code === tariffCode),
    tariffCode,
  );
  const zone = expectFound(
    zoneSeeds.find(({ name }) => name === zoneName),
    zoneName,
  );
  const price = expectFound(seedPrice(card.profile, tariff, zone, 100), `${tariffCode} in ${zoneName}`);
  return { card, tariff, zone, price, ...ticketValidity(tariff, start, today) };
}

export interface TicketOrigin {
  readonly orderItemId?: number;
  readonly cancelled?: boolean;
}

export async function insertTicket(context: DemoContext, ticket: DemoTicket, origin: TicketOrigin = {}): Promise<void> {
  const { database, operator } = context;
  const { card, tariff, zone, price, validFrom, validTo } = ticket;
  await database.insert(ticketFares).values({
    cardId: card.id,
    ticketCombinationId: operator.combinationId(card.profile, tariff.code),
    customerProfileId: operator.profileId(card.profile),
    tariffProfileId: operator.tariffId(tariff.code),
    zoneIds: [operator.zoneId(zone.name)],
    validFrom,
    validTo,
    price,
    ...origin,
  });
}
