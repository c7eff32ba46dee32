import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/**
 * Refuses an address for the return from the gateway, unless it is the shop's account page or the page of the customer
 * (TOK-01). Throws ApiError INVALID_RETURN_ADDRESS.
 */
export function refuseReturnAddress(address: string, shopUrl: string, customerId: number): void {
  const known = [accountPath, linkedAccountPath(customerId)].map((path) => `${shopUrl}/#${path}`);
  if (!known.includes(address)) throw new ApiError('INVALID_RETURN_ADDRESS');
}
