import { paymentGateways } from '#contract/enumerations.ts';
import type { PaymentGateway } from '#contract/enumerations.ts';

/** What the tests know of a gateway. It is written here again, so that a mistake in the shop's own table is noticed. */
interface TestedGateway {
  /** The field of the return that contains the payment's id. */
  readonly nameField: string;
  /** Whether the fields of the return are the query of `paymentStatus`; otherwise they are the payload of `checkPayment`. */
  readonly returnsInQuery: boolean;
  /** The codes of a return that the shop records; the first code is the result. */
  readonly codes: readonly [string, ...string[]];
  /** The result of a return after the payment. */
  readonly paidCode: string;
  /** Whether the server opens a payment by a call; otherwise the payer's browser opens it by a form, only one time. */
  readonly isOpenedByCall: boolean;
}

export const testedGateways: Readonly<Record<PaymentGateway, TestedGateway>> = {
  CSOB: {
    nameField: 'payId',
    returnsInQuery: true,
    codes: ['resultCode', 'paymentStatus'],
    paidCode: '0',
    isOpenedByCall: true,
  },
  GP_WEBPAY: {
    nameField: 'ORDERNUMBER',
    returnsInQuery: false,
    codes: ['PRCODE', 'OPERATION', 'SRCODE'],
    paidCode: '0',
    isOpenedByCall: false,
  },
  TEST_BANK: {
    nameField: 'testBankPayment',
    returnsInQuery: false,
    codes: ['testBankState'],
    paidCode: 'PAID',
    isOpenedByCall: true,
  },
};

/** For the suites about the whole way of a payment, with everything that a payer and a gateway can do. */
export const everyGateway = paymentGateways;

/**
 * One gateway of each kind: opened by a call, and opened by a form. For the suites about what the shop itself does with
 * payments, which depends on the kind only. Both have environment variables, so that separate processes can use them.
 */
export const gatewayKinds = ['CSOB', 'GP_WEBPAY'] as const satisfies readonly PaymentGateway[];
export type GatewayKind = (typeof gatewayKinds)[number];
