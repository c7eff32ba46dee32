import { csobPage } from '#contract/payment-gateways.ts';
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
import type { Signer, Verifier } from '../rsa.ts';
import { readCsobAnswer } from './csob-answer.ts';
import type { CsobAnswer } from './csob-answer.ts';
import { csobInit, csobLifetimeSeconds } from './csob-init.ts';
import { csobStatus } from './csob-status.ts';
import { csobFields, csobText } from './csob-text.ts';

export interface CsobOptions {
  /** The address that the server calls, without a trailing slash, e.g. `https://api.platebnibrana.csob.cz/api/v1.9`. */
  readonly apiUrl: string;
  /** The address to which browsers are sent. It differs from `apiUrl` only in the sandbox. */
  readonly browserUrl: string;
  readonly merchantId: string;
  readonly sign: Signer;
  readonly verify: Verifier;
  readonly clock: Clock;
}

/** The first gateway: ČSOB eAPI 1.9 (docs/gateway-messages.md). */
export class CsobGateway implements Gateway {
  readonly name = 'CSOB';
  readonly lifetimeSeconds = csobLifetimeSeconds;
  readonly browserUrl: string;
  readonly #options: CsobOptions;

  constructor(options: CsobOptions) {
    this.browserUrl = options.browserUrl;
    this.#options = options;
  }

  async init(attempt: PaymentAttempt): Promise<InitResult> {
    const { merchantId, apiUrl, clock, sign } = this.#options;
    const message = csobInit(attempt, merchantId, gatewayTime(clock.now()));
    const signature = sign(csobText(message, csobFields.init));
    const answer = await callJson('POST', `${apiUrl}/payment/init`, { ...message, signature });
    const { payId, resultCode } = readCsobAnswer(answer, csobFields.initAnswer, this.#options);
    if (resultCode !== 0 || payId === undefined) throw new GatewayUnavailable(`init refused: ${String(resultCode)}`);
    return this.resume(attempt, payId);
  }

  resume(_attempt: PaymentAttempt, payId: string): InitResult {
    const redirect = this.#signed(payId);
    return {
      gateway: 'CSOB',
      paymentId: payId,
      processUrl: `${this.browserUrl}${csobPage}`,
      redirect,
    };
  }

  async status(payId: string): Promise<GatewayStatus> {
    return csobStatus(await this.#readStatus(payId));
  }

  /**
   * Before the gateway's daily batch with the bank, money is returned by `reverse`, after it by `refund`. The gateway
   * answers the wrong call with code 150.
   */
  async giveBack(payId: string, kind: RefundKind): Promise<GatewayStatus> {
    return csobStatus(await this.#put(kind === 'REVERSE' ? 'reverse' : 'refund', payId));
  }

  verifyReturn(fields: Readonly<Record<string, string>>): boolean {
    const { signature } = fields;
    return signature !== undefined && this.#options.verify(csobText(fields, csobFields.return), signature);
  }

  /** Checks the connection and both keys. Throws GatewayUnavailable. */
  async echo(): Promise<void> {
    const { merchantId, apiUrl, clock, sign } = this.#options;
    const message = { merchantId, dttm: gatewayTime(clock.now()) };
    const signature = sign(csobText(message, csobFields.echo));
    const answer = await callJson('POST', `${apiUrl}/echo`, { ...message, signature });
    const { resultCode } = readCsobAnswer(answer, csobFields.echoAnswer, this.#options);
    if (resultCode !== 0) throw new GatewayUnavailable(`echo refused: ${String(resultCode)}`);
  }

  #signed(payId: string) {
    const { merchantId, clock, sign } = this.#options;
    const message = { merchantId, payId, dttm: gatewayTime(clock.now()) };
    return { ...message, signature: sign(csobText(message, csobFields.payment)) };
  }

  async #readStatus(payId: string): Promise<CsobAnswer> {
    const { merchantId, dttm, signature } = this.#signed(payId);
    const path = [merchantId, payId, dttm, signature].map(encodeURIComponent).join('/');
    return this.#own(payId, await callJson('GET', `${this.#options.apiUrl}/payment/status/${path}`));
  }

  async #put(operation: 'reverse' | 'refund', payId: string): Promise<CsobAnswer> {
    const url = `${this.#options.apiUrl}/payment/${operation}`;
    return this.#own(payId, await callJson('PUT', url, this.#signed(payId)));
  }

  /** Verifies an answer, and that it belongs to this payment. Throws GatewayUnavailable. */
  #own(payId: string, received: { httpStatus: number; body: unknown }): CsobAnswer {
    const answer = readCsobAnswer(received, csobFields.paymentAnswer, this.#options);
    if (answer.payId !== undefined && answer.payId !== payId)
      throw new GatewayUnavailable('answer about another payment');
    if (answer.payId === undefined && answer.resultCode === 0) throw new GatewayUnavailable('answer about no payment');
    return answer;
  }
}
