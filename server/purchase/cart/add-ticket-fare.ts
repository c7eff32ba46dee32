import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { route } from '../../platform/http/route.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';
import { ticketFareErrors, ticketFareItem } from './ticket-fare-item.ts';

/**
 * Adds a ticket fare to the cart with the price of the chosen day (TFR-01). Throws ApiError NOT_FOUND for another
 * account's card, and the errors of the rules.
 */
export const addTicketFareRoute = route(addTicketFare, 'write', async (call) => {
  await lockCart(call.database, call.caller.accountId, call.now);
  return addItem(call, await ticketFareItem(call, call.body), ticketFareErrors.ALREADY_IN_CART);
});
