import type { finishTokenization } from '#contract/endpoints/tokenizations.ts';
import type { TokenizationResult } from '#contract/entities/tokenization.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { refreshTokenization } from './refresh-tokenization.ts';
import { findOwnTokenization, outcomeOf } from './tokenization-store.ts';
import type { Tokenization } from './tokenization-store.ts';

type FinishCall = Call<typeof finishTokenization>;

async function cardNumberOf({ database }: FinishCall, { cardId }: Tokenization): Promise<string | null> {
  if (cardId === null) return null;
  const [card] = await database
    .select({ cardNumber: customerCards.cardNumber })
    .from(customerCards)
    .where(eq(customerCards.id, cardId));
  return card?.cardNumber ?? null;
}

/**
 * The outcome of the account's attempt. If the return from the gateway is signed, its signature is verified; the gateway
 * is asked in any case. Throws ApiError NOT_FOUND, INVALID_TOKENIZATION_SIGNATURE, TOKENIZATION_UNAVAILABLE.
 */
export async function finish(call: FinishCall): Promise<TokenizationResult> {
  const { database, caller, services, body, now } = call;
  const found = await findOwnTokenization(database, caller.accountId, body.orderId);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const gateway = services.tokenizationGateway;
  if (gateway === undefined) throw new ApiError('TOKENIZATION_UNAVAILABLE');
  if (body.sign !== undefined && !gateway.verifyReturn(body)) {
    services.logger.warn({ tokenizationId: found.id }, 'a forged return of a registration was refused');
    throw new ApiError('INVALID_TOKENIZATION_SIGNATURE');
  }
  const settled = await refreshTokenization(services, found, now);
  return {
    outcome: outcomeOf(settled.state),
    applicationId: settled.applicationId,
    cardNumber: await cardNumberOf(call, settled),
  };
}
