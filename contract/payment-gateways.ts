/** What the contract and the client know of a payment gateway. */
interface KnownGateway {
  /** How the browser opens the gateway (PAY-01): an address with signed parts, or a form that the browser posts. */
  readonly opens: 'ADDRESS' | 'FORM';
  /** The field of the return that contains the gateway's id of the payment (PAY-02). */
  readonly paymentField: string;
  /** The field of the return that contains the gateway's signature (PAY-03). */
  readonly signatureField: string;
  /** Whether the fields of the return are the query of `paymentStatus`; otherwise they are the payload of `checkPayment`. */
  readonly returnsInQuery: boolean;
}

/**
 * The payment gateways. Start-up reads the return from a gateway, so this file has only what the client needs; the
 * server's part of a gateway is a folder in server/purchase/gateways.
 */
export const knownGateways = {
  CSOB: {
    opens: 'ADDRESS',
    paymentField: 'payId',
    signatureField: 'signature',
    returnsInQuery: true,
  },
  GP_WEBPAY: { opens: 'FORM', paymentField: 'ORDERNUMBER', signatureField: 'DIGEST', returnsInQuery: false },
  TEST_BANK: {
    opens: 'ADDRESS',
    paymentField: 'testBankPayment',
    signatureField: 'testBankSignature',
    returnsInQuery: false,
  },
} as const satisfies Readonly<Record<string, KnownGateway>>;

/** The page of the first gateway, below its address. */
export const csobPage = '/payment/process';

export type PaymentGateway = keyof typeof knownGateways;

/** New payments are made at this gateway unless the operator selects another. */
export const standardGateway: PaymentGateway = 'CSOB';

export const paymentGateways: readonly PaymentGateway[] = Object.keys(knownGateways) as PaymentGateway[];
