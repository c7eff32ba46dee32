import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import type { TransferredBalance } from '#contract/endpoints/balance-transfer.ts';
import { oldCardDigits, oldCardNumberProblem } from '#rules/old-card-number.ts';
import { errorOfRefusal, transferTransitions } from '#rules/transfer-transitions.ts';
import type { TransferError } from '#rules/transfer-transitions.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { GatewayUnavailable } from '../../platform/remote/gateway-unavailable.ts';
import { continueTransfer } from './continue-transfer.ts';
import { countMisses } from './count-misses.ts';
import { findReceivingWallet } from './receiving-wallet.ts';
import type { ReceivingWallet } from './receiving-wallet.ts';
import { beginTransfer, findKeyedTransfer, findOpenTransfer, markOf } from './transfer-store.ts';
import type { Transfer } from './transfer-store.ts';

type TransferCall = Call<typeof transferBalance>;

/** The transfer that a request asks for. */
interface RequestedTransfer {
  readonly cardNumber: string;
  readonly mark: string;
  readonly wallet: ReceivingWallet;
}

const isOf = ({ mark, wallet }: RequestedTransfer, { oldCardMark, eWalletId }: Transfer): boolean =>
  oldCardMark === mark && eWalletId === wallet.eWalletId;

/** Throws ApiError INVALID_OLD_CARD_NUMBER with the problem of the number (rules/old-card-number.ts). */
function readOldCardNumber({ body }: TransferCall): string {
  const digits = oldCardDigits(body.pakCardNumber);
  const problem = oldCardNumberProblem(digits);
  if (problem !== null) throw new ApiError('INVALID_OLD_CARD_NUMBER', { metadata: { problem } });
  return digits;
}

/** @param maximum the highest balance that the wallet may have, in minor units */
const refusal = (error: TransferError, maximum: number): ApiError =>
  new ApiError(error, error === 'E_WALLET_ABOVE_MAXIMUM_AMOUNT' ? { metadata: { maximum } } : {});

const maximumOf = ({ services, database }: TransferCall): Promise<number> =>
  services.settings.number(database, 'E_WALLET_MAX_AMOUNT');

/**
 * The balance of the old card, in minor units; null = the old card system does not know the card. Only searches without
 * a result are counted. Throws ApiError OLD_CARD_SYSTEM_UNAVAILABLE; then nothing was changed.
 */
function searchOldCard(call: TransferCall, { cardNumber, wallet }: RequestedTransfer): Promise<number | null> {
  const { oldCardSystem, logger } = call.services;
  return countMisses(call, () =>
    oldCardSystem.balanceOf({ cardNumber, ...wallet.holder }).catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      logger.warn({ reason: error.reason }, 'the old card system is unavailable');
      throw new ApiError('OLD_CARD_SYSTEM_UNAVAILABLE');
    }),
  );
}

/** Continues a transfer as far as it is possible now, and makes the response. */
async function finish(call: TransferCall, { id }: Transfer): Promise<TransferredBalance> {
  const { services } = call;
  const transfer = await continueTransfer(services, id, services.clock.now());
  if (transfer.refusal !== null) throw refusal(errorOfRefusal[transfer.refusal], await maximumOf(call));
  if (transfer.amount === null || transfer.state !== 'BOOKED') throw new ApiError('BALANCE_TRANSFER_PENDING');
  return { amount: transfer.amount };
}

/**
 * The existing transfer that a request repeats: the transfer with the same key, or the open transfer of the same old
 * card into the same wallet.
 */
async function findEarlier(
  { database, caller, idempotencyKey }: TransferCall,
  requested: RequestedTransfer,
): Promise<Transfer | undefined> {
  const keyed = await findKeyedTransfer(database, caller.accountId, idempotencyKey);
  if (keyed !== undefined && !isOf(requested, keyed)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  if (keyed !== undefined) return keyed;
  const open = await findOpenTransfer(database, requested.mark);
  return open !== undefined && isOf(requested, open) ? open : undefined;
}

/**
 * Begins a transfer. Undefined if a concurrent request has begun the same transfer; the balance that this call has read
 * may then be wrong. Throws ApiError when the transfer cannot begin.
 */
async function begin(call: TransferCall, requested: RequestedTransfer): Promise<Transfer | undefined> {
  const { database, services, caller, idempotencyKey: key } = call;
  const { cardNumber, mark, wallet } = requested;
  const balance = await searchOldCard(call, requested);
  const open = await findOpenTransfer(database, mark);
  if (open !== undefined && isOf(requested, open)) return undefined;
  const maximum = await maximumOf(call);
  const transfers = open === undefined ? [] : [open.state];
  const transfer = { accountId: caller.accountId, eWalletId: wallet.eWalletId, cardNumber, key, maximum };
  return beginTransfer(services, transfer, {
    confirmAccount: call.confirmAccount,
    confirmRoom: (room) => {
      const beginning = transferTransitions.begin({ balance, room, transfers });
      if ('refusal' in beginning) throw refusal(beginning.refusal, maximum);
      return beginning.atMost;
    },
  });
}

const rounds = 3;

/**
 * Moves the balance of an old card into a wallet (TRF-01). The start of the transfer is committed before the old card
 * system is asked for the money, and the money is booked after the answer. If the old card system does not answer, the
 * outbox continues the transfer. A repeated request gets the same transfer.
 */
export const transferBalanceRoute = route(transferBalance, 'own', async (call) => {
  const wallet = await findReceivingWallet(call, call.body.mapCardNumber);
  const cardNumber = readOldCardNumber(call);
  const requested = { cardNumber, mark: markOf(call.services.cipher, cardNumber), wallet };
  for (let round = 0; round < rounds; round += 1) {
    const earlier = await findEarlier(call, requested);
    if (earlier !== undefined) {
      call.repeats();
      return finish(call, earlier);
    }
    const begun = await begin(call, requested);
    if (begun !== undefined) return finish(call, begun);
  }
  throw new ApiError('OLD_CARD_IN_TRANSFER');
});
