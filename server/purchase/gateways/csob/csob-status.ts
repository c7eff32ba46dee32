import type { GatewayState, GatewayStatus } from '#server/platform/services/gateways.ts';
import type { CsobAnswer } from './csob-answer.ts';

/**
 * `paymentStatus` as {@link GatewayState} (docs/gateway-messages.md). Payments are captured at once, so status 4
 * (authorised) is followed by 7 and is still open.
 */
const states: Readonly<Record<number, GatewayState>> = {
  1: 'OPEN',
  2: 'OPEN',
  3: 'CANCELLED',
  4: 'OPEN',
  5: 'REVERSED',
  6: 'REJECTED',
  7: 'PAID',
  8: 'PAID',
  9: 'REVERSED',
  10: 'REVERSED',
};

export const csobStatus = (answer: CsobAnswer): GatewayStatus => {
  const { paymentStatus, resultCode } = answer;
  const known = paymentStatus !== undefined && resultCode === 0;
  return {
    state: known ? (states[paymentStatus] ?? 'UNKNOWN') : 'UNKNOWN',
    begun: known && (paymentStatus === 2 || paymentStatus === 4),
    resumable: known && (paymentStatus === 1 || paymentStatus === 2),
    withBank: known && paymentStatus === 8,
    detail: { resultCode: String(resultCode), paymentStatus: paymentStatus === undefined ? '' : String(paymentStatus) },
  };
};
