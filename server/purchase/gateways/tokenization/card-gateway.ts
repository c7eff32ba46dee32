import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callJson } from '#server/platform/remote/call-json.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type {
  TokenizationAttempt,
  TokenizationGateway,
  TokenizationStatus,
} from '#server/platform/services/tokenization-gateway.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { gatewayTime, isFresh, lastDayOf } from '../gateway-time.ts';
import type { Signer, Verifier } from '../rsa.ts';
import { tokenizationFields, tokenizationText } from './tokenization-text.ts';

export interface CardGatewayOptions {
  /** The address to which browsers are sent. */
  readonly url: string;
  /** The address that the server calls. */
  readonly statusUrl: string;
  readonly providerId: string;
  readonly sign: Signer;
  readonly verify: Verifier;
  readonly clock: Clock;
}

const Answer = v.object({
  msgTime: v.string(),
  msgId: v.string(),
  orderId: v.string(),
  providerId: v.string(),
  state: v.picklist(['OPEN', 'TOKENIZED', 'REFUSED']),
  token: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(200))),
  /** Always masked: the shop must not get the full number. */
  cardNumber: v.optional(v.pipe(v.string(), v.regex(/^[*\d ]{0,30}\*[*\d ]{0,30}\d{4}$/))),
  /** Year and month, such as 203011. */
  expiry: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}(0[1-9]|1[0-2])$/))),
  sign: v.string(),
});
type Answer = v.InferOutput<typeof Answer>;

function statusOf({ state, token, cardNumber, expiry }: Answer): TokenizationStatus {
  if (state !== 'TOKENIZED') return { state };
  if (token === undefined || cardNumber === undefined || expiry === undefined)
    throw new GatewayUnavailable('a registered card without its data');
  return { state, card: { token, cardNumber, validTo: lastDayOf(expiry) } };
}

/** The gateway that registers bank cards: RSA-SHA256 in both directions (docs/gateways.md). */
export class CardGateway implements TokenizationGateway {
  readonly lifetimeSeconds = 900;
  readonly #options: CardGatewayOptions;

  constructor(options: CardGatewayOptions) {
    this.#options = options;
  }

  begin(attempt: TokenizationAttempt) {
    const message = { ...this.#head(attempt.orderId), ...attempt };
    return { gateway: this.#options.url, ...message, sign: this.#sign(message, tokenizationFields.begin) };
  }

  async status(orderId: string): Promise<TokenizationStatus> {
    const { statusUrl, verify, clock } = this.#options;
    const question = this.#head(orderId);
    const sign = this.#sign(question, tokenizationFields.question);
    const { body, httpStatus } = await callJson('POST', statusUrl, { ...question, sign });
    const parsed = v.safeParse(Answer, body);
    if (!parsed.success) throw new GatewayUnavailable(`unsigned answer, HTTP ${String(httpStatus)}`);
    const answer = parsed.output;
    if (!verify(tokenizationText(answer, tokenizationFields.answer), answer.sign))
      throw new GatewayUnavailable('answer with a wrong signature');
    const isMine = answer.msgId === question.msgId && answer.orderId === orderId;
    if (!isMine || answer.providerId !== question.providerId)
      throw new GatewayUnavailable('answer to another question');
    if (!isFresh(answer.msgTime, clock.now())) throw new GatewayUnavailable('answer of another time');
    return statusOf(answer);
  }

  verifyReturn(fields: Readonly<Record<string, string | undefined>>): boolean {
    const { providerId, verify } = this.#options;
    const { sign } = fields;
    if (sign === undefined || fields['providerId'] !== providerId) return false;
    return verify(tokenizationText(fields, tokenizationFields.return), sign);
  }

  #head(orderId: string) {
    const { providerId, clock } = this.#options;
    return { msgTime: gatewayTime(clock.now()), msgId: randomUUID(), orderId, providerId };
  }

  #sign(message: Readonly<Record<string, string>>, fields: readonly string[]): string {
    return this.#options.sign(tokenizationText(message, fields));
  }
}
