import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callJson } from '../call-json.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayStatus } from '../gateways.ts';
import type { Signer, Verifier } from '../rsa.ts';
import { gpStatus } from './gp-status.ts';
import { gpServiceAnswerFields, gpServiceRequestFields, gpText } from './gp-text.ts';

const Answer = v.object({
  messageId: v.string(),
  orderNumber: v.string(),
  prCode: v.string(),
  srCode: v.string(),
  state: v.string(),
  digest: v.string(),
});

export interface GpServiceOptions {
  readonly statusUrl: string;
  readonly merchantNumber: string;
  readonly sign: Signer;
  readonly verify: Verifier;
}

/**
 * Asks for an order's state or gives its money back. This stands for the gateway's SOAP web service (payment gateways'
 * facts, 2.6) and is not its protocol: a production set-up puts a small bridge at `statusUrl`. Question and answer are
 * signed JSON; the random `messageId` ties one to the other. Throws GatewayUnavailable.
 */
export async function askGpService(
  options: GpServiceOptions,
  operation: 'STATE' | 'REVERSE',
  orderNumber: string,
): Promise<GatewayStatus> {
  const question = { messageId: randomUUID(), merchantNumber: options.merchantNumber, orderNumber, operation };
  const digest = options.sign(gpText(question, gpServiceRequestFields));
  const { body, httpStatus } = await callJson('POST', options.statusUrl, { ...question, digest });
  const answer = v.safeParse(Answer, body);
  if (!answer.success) throw new GatewayUnavailable(`unsigned answer, HTTP ${String(httpStatus)}`);
  const { digest: theirs, ...message } = answer.output;
  if (!options.verify(gpText(message, gpServiceAnswerFields), theirs)) {
    throw new GatewayUnavailable('answer with a wrong signature');
  }
  if (message.messageId !== question.messageId || message.orderNumber !== orderNumber) {
    throw new GatewayUnavailable('answer to another question');
  }
  return gpStatus(message);
}
