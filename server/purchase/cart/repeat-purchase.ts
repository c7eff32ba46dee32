import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { repeatTicketFare, type RepeatCall } from './repeat-ticket-fare.ts';
import { repeatTopUp } from './repeat-top-up.ts';

/** What a customer bought last, once more: a ticket (TFR-03) and a top-up (WAL-02). For somebody who may act for them. */
export const repeatPurchase = async (call: RepeatCall, customerId: number): Promise<RepeatPurchase> => ({
  ticketFare: await repeatTicketFare(call, customerId),
  topUp: await repeatTopUp(call, customerId),
});
