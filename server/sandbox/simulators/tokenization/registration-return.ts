import { randomUUID } from 'node:crypto';
import { simulatedProvider } from '#server/platform/remote/gateway-addresses.ts';
import { gatewayTime } from '#server/purchase/gateways/gateway-time.ts';
import type { Signer } from '#server/purchase/gateways/rsa.ts';
import { spoil } from '#server/purchase/gateways/simulation/faults.ts';
import { tokenizationFields, tokenizationText } from '#server/purchase/gateways/tokenization/tokenization-text.ts';
import type { ReturnToShop } from '../page/return-of.ts';
import type { SimulatedTokenization } from './registrations.ts';

/** The signed return of a registration to the shop. A forged return claims success, with an invalid signature. */
export function registrationReturn(
  registration: SimulatedTokenization,
  sign: Signer,
  now: Date,
  forged = false,
): ReturnToShop {
  const message = {
    msgTime: gatewayTime(now),
    msgId: randomUUID(),
    orderId: registration.orderId,
    providerId: simulatedProvider,
    result: forged ? 'TOKENIZED' : registration.state,
  };
  const signature = sign(tokenizationText(message, tokenizationFields.return));
  return {
    method: 'GET',
    url: registration.callback,
    fields: { ...message, sign: forged ? spoil(signature) : signature },
    charset: 'utf-8',
  };
}
