import * as v from 'valibot';
import { chargeStates, orderStates, paymentNexts } from '../enumerations.ts';
import { ours, oursOrNone } from '../ours.ts';
import { knownGateways, paymentGateways } from '../payment-gateways.ts';
import type { PaymentGateway } from '../payment-gateways.ts';
import { Id, readable } from '../values.ts';

/** The outcome of a payment attempt, named like the order states (PAY-02). */
export const PaymentStatus = readable(orderStates);

/** The browser opens `<processUrl>/{merchantId}/{payId}/{dttm}/{signature}`, each part percent-encoded. */
export const GatewayRedirect = v.object({
  merchantId: v.string(),
  payId: v.string(),
  dttm: v.string(),
  signature: v.string(),
});

/** The browser posts these fields to `processUrl` as a form; the gateway's names are in upper case. */
export const GatewayForm = v.object({
  merchantNumber: v.string(),
  operation: v.string(),
  merordernum: v.string(),
  orderNumber: v.string(),
  amount: v.string(),
  currency: v.string(),
  depositFlag: v.string(),
  url: v.string(),
  addInfo: v.optional(v.string()),
  digest: v.string(),
});

type Way = (typeof knownGateways)[PaymentGateway]['opens'];
type OpenedBy<W extends Way> = {
  [Name in PaymentGateway]: (typeof knownGateways)[Name]['opens'] extends W ? Name : never;
}[PaymentGateway];

const openedBy = <W extends Way>(way: W) =>
  v.picklist(paymentGateways.filter((name): name is OpenedBy<W> => knownGateways[name].opens === way));

const common = {
  paymentId: ours(v.nullable(Id), null),
  paymentStatus: PaymentStatus,
  /** The address of the gateway's page; null = the page below `paymentGatewayUrl` of the system configuration. */
  processUrl: ours(v.nullable(v.string()), null),
};

/** How to start the payment: `redirect` is set for a gateway that is opened by an address, `form` for any other. */
export const InitPayment = v.union([
  v.object({ gateway: ours(v.nullable(openedBy('ADDRESS')), null), ...common, redirect: GatewayRedirect }),
  v.object({ gateway: ours(v.nullable(openedBy('FORM')), null), ...common, form: GatewayForm }),
]);
export type InitPayment = v.InferOutput<typeof InitPayment>;

/** `paymentStatus` is the state of the attempt; `orderState`, `charged` and `next` are the shop's present records. */
export const PaymentResult = v.object({
  paymentStatus: PaymentStatus,
  orderId: oursOrNone(Id),
  orderNumber: oursOrNone(Id),
  orderState: oursOrNone(readable(orderStates)),
  /** Whether this attempt charged the customer. */
  charged: oursOrNone(readable(chargeStates)),
  next: oursOrNone(readable(paymentNexts)),
  /** The payer may be sent to the gateway's page of this attempt, even for a second time. */
  resumable: ours(v.boolean(), false),
});
export type PaymentResult = v.InferOutput<typeof PaymentResult>;

/**
 * The data that a return from a gateway shows without a log-in: nothing about the person, and only the number of the
 * order.
 */
export const ReturnedPayment = v.object({
  paymentStatus: PaymentStatus,
  orderNumber: Id,
  charged: readable(chargeStates),
  next: readable(paymentNexts),
});
export type ReturnedPayment = v.InferOutput<typeof ReturnedPayment>;

/** The fields with which a gateway returned the browser, as received in the query, names and values unchanged. */
export const ReturnFields = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(4000))),
  v.check((payload) => Object.keys(payload).length <= 40),
);
