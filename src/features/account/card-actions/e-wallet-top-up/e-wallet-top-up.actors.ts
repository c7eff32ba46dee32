import { fromPromise } from 'xstate';
import { walletLimitsIn } from '#api/number-settings.ts';
import { announceFailure } from '#common/announce-failure.ts';
import { lastActiveCard } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { eWalletTopUpMachine } from '#machines/account/e-wallet-top-up/e-wallet-top-up.machine.ts';
import type { TopUpRequest } from '#machines/account/e-wallet-top-up/e-wallet-top-up.types.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { WalletLimits } from '#rules/e-wallet.ts';
import type { Shop } from '#runtime/shop.ts';

const noWallet: Failure = { name: 'NOT_FOUND', status: 404, metadata: {} };

const readLimits = async (shop: Shop, signal: AbortSignal): Promise<WalletLimits> =>
  walletLimitsIn(await shop.call(globalSettings, { signal }));

interface BalanceInput {
  readonly customerId: number;
  readonly eWalletId: number;
}

async function readBalance(shop: Shop, { customerId, eWalletId }: BalanceInput, signal: AbortSignal): Promise<number> {
  const { electronicWallet } = await shop.call(lastActiveCard, { params: { id: customerId }, signal });
  if (electronicWallet?.id !== eWalletId) throw noWallet;
  return electronicWallet.currentAmount;
}

const order = (shop: Shop, { idempotencyKey, ...body }: TopUpRequest, signal: AbortSignal): Promise<Item | null> =>
  shop.call(addEWalletTransaction, { idempotencyKey, body: { ...body, operation: 'RECHARGE' }, signal });

export function provideEWalletTopUp(shop: Shop) {
  return eWalletTopUpMachine.provide({
    actors: {
      readLimits: fromPromise<WalletLimits>(({ signal }) => readLimits(shop, signal)),
      readBalance: fromPromise<number, BalanceInput>(({ input, signal }) => readBalance(shop, input, signal)),
      addTopUp: fromPromise<Item | null, TopUpRequest>(({ input, signal }) => order(shop, input, signal)),
    },
    actions: {
      announceLimitsFailed: announceFailure(shop, 'eWalletTopUp.limitsFailed'),
      announceAdded: () => shop.showToast({ messageId: 'eWalletTopUp.added', colour: 'success' }),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
}
