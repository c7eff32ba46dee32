import type { SnapshotFrom } from 'xstate';
import { balanceAfter } from '#rules/e-wallet.ts';
import type { repeatPurchaseMachine } from './repeat-purchase.machine.ts';

type Snapshot = SnapshotFrom<typeof repeatPurchaseMachine>;

function topUpOf(snapshot: Snapshot) {
  const { topUp } = snapshot.context.offers;
  if (topUp === null) return null;
  const { price, previousBalance } = topUp;
  return {
    price,
    newBalance: balanceAfter(previousBalance, price),
    adding: snapshot.matches('addingTopUp'),
    canBuy: snapshot.can({ type: 'topUpAgain' }),
  };
}

function ticketFareOf(snapshot: Snapshot) {
  const { ticketFare } = snapshot.context.offers;
  if (ticketFare === null) return null;
  return {
    ...ticketFare,
    adding: snapshot.matches('addingTicketFare'),
    canBuy: snapshot.can({ type: 'buyAgain' }),
  };
}

/** The last ticket and top-up that can be bought again; null = nothing is shown. Money in minor units. */
export const repeatPurchaseView = (snapshot: Snapshot) => ({
  ticketFare: ticketFareOf(snapshot),
  topUp: topUpOf(snapshot),
});
