import { repeatPurchase } from '../../contract/endpoints/customers.ts';
import { authoriseCustomer } from '../customers/authorise.ts';
import { mayActFor } from '../customers/manageable.ts';
import { route } from '../http/route.ts';
import { repeatTicketFare } from './repeat-ticket-fare.ts';
import { repeatTopUp } from './repeat-top-up.ts';

/**
 * What the customer bought last, once more: a ticket (TFR-03) and a top-up (WAL-02). Throws ApiError NOT_FOUND for
 * another account's customer.
 */
export const repeatPurchaseRoute = route(repeatPurchase, 'read', async (call) => {
  await authoriseCustomer(call.database, call.caller, call.params.id);
  if (!(await mayActFor(call, call.params.id))) return { ticketFare: null, topUp: null };
  return { ticketFare: await repeatTicketFare(call, call.params.id), topUp: await repeatTopUp(call) };
});
