import type * as v from 'valibot';
import type { GatewayForm, GatewayRedirect } from '../../contract/entities/payment.ts';
import type { PaymentGateway } from '../../contract/enumerations.ts';

/** What a gateway is asked for: one attempt; `amount` in minor units, `orderNumber` the attempt's own number. */
export interface PaymentAttempt {
  readonly orderNumber: number;
  /** The shop's order number, for the statement and the gateway's portal. */
  readonly merchantOrderNumber: number;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly returnUrl: string;
}

export type InitResult =
  | {
      readonly gateway: 'CSOB';
      readonly paymentId: string;
      readonly processUrl: string;
      readonly redirect: v.InferOutput<typeof GatewayRedirect>;
    }
  | {
      readonly gateway: 'GP_WEBPAY';
      readonly paymentId: string;
      readonly processUrl: string;
      readonly form: v.InferOutput<typeof GatewayForm>;
    };

/** What the gateway's books say, in the shop's words. `UNKNOWN` = no trustworthy answer: ask again later, settle nothing. */
export type GatewayState = 'OPEN' | 'PAID' | 'CANCELLED' | 'REJECTED' | 'REVERSED' | 'UNKNOWN';

export interface GatewayStatus {
  readonly state: GatewayState;
  /** An open payment that the payer has begun at the gateway's page. */
  readonly begun: boolean;
  /** An open payment to whose page the payer may be sent (again). */
  readonly resumable: boolean;
  /** A paid payment that the gateway has settled with the bank: it can only be refunded, not reversed. */
  readonly withBank: boolean;
  /** The gateway's own codes, for the trail. */
  readonly detail: Readonly<Record<string, string>>;
}

/** No trustworthy answer. */
export const silence: GatewayStatus = { state: 'UNKNOWN', begun: false, resumable: false, withBank: false, detail: {} };

/** How money goes back: what was only taken is reversed, what the gateway has settled with the bank is refunded. */
export type WayBack = 'REVERSE' | 'REFUND';

/** One card gateway (payment gateways' facts); every answer's signature is verified before it is believed. */
export interface Gateway {
  readonly name: PaymentGateway;
  /** How long a payer has at the gateway from `init` on, in seconds; the gateway closes the payment after that. */
  readonly lifetimeSeconds: number;
  /** Throws GatewayUnavailable when there is no trustworthy answer. */
  init(attempt: PaymentAttempt): Promise<InitResult>;
  /** The way to the page of a payment that `init` opened before, signed anew. */
  resume(attempt: PaymentAttempt, paymentId: string): InitResult;
  status(paymentId: string): Promise<GatewayStatus>;
  /**
   * Gives the whole amount back, and says what the gateway then says of the payment. To be asked only for what its books
   * have just called paid, and by one caller at a time. Throws GatewayUnavailable when nobody knows whether it was done.
   */
  giveBack(paymentId: string, way: WayBack): Promise<GatewayStatus>;
  /** Whether the fields of a return were signed by the gateway for this merchant. */
  verifyReturn(fields: Readonly<Record<string, string>>): boolean;
}

export interface Gateways {
  byName(name: PaymentGateway): Gateway;
}
