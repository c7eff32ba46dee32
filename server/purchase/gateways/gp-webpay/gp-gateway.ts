import type {
  Gateway,
  GatewayStatus,
  InitResult,
  PaymentAttempt,
  RefundKind,
} from '#server/platform/services/gateways.ts';
import type { Signer, Verifier } from '../rsa.ts';
import { toWindows1250 } from '../windows-1250.ts';
import { gpForm } from './gp-form.ts';
import { gpReturnFields, gpText } from './gp-text.ts';
import type { GpWebService } from './gp-web-service.ts';

export interface GpOptions {
  /** The address to which browsers post the form. */
  readonly browserUrl: string;
  readonly merchantNumber: string;
  readonly sign: Signer;
  readonly verify: Verifier;
  readonly webService: GpWebService;
}

/** The second gateway: GP webpay HTTP API (docs/gateway-messages.md). It identifies a payment by its ORDERNUMBER. */
export class GpGateway implements Gateway {
  readonly name = 'GP_WEBPAY';
  readonly lifetimeSeconds = 900;
  readonly browserUrl: string;
  readonly #options: GpOptions;

  constructor(options: GpOptions) {
    this.browserUrl = options.browserUrl;
    this.#options = options;
  }

  /** Makes no call: the gateway gets the order when the payer's browser posts the form. */
  init(attempt: PaymentAttempt): Promise<InitResult> {
    return Promise.resolve(this.resume(attempt));
  }

  resume(attempt: PaymentAttempt): InitResult {
    return {
      gateway: 'GP_WEBPAY',
      paymentId: String(attempt.orderNumber),
      processUrl: this.browserUrl,
      form: gpForm(attempt, this.#options.merchantNumber, this.#options.sign),
    };
  }

  status(orderNumber: string): Promise<GatewayStatus> {
    return this.#options.webService.state(orderNumber);
  }

  giveBack(orderNumber: string, kind: RefundKind): Promise<GatewayStatus> {
    return this.#options.webService.giveBack(orderNumber, kind);
  }

  /** Verifies both digests; DIGEST1 binds the answer to this merchant. An answer without a result is refused. */
  verifyReturn(fields: Readonly<Record<string, string>>): boolean {
    const { DIGEST, DIGEST1, PRCODE, SRCODE } = fields;
    if (DIGEST === undefined || DIGEST1 === undefined || PRCODE === undefined || SRCODE === undefined) return false;
    const text = gpText(fields, gpReturnFields);
    return this.#isSigned(text, DIGEST) && this.#isSigned(`${text}|${this.#options.merchantNumber}`, DIGEST1);
  }

  /** The gateway signs the bytes that it sends, and RESULTTEXT may be encoded in Windows-1250. */
  #isSigned(text: string, digest: string): boolean {
    const { verify } = this.#options;
    const written = toWindows1250(text);
    return verify(text, digest) || (written !== undefined && verify(written, digest));
  }
}
