import type { SnapshotFrom } from 'xstate';
import type { repeatPurchaseMachine } from './repeat-purchase.machine.ts';

/** The offer to buy the last ticket once more; `offer` is null while there is none to show. */
export const repeatPurchaseView = (snapshot: SnapshotFrom<typeof repeatPurchaseMachine>) => ({
  offer: snapshot.context.offer,
  /** It is not known yet whether there is an offer. */
  opening: snapshot.context.offer === null && snapshot.matches('reading'),
  adding: snapshot.matches('adding'),
  canBuy: snapshot.can({ type: 'buyAgain' }),
});
