import type { InitPayment } from '#contract/entities/payment.ts';
import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';

/** One attempt to pay, as the gateway needs it; `amount` in minor units, `orderNumber` the attempt's own number. */
export interface PaymentAttempt {
  readonly orderNumber: number;
  /** The shop's order number, for the bank statement and the gateway's portal. */
  readonly merchantOrderNumber: number;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly returnUrl: string;
}

type Begun<Answer extends Sent<typeof InitPayment>> =
  Answer extends Sent<typeof InitPayment>
    ? Omit<Answer, 'paymentId' | 'paymentStatus'> & { readonly paymentId: string }
    : never;

/** How the payer's browser opens the gateway's page; `paymentId` is the gateway's id of the payment. */
export type InitResult = Begun<Sent<typeof InitPayment>>;

/** The state of a payment at the gateway. `UNKNOWN` = no trustworthy answer: ask again later, settle nothing. */
export type GatewayState = 'OPEN' | 'PAID' | 'CANCELLED' | 'REJECTED' | 'REVERSED' | 'UNKNOWN';

export interface GatewayStatus {
  readonly state: GatewayState;
  /** The payment is open, and the payer has opened the gateway's page. */
  readonly begun: boolean;
  /** The payment is open, and the payer may be sent to the gateway's page, even for a second time. */
  readonly resumable: boolean;
  /** The payment is paid and settled with the bank: it can be refunded, but not reversed. */
  readonly withBank: boolean;
  /** The gateway's codes for the log. */
  readonly detail: Readonly<Record<string, string>>;
}

/** The status when there is no trustworthy answer. */
export const unknownStatus: GatewayStatus = {
  state: 'UNKNOWN',
  begun: false,
  resumable: false,
  withBank: false,
  detail: {},
};

/** How money is returned: a reversal before the gateway settles with the bank, a refund after that. */
export type RefundKind = 'REVERSE' | 'REFUND';

/** A card gateway (docs/gateway-messages.md). The signature of every answer is verified before it is used. */
export interface Gateway {
  readonly name: PaymentGateway;
  /** The address to which browsers are sent for a payment: the system configuration's `paymentGatewayUrl`. */
  readonly browserUrl: string;
  /** How many seconds after `init` the payer has at the gateway; then the gateway closes the payment. */
  readonly lifetimeSeconds: number;
  /** Opens a payment. Throws GatewayUnavailable when there is no trustworthy answer. */
  init(attempt: PaymentAttempt): Promise<InitResult>;
  /** The redirect to the page of a payment that `init` opened, with a new signature. */
  resume(attempt: PaymentAttempt, paymentId: string): InitResult;
  /** The state of a payment. Throws GatewayUnavailable when there is no trustworthy answer. */
  status(paymentId: string): Promise<GatewayStatus>;
  /**
   * Returns the whole amount to the payer; the result is the payment's state after that. Call it only for a payment
   * whose state was just read as paid, and only from one caller at a time. Throws GatewayUnavailable when the outcome is
   * unknown.
   */
  giveBack(paymentId: string, kind: RefundKind): Promise<GatewayStatus>;
  /** Whether the gateway has signed the fields with which it returned the payer to this merchant. */
  verifyReturn(fields: Readonly<Record<string, string>>): boolean;
}

export interface Gateways {
  byName(name: PaymentGateway): Gateway;
}
