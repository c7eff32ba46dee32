import * as v from 'valibot';
import type { JsonAnswer } from '#server/platform/remote/call-json.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { isFresh } from '../gateway-time.ts';
import type { Verifier } from '../rsa.ts';
import { csobText } from './csob-text.ts';
import type { CsobMessage } from './csob-text.ts';

const CsobAnswer = v.looseObject({
  payId: v.optional(v.string()),
  dttm: v.string(),
  resultCode: v.pipe(v.number(), v.integer()),
  resultMessage: v.optional(v.string()),
  paymentStatus: v.optional(v.pipe(v.number(), v.integer())),
  signature: v.string(),
});
export type CsobAnswer = v.InferOutput<typeof CsobAnswer>;

const isValue = (value: unknown): value is CsobMessage[string] =>
  value === undefined ||
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' && Object.values(value).every(isValue));
const isMessage = (value: object): value is CsobMessage => Object.values(value).every(isValue);

/**
 * Parses an answer, verifies its signature over `fields`, and checks its time, so that an old answer cannot be sent
 * again. Throws GatewayUnavailable if the gateway has not signed the answer. The gateway's error replies are not signed
 * and are never a payment's result (docs/gateway-messages.md).
 */
export function readCsobAnswer(
  answer: JsonAnswer,
  fields: readonly string[],
  { verify, clock }: { readonly verify: Verifier; readonly clock: Clock },
): CsobAnswer {
  const parsed = v.safeParse(CsobAnswer, answer.body);
  if (!parsed.success) throw new GatewayUnavailable(`unsigned answer, HTTP ${String(answer.httpStatus)}`);
  const { signature, ...message } = parsed.output;
  if (!isMessage(message) || !verify(csobText(message, fields), signature)) {
    throw new GatewayUnavailable('answer with a wrong signature');
  }
  if (!isFresh(message.dttm, clock.now())) throw new GatewayUnavailable('answer of another time');
  return parsed.output;
}
