import { fromPromise } from 'xstate';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import type { TransferredBalance } from '#contract/endpoints/balance-transfer.ts';
import { balanceTransferMachine } from '#machines/account/balance-transfer/balance-transfer.machine.ts';
import type { TransferRequest } from '#machines/account/balance-transfer/balance-transfer.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** How long the success message is shown, in milliseconds (TRF-01). */
const successTimeout = 10_000;

/** @param moneyText formats an amount in minor units */
export const provideBalanceTransfer = (shop: Shop, moneyText: (amount: number) => string) =>
  balanceTransferMachine.provide({
    actors: {
      transfer: fromPromise<TransferredBalance, TransferRequest>(({ input: { idempotencyKey, ...body }, signal }) =>
        shop.call(transferBalance, { idempotencyKey, body, signal }),
      ),
    },
    actions: {
      announceTransferred: ({ event }) => {
        if (event.type !== 'xstate.done.actor.transfer') return;
        shop.showToast({
          messageId: 'balanceTransfer.success',
          values: { amount: moneyText(event.output.amount) },
          colour: 'success',
          timeout: successTimeout,
        });
      },
      refreshAccount: () => shop.tell('customerSelection', { type: 'refresh' }),
    },
  });
