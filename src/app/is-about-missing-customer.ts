import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Failure } from '#machines/common/failure.ts';

/**
 * Whether a call failed because the account is no longer linked to the customer: the link was cancelled in another
 * window.
 */
export const isAboutMissingCustomer = ({ name }: Failure, { path }: EndpointDefinition): boolean =>
  name === 'NOT_FOUND' && path.startsWith('/api/eshop/customers/:id/');
