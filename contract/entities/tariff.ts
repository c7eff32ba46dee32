import * as v from 'valibot';
import {
  customerProfileTypes,
  tariffPeriods,
  tariffProfileTypes,
  ticketCombinationTypes,
  validToDefaults,
} from '../enumerations.ts';
import { ours } from '../ours.ts';
import { Id, IsoDate, Money } from '../values.ts';

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The type of passenger: adult, child, student, … (DAT-05). */
export const CustomerProfile = v.object({
  id: Id,
  displayName: v.string(),
  profileNumber: v.pipe(v.number(), v.integer()),
  ageFrom: v.nullable(v.number()),
  ageTo: v.nullable(v.number()),
  validFrom: v.nullable(IsoDate),
  validTo: v.nullable(IsoDate),
  validToDefault: v.nullable(v.object({ name: v.picklist(validToDefaults) })),
  minProfileDaysValidity: v.number(),
  requireConfirmation: v.boolean(),
  isic: v.boolean(),
  reduced: ours(v.boolean(), false),
  checkTicketCollision: ours(v.boolean(), true),
  type: v.picklist(customerProfileTypes),
  /** The attachments that an application for a card with this profile needs. */
  cardApplicationAttachmentTypes: v.array(v.object({ id: Id, displayName: v.string() })),
});
export type CustomerProfile = v.InferOutput<typeof CustomerProfile>;

/** What a ticket for a month costs today with a profile, in the zone where it costs the least. Minor units. */
const ProfileFare = v.object({
  /** The name of the ticket. */
  displayName: v.string(),
  price: Money,
  /** The price of the same ticket without a reduction; null = it is not lower. */
  fullPrice: v.nullable(Money),
});

/** A profile in the list from which a person chooses; `fare` null = no ticket for a month is sold for the profile. */
export const OfferedProfile = v.object({ ...CustomerProfile.entries, fare: ours(v.nullable(ProfileFare), null) });
export type OfferedProfile = v.InferOutput<typeof OfferedProfile>;

/** How long a ticket fare is valid. `fixed…` are set for FIXED only, `period…` for the other types. */
export const TariffProfile = v.object({
  id: Id,
  displayName: v.string(),
  type: v.picklist(tariffProfileTypes),
  period: v.nullable(v.picklist(tariffPeriods)),
  periodQuantity: v.nullable(Quantity),
  fixedValidFromDay: v.nullable(Quantity),
  fixedValidFromMonth: v.nullable(Quantity),
  fixedValidToDay: v.nullable(Quantity),
  fixedValidToMonth: v.nullable(Quantity),
});
export type TariffProfile = v.InferOutput<typeof TariffProfile>;

export const Zone = v.object({ id: Id, name: v.string(), displayName: v.string() });
export type Zone = v.InferOutput<typeof Zone>;

/**
 * A zone with its price in minor units on the requested date; `price` is null if the price list has no price for the
 * zone.
 */
export const PriceListZone = v.object({ id: Id, zone: Zone, price: v.nullable(Money) });
export type PriceListZone = v.InferOutput<typeof PriceListZone>;

export const PriceList = v.object({
  id: Id,
  displayName: v.string(),
  periods: v.array(v.object({ id: Id, displayName: v.string(), validFrom: IsoDate, validTo: v.nullable(IsoDate) })),
});
export type PriceList = v.InferOutput<typeof PriceList>;

/** A tariff profile for a customer profile, priced by a price list. */
export const TicketCombination = v.object({
  id: Id,
  /** Empty = the name of the tariff profile. */
  displayName: ours(v.string(), ''),
  typeName: v.picklist(ticketCombinationTypes),
  tariffProfile: TariffProfile,
  priceList: v.object({ id: Id }),
  customerProfile: v.object({
    id: Id,
    displayName: v.string(),
    isic: v.boolean(),
    reduced: v.boolean(),
    checkTicketCollision: v.boolean(),
  }),
  validFrom: IsoDate,
  validTo: v.nullable(IsoDate),
  orderNumber: v.number(),
});
export type TicketCombination = v.InferOutput<typeof TicketCombination>;

/** The validity of a tariff profile from a given date; both days are included. */
export const ComputedValidity = v.object({ validFrom: IsoDate, validTo: IsoDate });
export type ComputedValidity = v.InferOutput<typeof ComputedValidity>;
