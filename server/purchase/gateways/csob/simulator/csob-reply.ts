import type { Context } from 'hono';
import { gatewayTime } from '../../gateway-time.ts';
import type { Signer } from '../../rsa.ts';
import { spoil } from '../../simulation/faults.ts';
import type { GatewayFault } from '../../simulation/faults.ts';

export interface CsobReply {
  readonly payId?: string;
  readonly resultCode: number;
  readonly resultMessage: string;
  readonly paymentStatus?: number;
}

export interface CsobReplyOptions {
  readonly now: Date;
  readonly sign: Signer;
  readonly fault: GatewayFault;
}

/** Signs a reply. Absent fields are also absent in the signed text (docs/gateway-messages.md). */
export function csobReply(context: Context, reply: CsobReply, { now, sign, fault }: CsobReplyOptions): Response {
  const dttm = gatewayTime(now);
  const { payId, resultCode, resultMessage, paymentStatus } = reply;
  const signed = [payId, dttm, resultCode, resultMessage, paymentStatus].filter((value) => value !== undefined);
  const signature = sign(signed.join('|'));
  return context.json({ ...reply, dttm, signature: fault === 'WRONG_SIGNATURE' ? spoil(signature) : signature });
}

/** An unsigned reply: the gateway does not sign replies to messages that it could not verify. */
export const wrongSignature = (context: Context): Response =>
  context.json({ resultCode: 110, resultMessage: 'Wrong signature' }, 401);
