import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { accountPlans } from './account.ts';
import type { CallPlan, Plans } from './call-plan.ts';
import { changePlans } from './changes.ts';
import { customerPlans } from './customers.ts';
import { publicPlans } from './public.ts';

/** How each specified call is checked, by the name of the call. */
export const plans: Plans = { ...publicPlans, ...customerPlans, ...accountPlans, ...changePlans };

export const planOf = ({ name }: EndpointDefinition): CallPlan => plans[name] ?? {};

export const specifiedCalls: readonly EndpointDefinition[] = endpoints.filter(
  ({ extension }) => extension === 'specified',
);

/** The calls that change nothing if they are right. */
export const isReading = ({ method, name }: EndpointDefinition): boolean =>
  method === 'GET' || name === 'login' || name === 'mapPhoneLogin';
