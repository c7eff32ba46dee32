import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callJson } from '#server/platform/remote/call-json.ts';
import { GatewayUnavailable } from '#server/platform/remote/gateway-unavailable.ts';
import type { GatewayStatus, RefundKind } from '#server/platform/services/gateways.ts';
import type { Signer, Verifier } from '../rsa.ts';
import { gpStatus } from './gp-status.ts';
import { gpServiceAnswerFields, gpServiceRequestFields, gpText } from './gp-text.ts';
import type { GpWebService } from './gp-web-service.ts';

const Answer = v.object({
  messageId: v.string(),
  orderNumber: v.string(),
  prCode: v.string(),
  srCode: v.string(),
  state: v.string(),
  digest: v.string(),
});

export interface GpStandInOptions {
  readonly serviceUrl: string;
  readonly merchantNumber: string;
  readonly sign: Signer;
  readonly verify: Verifier;
}

/** Sends a signed request and verifies the signed answer. Both contain the same random `messageId`. */
async function askStandIn(
  options: GpStandInOptions,
  operation: 'STATE' | RefundKind,
  orderNumber: string,
): Promise<GatewayStatus> {
  const question = { messageId: randomUUID(), merchantNumber: options.merchantNumber, orderNumber, operation };
  const digest = options.sign(gpText(question, gpServiceRequestFields));
  const { body, httpStatus } = await callJson('POST', options.serviceUrl, { ...question, digest });
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

/**
 * NOT the gateway's own protocol: a small signed JSON service that replaces its SOAP web service. The sandbox's
 * simulator implements the service; an operator may run a bridge with this service at `serviceUrl` (docs/gateways.md).
 */
export const createGpStandIn = (options: GpStandInOptions): GpWebService => ({
  state: (orderNumber) => askStandIn(options, 'STATE', orderNumber),
  giveBack: (orderNumber, kind) => askStandIn(options, kind, orderNumber),
});
