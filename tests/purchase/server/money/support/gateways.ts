import type { PaymentGateway } from '#contract/enumerations.ts';

/** What the tests know of a gateway. It is written here again, so that a mistake in the shop's own table is noticed. */
interface TestedGateway {
  /** The field of the return that contains the payment's id. */
  readonly nameField: string;
  /** Whether the fields of the return are the query of `paymentStatus`; otherwise they are the payload of `checkPayment`. */
  readonly returnsInQuery: boolean;
  /** The codes of a return that the shop records; the first code is the result. */
  readonly codes: readonly [string, ...string[]];
  /** Whether the server opens a payment by a call; otherwise the payer's browser opens it by a form, only one time. */
  readonly isOpenedByCall: boolean;
}

export const testedGateways: Readonly<Record<PaymentGateway, TestedGateway>> = {
  CSOB: {
    nameField: 'payId',
    returnsInQuery: true,
    codes: ['resultCode', 'paymentStatus'],
    isOpenedByCall: true,
  },
  GP_WEBPAY: {
    nameField: 'ORDERNUMBER',
    returnsInQuery: false,
    codes: ['PRCODE', 'OPERATION', 'SRCODE'],
    isOpenedByCall: false,
  },
};
