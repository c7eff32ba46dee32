import type { SnapshotFrom } from 'xstate';
import type { cartRenewalMachine } from './cart-renewal.machine.ts';

type Snapshot = SnapshotFrom<typeof cartRenewalMachine>;

/** The notice above the page; `failed`: it is not known whether the cart is renewed. */
export type CartNotice = 'soon' | 'last' | 'failed';

function noticeOf(snapshot: Snapshot): CartNotice | null {
  if (snapshot.matches('noticing')) return 'soon';
  if (snapshot.matches('notKept')) return 'failed';
  if (snapshot.matches('ending')) return 'last';
  const { secondsLeft } = snapshot.context;
  return snapshot.matches('renewing') && secondsLeft !== null ? 'soon' : null;
}

/** The data about the expiry of the cart that the page shows. */
export const cartRenewalView = (snapshot: Snapshot) => ({
  asked: snapshot.matches('asking'),
  notice: noticeOf(snapshot),
  secondsLeft: snapshot.context.secondsLeft ?? 0,
  renewalsLeft: snapshot.context.renewalsLeft,
  busy: snapshot.hasTag('busy'),
  canKeep: snapshot.can({ type: 'keep' }),
  canPutAside: snapshot.can({ type: 'putAside' }),
});
