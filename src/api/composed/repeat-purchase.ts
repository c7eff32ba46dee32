import { globalSettings } from '#contract/endpoints/global-settings.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { startLimitsIn, walletLimitsIn } from '../number-settings.ts';
import type { Buyer } from './buyer.ts';
import type { Abortable, Composing } from './composing.ts';
import { orMissing } from './or-none.ts';
import { readRepeatTicketFare, readTicketFareSale } from './repeat-ticket-fare.ts';
import { readRepeatTopUp } from './repeat-top-up.ts';

export type ReadRepeatPurchase = (buyer: Buyer) => Promise<RepeatPurchase>;

/**
 * Begins to read what the operator sells, and returns the function that reads the repeat purchase of a customer. A part
 * whose calls fail is not offered.
 */
export function beginRepeatPurchase(composing: Composing, options: Abortable): ReadRepeatPurchase {
  const settingsRead = orMissing(composing.call(globalSettings, options));
  const saleRead = orMissing(readTicketFareSale(composing, options));
  const ticketFareOf = async (buyer: Buyer) => {
    const [sale, settings] = await Promise.all([saleRead, settingsRead]);
    if (sale === null || settings === null) return null;
    return readRepeatTicketFare(composing, buyer, { sale, limits: startLimitsIn(settings) }, options);
  };
  const topUpOf = async (buyer: Buyer) => {
    const settings = await settingsRead;
    return settings === null ? null : readRepeatTopUp(composing, buyer, walletLimitsIn(settings), options);
  };
  return async (buyer) => {
    const [ticketFare, topUp] = await Promise.all([orMissing(ticketFareOf(buyer)), orMissing(topUpOf(buyer))]);
    return { ticketFare, topUp };
  };
}
