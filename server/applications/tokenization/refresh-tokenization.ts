import { GatewayUnavailable } from '../../platform/remote/gateway-unavailable.ts';
import type { Services } from '../../platform/services/services.ts';
import type { TokenizationGateway, TokenizationStatus } from '../../platform/services/tokenization-gateway.ts';
import { hasRunOut } from '../../purchase/payments/check-schedule.ts';
import { settleTokenization } from './settle-tokenization.ts';
import { changeTokenization, isUnsettled } from './tokenization-store.ts';
import type { Tokenization } from './tokenization-store.ts';

/**
 * How long the shop keeps asking a gateway that does not answer. After this time, the person does not expect the card
 * any more.
 */
const longestUnansweredSeconds = 3 * 24 * 3600;

async function ask(
  { logger }: Services,
  gateway: TokenizationGateway,
  { id, orderId }: Tokenization,
): Promise<TokenizationStatus> {
  try {
    return await gateway.status(String(orderId));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    logger.warn({ tokenizationId: id, reason: error.reason }, 'a registration of a bank card could not be checked');
    return { state: 'UNKNOWN' };
  }
}

/**
 * Asks the gateway about an attempt that has not ended, and settles it by the answer; an ended attempt is returned
 * unchanged. Must be called outside of a transaction.
 */
export async function refreshTokenization(
  services: Services,
  tokenization: Tokenization,
  now: Date,
): Promise<Tokenization> {
  const { tokenizationGateway: gateway, database } = services;
  if (!isUnsettled(tokenization) || gateway === undefined) return tokenization;
  const status = await ask(services, gateway, tokenization);
  if (status.state === 'TOKENIZED') return settleTokenization(database, tokenization, status, now);
  if (status.state === 'REFUSED') return settleTokenization(database, tokenization, { state: 'REFUSED' }, now);
  const lifetime = status.state === 'OPEN' ? gateway.lifetimeSeconds : longestUnansweredSeconds;
  if (hasRunOut(tokenization.created, lifetime, now))
    return settleTokenization(database, tokenization, { state: 'EXPIRED' }, now);
  const unansweredChecks = status.state === 'OPEN' ? 0 : tokenization.unansweredChecks + 1;
  await changeTokenization(database, tokenization.id, { unansweredChecks });
  return { ...tokenization, unansweredChecks };
}
