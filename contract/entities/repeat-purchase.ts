import * as v from 'valibot';
import { Id, IsoDate, Money, PositiveMoney } from '../values.ts';
import { Zone } from './tariff.ts';

/** The last ticket of a customer once more (ours, TFR-03). `price` in minor units, as the cart will ask for it. */
export const RepeatTicketFare = v.object({
  /** The active card that the ticket would be bought for. */
  cardId: Id,
  ticketCombinationId: Id,
  /** The name of the combination. */
  displayName: v.string(),
  zone: Zone,
  /** The first day to ask for; `validFrom` and `validTo` is the validity that follows from it. */
  start: IsoDate,
  validFrom: IsoDate,
  validTo: IsoDate,
  price: Money,
});
export type RepeatTicketFare = v.InferOutput<typeof RepeatTicketFare>;

/** The last paid top-up of a customer once more (ours, WAL-02); money in minor units. */
export const RepeatTopUp = v.object({
  /** The wallet of the active card. */
  eWalletId: Id,
  price: PositiveMoney,
  /** What is in the wallet now. */
  previousBalance: Money,
});
export type RepeatTopUp = v.InferOutput<typeof RepeatTopUp>;

/** What a customer can buy once more, as it was bought last; null = it cannot be bought now, or never was. */
export const RepeatPurchase = v.object({
  ticketFare: v.nullable(RepeatTicketFare),
  topUp: v.nullable(RepeatTopUp),
});
export type RepeatPurchase = v.InferOutput<typeof RepeatPurchase>;
