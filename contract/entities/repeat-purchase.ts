import * as v from 'valibot';
import { Id, IsoDate, Money, PositiveMoney } from '../values.ts';
import { Zone } from './tariff.ts';

/** An offer to buy a customer's last ticket again (ours, TFR-03). `price` in minor units, the same as in the cart. */
export const RepeatTicketFare = v.object({
  /** The active card, for which the ticket would be bought. */
  cardId: Id,
  ticketCombinationId: Id,
  /** The name of the combination. */
  displayName: v.string(),
  zone: Zone,
  /** The first day to request; `validFrom` and `validTo` are the resulting validity. */
  start: IsoDate,
  validFrom: IsoDate,
  validTo: IsoDate,
  price: Money,
});
export type RepeatTicketFare = v.InferOutput<typeof RepeatTicketFare>;

/** An offer to repeat a customer's last paid top-up (ours, WAL-02); money in minor units. */
export const RepeatTopUp = v.object({
  /** The wallet of the active card. */
  eWalletId: Id,
  price: PositiveMoney,
  /** The present balance of the wallet. */
  previousBalance: Money,
});
export type RepeatTopUp = v.InferOutput<typeof RepeatTopUp>;

/** The purchases that a customer can repeat; null = never bought, or cannot be bought now. */
export const RepeatPurchase = v.object({
  ticketFare: v.nullable(RepeatTicketFare),
  topUp: v.nullable(RepeatTopUp),
});
export type RepeatPurchase = v.InferOutput<typeof RepeatPurchase>;
