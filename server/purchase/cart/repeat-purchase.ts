import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { repeatTicketFare, type RepeatCall } from './repeat-ticket-fare.ts';
import { repeatTopUp } from './repeat-top-up.ts';

/**
 * The repeat purchase of a customer: the last ticket (TFR-03) and the last top-up (WAL-02), for an account that may act
 * for the customer.
 */
export const repeatPurchase = async (call: RepeatCall, customerId: number): Promise<RepeatPurchase> => ({
  ticketFare: await repeatTicketFare(call, customerId),
  topUp: await repeatTopUp(call, customerId),
});
