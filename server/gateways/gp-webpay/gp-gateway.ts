import type { Gateway, GatewayStatus, InitResult, PaymentAttempt } from '../gateways.ts';
import { gpForm } from './gp-form.ts';
import { askGpService } from './gp-service.ts';
import type { GpServiceOptions } from './gp-service.ts';
import { gpReturnFields, gpText } from './gp-text.ts';

export interface GpOptions extends GpServiceOptions {
  /** Where browsers post the form. */
  readonly browserUrl: string;
}

/** The second gateway: GP webpay HTTP API (payment gateways' facts, 2). It calls a payment by its ORDERNUMBER. */
export class GpGateway implements Gateway {
  readonly name = 'GP_WEBPAY';
  readonly lifetimeSeconds = 900;
  readonly #options: GpOptions;

  constructor(options: GpOptions) {
    this.#options = options;
  }

  /** Nothing is called: the gateway learns of the order when the payer's browser posts the form. */
  init(attempt: PaymentAttempt): Promise<InitResult> {
    return Promise.resolve(this.resume(attempt));
  }

  resume(attempt: PaymentAttempt): InitResult {
    return {
      gateway: 'GP_WEBPAY',
      paymentId: String(attempt.orderNumber),
      processUrl: this.#options.browserUrl,
      form: gpForm(attempt, this.#options.merchantNumber, this.#options.sign),
    };
  }

  status(orderNumber: string): Promise<GatewayStatus> {
    return askGpService(this.#options, 'STATE', orderNumber);
  }

  reverse(orderNumber: string): Promise<GatewayStatus> {
    return askGpService(this.#options, 'REVERSE', orderNumber);
  }

  /** Both digests: DIGEST1 binds the answer to this merchant. An answer without its result is none (2.4). */
  verifyReturn(fields: Readonly<Record<string, string>>): boolean {
    const { DIGEST, DIGEST1, PRCODE, SRCODE } = fields;
    if (DIGEST === undefined || DIGEST1 === undefined || PRCODE === undefined || SRCODE === undefined) return false;
    const text = gpText(fields, gpReturnFields);
    const { verify, merchantNumber } = this.#options;
    return verify(text, DIGEST) && verify(`${text}|${merchantNumber}`, DIGEST1);
  }
}
