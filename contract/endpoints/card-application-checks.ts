import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { cardApplicationStates, orderStates } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { commonQuery, QueryId } from '../query.ts';
import { Id, Money, named } from '../values.ts';

/** The errors that do not depend on the content of an application: every application for the customer would get them. */
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
    'Whether an application for any kind of card can be submitted for a customer of the account now: the names of the errors that it would get; empty = it can be submitted.',
  access: 'customer',
  extension: 'specified',
  query: v.object({ ...commonQuery, originId: QueryId, draftId: v.optional(QueryId) }),
  response: v.object({
    errors: v.array(v.picklist(applicationObstacles)),
    /**
     * A chip card costs nothing, because the fee of an earlier, rejected application also pays for the next application.
     */
    feeCounts: ours(v.boolean(), false),
  }),
  errors: [],
});

/** The state of an application's order. An application without an order costs nothing so far. */
export const ApplicationOrder = v.object({
  /** The newest application that the account has filed for the customer; null = there is no such application. */
  application: v.nullable(
    v.object({ id: Id, applicationNumber: v.string(), paid: v.boolean(), state: named(cardApplicationStates) }),
  ),
  /** The newest order with the application's fee; null = the fee is in the cart, or there is no fee. */
  order: v.nullable(v.object({ id: Id, number: v.number(), state: named(orderStates) })),
});
export type ApplicationOrder = v.InferOutput<typeof ApplicationOrder>;

export const applicationOrderState = endpoint({
  name: 'applicationOrderState',
  method: 'GET',
  path: '/api/eshop/orders-application-state-check',
  summary: 'The state of the order with the fee of the newest application that the account has filed for a customer.',
  access: 'customer',
  extension: 'specified',
  query: v.object({ ...commonQuery, originId: QueryId }),
  response: ApplicationOrder,
  errors: [],
});

export const cardApplicationFee = endpoint({
  name: 'cardApplicationFee',
  method: 'GET',
  path: '/api/public/card-application-fee',
  summary: 'The price of an application for a chip card, with the tax in per cent that the price includes.',
  access: 'public',
  extension: 'applicationLife',
  query: v.object(commonQuery),
  response: v.object({ price: Money, taxPercentage: v.number() }),
  errors: ['NOT_FOUND'],
});
