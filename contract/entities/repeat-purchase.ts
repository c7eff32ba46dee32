import * as v from 'valibot';
import { Id, IsoDate, Money } from '../values.ts';
import { Zone } from './tariff.ts';

/** The last ticket of a customer once more (ours, TFR-03). `price` in minor units, as the cart will ask for it. */
export const RepeatPurchase = v.object({
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
export type RepeatPurchase = v.InferOutput<typeof RepeatPurchase>;
