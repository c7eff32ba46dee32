import * as v from 'valibot';
import { Id } from '../values.ts';
import { LocalisedName } from './localised-name.ts';
import { CustomerProfile, PriceList, PriceListZone, TariffProfile, TicketCombination } from './tariff.ts';

const operatorsOwn = { code: v.string(), displayNames: LocalisedName };

/** A row with all data that the operator sets. If it is sent back unchanged, nothing changes. */
export const CustomerProfileDetail = v.object({
  ...CustomerProfile.entries,
  ...operatorsOwn,
  orderNumber: v.number(),
  cardApplicationAttachmentTypes: v.array(v.object({ id: Id, displayName: v.string(), displayNames: LocalisedName })),
});
export type CustomerProfileDetail = v.InferOutput<typeof CustomerProfileDetail>;

export const TariffProfileDetail = v.object({ ...TariffProfile.entries, ...operatorsOwn });
export type TariffProfileDetail = v.InferOutput<typeof TariffProfileDetail>;

/** A period with its prices in minor units; the keys are the numbers of zones. */
export const PriceListPeriodDetail = v.object({
  ...PriceList.entries.periods.item.entries,
  zones: v.array(v.object({ ...PriceListZone.entries, zoneId: Id })),
});
export type PriceListPeriodDetail = v.InferOutput<typeof PriceListPeriodDetail>;

export const PriceListDetail = v.object({
  ...PriceList.entries,
  ...operatorsOwn,
  periods: v.array(PriceListPeriodDetail),
});
export type PriceListDetail = v.InferOutput<typeof PriceListDetail>;

export const TicketCombinationDetail = v.object({
  ...TicketCombination.entries,
  customerProfileId: Id,
  tariffProfileId: Id,
  priceListId: Id,
  counterSale: v.boolean(),
  eshopSale: v.boolean(),
  mobileVirtualCardSale: v.boolean(),
  mobileEshopAccountSale: v.boolean(),
});
export type TicketCombinationDetail = v.InferOutput<typeof TicketCombinationDetail>;
