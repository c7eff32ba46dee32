import type { GatewayState, GatewayStatus } from '#server/platform/services/gateways.ts';

/**
 * The states of the web service as {@link GatewayState} (docs/gateway-messages.md). State 4 is followed by 7 and counts
 * as open.
 */
const states: Readonly<Record<string, GatewayState>> = {
  '1': 'OPEN',
  '2': 'OPEN',
  '3': 'OPEN',
  '4': 'OPEN',
  '5': 'REVERSED',
  '6': 'REJECTED',
  '7': 'PAID',
  '8': 'PAID',
  '10': 'CANCELLED',
  '11': 'REVERSED',
  '12': 'REVERSED',
  '13': 'REJECTED',
  '20': 'CANCELLED',
  '21': 'CANCELLED',
  '210': 'CANCELLED',
  '201': 'CANCELLED',
};

const objectNotFound = '15';
/** DEPOSITED_BATCH_CLOSED: settled with the bank. */
const batchClosed = '8';

/**
 * Maps an answer of the web service. An order that is unknown to the gateway is open: the payer's browser has not posted
 * the form yet and may still do so. A known order is not resumable: the gateway refuses its ORDERNUMBER the second time
 * (code 14).
 */
export const gpStatus = (answer: { prCode: string; srCode: string; state: string }): GatewayStatus => {
  const detail = { prCode: answer.prCode, srCode: answer.srCode, state: answer.state };
  if (answer.prCode === objectNotFound) {
    return { state: 'OPEN', begun: false, resumable: true, withBank: false, detail };
  }
  const state = answer.prCode === '0' ? (states[answer.state] ?? 'UNKNOWN') : 'UNKNOWN';
  return { state, begun: state === 'OPEN', resumable: false, withBank: answer.state === batchClosed, detail };
};
