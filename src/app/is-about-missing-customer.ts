import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Failure } from '#machines/common/failure.ts';

/** Whether a call failed because the account has no link to the customer any more: it was cut in another window. */
export const isAboutMissingCustomer = ({ name }: Failure, { path }: EndpointDefinition): boolean =>
  name === 'NOT_FOUND' && path.startsWith('/api/eshop/customers/:id/');
