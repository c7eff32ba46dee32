import * as v from 'valibot';
import { orderStates, paymentGateways, paymentStates } from '../enumerations.ts';
import { Id, IsoMoment, Money } from '../values.ts';

/**
 * OPEN: the outcome is not known yet. WATCHED: it ended without money, which may still come. RETURNING: money that goes
 * back and is not known to be back. UNDELIVERED: paid, and not handed over yet. RETURN_BY_HAND: an invoice was paid whose
 * order could not be delivered; the operator returns the money and says so.
 */
export const unsettledKinds = ['OPEN', 'WATCHED', 'RETURNING', 'UNDELIVERED', 'RETURN_BY_HAND'] as const;
export type UnsettledKind = (typeof unsettledKinds)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Money whose matter is not settled, for the operator. What is about an attempt at a gateway is null for an invoice. */
export const UnsettledPayment = v.object({
  kind: v.picklist(unsettledKinds),
  orderNumber: Id,
  orderState: v.picklist(orderStates),
  amount: Money,
  since: IsoMoment,
  ageInMinutes: Count,
  payment: v.nullable(
    v.object({
      id: Id,
      gateway: v.picklist(paymentGateways),
      state: v.picklist(paymentStates),
      currency: v.string(),
      /** The attempt's own number at the gateway, and what the gateway calls it; null = it never said. */
      gatewayOrderNumber: v.number(),
      gatewayPaymentId: v.nullable(v.string()),
      /** The gateway's own codes as they came last. */
      lastHeard: v.nullable(v.string()),
      lastHeardAt: v.nullable(IsoMoment),
      nextCheck: v.nullable(IsoMoment),
      checks: Count,
      /** Answers in a row that did not come or could not be trusted. */
      silences: Count,
      /** When the gateway was last asked to give the money back. */
      reversalBegun: v.nullable(IsoMoment),
    }),
  ),
  /** How often the delivery or the return was tried in vain, and why the last time. */
  failures: Count,
  lastFailure: v.nullable(v.string()),
});
export type UnsettledPayment = v.InferOutput<typeof UnsettledPayment>;
