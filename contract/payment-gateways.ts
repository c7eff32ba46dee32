/** What the contract and the client know of a payment gateway. */
interface KnownGateway {
  /** How the browser opens the gateway (PAY-01): an address with signed parts, or a form that the browser posts. */
  readonly opens: 'ADDRESS' | 'FORM';
  /** The field of the return that contains the gateway's id of the payment (PAY-02). */
  readonly paymentField: string;
  /** The field of the return that contains the gateway's signature (PAY-03). */
  readonly signatureField: string;
  /**
   * The other fields of the return that `paymentStatus` accepts in its query, in the order in which they are signed.
   * Null: `checkPayment` gets all fields of the return as its payload.
   */
  readonly statusFields: readonly string[] | null;
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
    statusFields: ['dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode', 'merchantData', 'statusDetail'],
  },
  GP_WEBPAY: { opens: 'FORM', paymentField: 'ORDERNUMBER', signatureField: 'DIGEST', statusFields: null },
  TEST_BANK: {
    opens: 'ADDRESS',
    paymentField: 'testBankPayment',
    signatureField: 'testBankSignature',
    statusFields: null,
  },
} as const satisfies Readonly<Record<string, KnownGateway>>;

export type PaymentGateway = keyof typeof knownGateways;

const isPaymentGateway = (name: string): name is PaymentGateway => Object.hasOwn(knownGateways, name);

/** New payments are made at this gateway unless the operator selects another. */
export const standardGateway: PaymentGateway = 'CSOB';

export const paymentGateways: readonly PaymentGateway[] = Object.keys(knownGateways).filter(isPaymentGateway);
