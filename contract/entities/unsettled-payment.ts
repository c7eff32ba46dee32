import * as v from 'valibot';
import { orderStates, paymentGateways, paymentStates } from '../enumerations.ts';
import { Id, IsoMoment, Money } from '../values.ts';

/**
 * OPEN: the outcome is not known yet. WATCHED: the attempt ended without money, but money may still arrive. RETURNING:
 * the money is being returned, but the gateway has not confirmed it yet. UNDELIVERED: paid, but not delivered yet.
 * RETURN_BY_HAND: an invoice was paid, but its order could not be delivered; the operator returns the money and records
 * that.
 */
export const unsettledKinds = ['OPEN', 'WATCHED', 'RETURNING', 'UNDELIVERED', 'RETURN_BY_HAND'] as const;
export type UnsettledKind = (typeof unsettledKinds)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A payment that is not settled, for the operator. Members about a gateway attempt are null for an invoice. */
export const UnsettledPayment = v.object({
  kind: v.picklist(unsettledKinds),
  orderNumber: Id,
  orderState: v.picklist(orderStates),
  amount: Money,
  currency: v.string(),
  since: IsoMoment,
  ageInMinutes: Count,
  payment: v.nullable(
    v.object({
      id: Id,
      gateway: v.picklist(paymentGateways),
      state: v.picklist(paymentStates),
      /** The attempt's own number at the gateway, and the gateway's identifier; null = the gateway never sent one. */
      gatewayOrderNumber: v.number(),
      gatewayPaymentId: v.nullable(v.string()),
      /** The codes in the gateway's last answer. */
      lastHeard: v.nullable(v.string()),
      lastHeardAt: v.nullable(IsoMoment),
      nextCheck: v.nullable(IsoMoment),
      checks: Count,
      /** The number of successive requests without a trustworthy answer. */
      unansweredChecks: Count,
      /** When the gateway was last asked to return the money. */
      reversalBegun: v.nullable(IsoMoment),
    }),
  ),
  /** The number of failed deliveries or returns, and the reason of the last failure. */
  failures: Count,
  lastFailure: v.nullable(v.string()),
});
export type UnsettledPayment = v.InferOutput<typeof UnsettledPayment>;
