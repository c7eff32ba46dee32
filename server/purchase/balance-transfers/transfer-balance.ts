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

/** What is to be moved where. */
interface RequestedTransfer {
  readonly cardNumber: string;
  readonly mark: string;
  readonly wallet: ReceivingWallet;
}

const isOf = ({ mark, wallet }: RequestedTransfer, { oldCardMark, eWalletId }: Transfer): boolean =>
  oldCardMark === mark && eWalletId === wallet.eWalletId;

/** Throws ApiError INVALID_OLD_CARD_NUMBER with what is wrong (rules/old-card-number.ts). */
function readOldCardNumber({ body }: TransferCall): string {
  const digits = oldCardDigits(body.pakCardNumber);
  const problem = oldCardNumberProblem(digits);
  if (problem !== null) throw new ApiError('INVALID_OLD_CARD_NUMBER', { metadata: { problem } });
  return digits;
}

/** @param maximum what the wallet may hold at most, in minor units */
const refusal = (error: TransferError, maximum: number): ApiError =>
  new ApiError(error, error === 'E_WALLET_ABOVE_MAXIMUM_AMOUNT' ? { metadata: { maximum } } : {});

const maximumOf = ({ services, database }: TransferCall): Promise<number> =>
  services.settings.number(database, 'E_WALLET_MAX_AMOUNT');

/**
 * What the old card holds, in minor units; null = it is not known. Only a search without success counts. Throws ApiError
 * OLD_CARD_SYSTEM_UNAVAILABLE; nothing has happened then.
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

/** The answer about a transfer, once it has gone as far as is possible now. */
async function finish(call: TransferCall, { id }: Transfer): Promise<TransferredBalance> {
  const { services } = call;
  const transfer = await continueTransfer(services, id, services.clock.now());
  if (transfer.refusal !== null) throw refusal(errorOfRefusal[transfer.refusal], await maximumOf(call));
  if (transfer.amount === null || transfer.state !== 'BOOKED') throw new ApiError('BALANCE_TRANSFER_PENDING');
  return { amount: transfer.amount };
}

/** The transfer that a call is about already: by its key, or an open one of the same old card into the same wallet. */
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
 * Begins a transfer; undefined when another call has begun the same meanwhile, which explains what the old card system
 * says. Throws ApiError when it cannot begin.
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
 * Moves the balance of an old card into a wallet (TRF-01). What is begun is committed before the old card system is asked
 * for the money, and booked after its answer; without an answer the outbox goes on. A repetition gets the same transfer.
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
