import { randomUUID } from 'node:crypto';
import { callJson } from '#server/platform/remote/call-json.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type {
  Gateway,
  GatewayStatus,
  InitResult,
  PaymentAttempt,
  RefundKind,
} from '#server/platform/services/gateways.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { gatewayTime } from '../gateway-time.ts';
import {
  Answer,
  isSignedBy,
  openingText,
  openSealed,
  returnText,
  seal,
  testBankSignature,
} from './test-bank-message.ts';
import type { Question } from './test-bank-message.ts';

export interface TestBankOptions {
  /** The address that the server calls. */
  readonly serviceUrl: string;
  /** The address to which browsers are sent. */
  readonly browserUrl: string;
  readonly secret: string;
  readonly clock: Clock;
}

type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, 'messageId'> : never) : never;

const statusOf = ({ state }: Answer): GatewayStatus => {
  const open = state === 'OPEN' || state === 'BEGUN';
  return {
    state: open ? 'OPEN' : state === 'SETTLED' ? 'PAID' : state,
    begun: state === 'BEGUN',
    resumable: open,
    withBank: state === 'SETTLED',
    detail: { testBankState: state },
  };
};

/** The test gateway: signed JSON, and an address with a signature for the browser. */
export class TestBankGateway implements Gateway {
  readonly name = 'TEST_BANK';
  readonly lifetimeSeconds = 900;
  readonly browserUrl: string;
  readonly #options: TestBankOptions;

  constructor(options: TestBankOptions) {
    this.browserUrl = options.browserUrl;
    this.#options = options;
  }

  async init(attempt: PaymentAttempt): Promise<InitResult> {
    const { orderNumber, merchantOrderNumber, amount, currency, returnUrl } = attempt;
    const { paymentId } = await this.#ask({
      operation: 'BEGIN',
      orderNumber: String(orderNumber),
      merchantOrderNumber: String(merchantOrderNumber),
      amount,
      currency,
      returnUrl,
    });
    return this.resume(attempt, paymentId);
  }

  resume(_attempt: PaymentAttempt, payId: string): InitResult {
    const { secret, clock } = this.#options;
    const dttm = gatewayTime(clock.now());
    const signature = testBankSignature(secret, openingText(payId, dttm));
    return {
      gateway: 'TEST_BANK',
      paymentId: payId,
      processUrl: this.browserUrl,
      redirect: { merchantId: 'LINKA', payId, dttm, signature },
    };
  }

  status(paymentId: string): Promise<GatewayStatus> {
    return this.#askAbout(paymentId, 'STATE');
  }

  giveBack(paymentId: string, kind: RefundKind): Promise<GatewayStatus> {
    return this.#askAbout(paymentId, kind);
  }

  verifyReturn({ testBankPayment, testBankState, testBankSignature: signature }: Readonly<Record<string, string>>) {
    if (testBankPayment === undefined || testBankState === undefined || signature === undefined) return false;
    return isSignedBy(this.#options.secret, returnText(testBankPayment, testBankState), signature);
  }

  async #askAbout(paymentId: string, operation: 'STATE' | RefundKind): Promise<GatewayStatus> {
    const answer = await this.#ask({ operation, paymentId });
    if (answer.paymentId !== paymentId) throw new GatewayUnavailable('answer about another payment');
    return statusOf(answer);
  }

  async #ask(asked: Asked): Promise<Answer> {
    const { secret, serviceUrl } = this.#options;
    const messageId = randomUUID();
    const { body, httpStatus } = await callJson('POST', serviceUrl, seal(secret, { messageId, ...asked }));
    const answer = openSealed(secret, Answer, body);
    if (answer === undefined) throw new GatewayUnavailable(`unsigned answer, HTTP ${String(httpStatus)}`);
    if (answer.messageId !== messageId) throw new GatewayUnavailable('answer to another question');
    return answer;
  }
}
