import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { cardApplicationStates, orderStates } from '../enumerations.ts';
import { commonQuery, QueryId } from '../query.ts';
import { Id, Money, named } from '../values.ts';

/** What can be against every application for a customer, whatever it says. */
export const applicationObstacles = [
  'CUSTOMER_NOT_MANAGEABLE',
  'CARD_APPLICATION_NOT_ALLOWED',
  'CARD_APPLICATION_EXISTS',
] as const;

export const cardApplicationDeliveryCheck = endpoint({
  name: 'cardApplicationDeliveryCheck',
  method: 'GET',
  path: '/api/eshop/card-applications-delivery-check',
  summary:
    'Whether an application for any kind of card can be submitted for a customer of the account now: the names of the errors that it would get; none = it can.',
  access: 'customer',
  query: v.object({ ...commonQuery, originId: QueryId, draftId: v.optional(QueryId) }),
  response: v.object({
    errors: v.array(v.picklist(applicationObstacles)),
    /** A chip card costs nothing: the fee of an earlier application, which was rejected, counts for the next one. */
    feeCounts: v.boolean(),
  }),
  errors: [],
});

/** What became of an application's order; nothing is charged for an application without one. */
export const ApplicationOrder = v.object({
  /** The newest application that the account has filed for the customer; null = none. */
  application: v.nullable(
    v.object({ id: Id, applicationNumber: v.string(), paid: v.boolean(), state: named(cardApplicationStates) }),
  ),
  /** The newest order with its fee; null = none: the fee is in the cart, or there is no fee. */
  order: v.nullable(v.object({ id: Id, number: v.number(), state: named(orderStates) })),
});
export type ApplicationOrder = v.InferOutput<typeof ApplicationOrder>;

export const applicationOrderState = endpoint({
  name: 'applicationOrderState',
  method: 'GET',
  path: '/api/eshop/orders-application-state-check',
  summary: 'What became of the order with the fee of the newest application that the account has filed for a customer.',
  access: 'customer',
  query: v.object({ ...commonQuery, originId: QueryId }),
  response: ApplicationOrder,
  errors: [],
});

export const cardApplicationFee = endpoint({
  name: 'cardApplicationFee',
  method: 'GET',
  path: '/api/public/card-application-fee',
  summary: 'What an application for a chip card costs, with the tax in per cent that the price includes.',
  access: 'public',
  query: v.object(commonQuery),
  response: v.object({ price: Money, taxPercentage: v.number() }),
  errors: ['NOT_FOUND'],
});
