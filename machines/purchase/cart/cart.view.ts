import type { SnapshotFrom } from 'xstate';
import type { Item, ShoppingCart } from '#contract/entities/shopping-cart.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { remainingCartSeconds, soonSeconds } from '#rules/cart-lifetime.ts';
import { cartRefusal, type CartRefusal } from '#rules/cart.ts';
import { taxLines } from '#rules/tax.ts';
import { stateLabel } from '../../common/state-label.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const iconLimit = 9;

/** When the cart expires, ISO; null while that is unknown or the cart is empty. */
export function expiryOf({ context: { cart, endsAt } }: Snapshot): string | null {
  if (cart !== null) return cart.expiresAt;
  return endsAt === null ? null : new Date(endsAt).toISOString();
}

/**
 * The remaining time of a cart that was not read. Null also after the end of this time, because it is not known whether
 * the cart has expired.
 */
function unreadSecondsLeft(snapshot: Snapshot): number | null {
  const { now } = snapshot.context;
  const remaining = now === null ? null : remainingCartSeconds(expiryOf(snapshot), now);
  return remaining === 0 ? null : remaining;
}

/** Whole seconds until the cart expires, never negative; null while they are unknown or the cart is empty. */
export function secondsLeft(snapshot: Snapshot): number | null {
  const { cart, now } = snapshot.context;
  if (cart === null) return unreadSecondsLeft(snapshot);
  if (cart.empty) return null;
  const remaining = now === null ? null : remainingCartSeconds(cart.expiresAt, now);
  if (remaining === null || cart.cartLifetime === null) return remaining ?? cart.cartLifetime;
  // The last tick may be older than the answer, so the remaining time is at most the time in the answer.
  return Math.min(remaining, cart.cartLifetime);
}

/** Whether the cart expires in the next minutes, so that the person is warned and can renew it (CRT-08). */
export function isEnding(snapshot: Snapshot): boolean {
  const seconds = secondsLeft(snapshot);
  return seconds !== null && seconds <= soonSeconds;
}

/** The number on the cart's icon: the number of items, `9+` for more than nine, '' for none. */
export function itemCountLabel({ context: { cart } }: Snapshot): string {
  const count = cart?.items.length ?? 0;
  if (count === 0) return '';
  return count > iconLimit ? `${iconLimit}+` : String(count);
}

/** The number of items in the cart; null while the cart was not read. */
export const itemCount = ({ context }: Snapshot): number | null => context.cart?.items.length ?? null;

export const cartItems = ({ context }: Snapshot): readonly Item[] => context.cart?.items ?? noItems;
const noItems: readonly Item[] = [];
const noChanges: ShoppingCart['changes'] = [];

export interface PaymentOffer {
  /** Whether the button is shown at all. */
  readonly shown: boolean;
  /** Why the button is disabled; null = it is not disabled because of the cart. */
  readonly refusal: CartRefusal | null;
  /** For `TICKET_FARE_TOO_SOON`: the earliest start that an invoice allows, ISO day. */
  readonly earliestValidFrom: string | null;
}

/** Whether the cart may be paid this way (CRT-06, CRT-07). */
export function paymentOffer(
  cart: ShoppingCart | null,
  paymentType: PaymentType,
  allowed: readonly (PaymentType | UnknownName)[],
): PaymentOffer {
  return {
    shown: allowed.includes(paymentType),
    refusal: cart === null ? 'CART_EMPTY' : cartRefusal(cart, paymentType),
    earliestValidFrom: cart?.earliestValidFrom ?? null,
  };
}

/**
 * A short text that identifies the content of the cart, so that a changed cart gets a new payment; '' = no cart, or an
 * empty cart. A new item always has a higher id, so that the number of items and the highest id identify the items.
 */
export function cartContent({ context: { cart } }: Snapshot): string {
  if (cart === null || cart.empty) return '';
  const highest = Math.max(...cart.items.map(({ id }) => id));
  return `${cart.items.length}.${highest}.${cart.totalPrice}`;
}

/** Whether the cart can be paid as it is shown: no dialog is open and nothing is being fetched. */
export const isReadyToPay = (snapshot: Snapshot): boolean => snapshot.matches({ present: { open: 'browsing' } });

/** The subject of the question that the dialog asks before something is removed (CRT-04, CRT-05). */
export type CartQuestion = 'item' | 'application' | 'all';

export function questionOf(snapshot: Snapshot): CartQuestion | null {
  if (snapshot.matches({ present: { open: 'confirmingClearance' } })) return 'all';
  if (!snapshot.matches({ present: { open: 'confirmingRemoval' } })) return null;
  const asked = cartItems(snapshot).find(({ id }) => id === snapshot.context.itemId);
  return asked?.payload.applicationId === undefined ? 'item' : 'application';
}

export type CartProblem = 'reading' | 'removal' | 'clearance';

export function problemOf(snapshot: Snapshot): CartProblem | null {
  if (snapshot.matches({ present: 'unreadable' })) return 'reading';
  if (snapshot.matches({ present: { open: 'removalFailed' } })) return 'removal';
  return snapshot.matches({ present: { open: 'clearanceFailed' } }) ? 'clearance' : null;
}

/** The data that the page of the cart shows, without the remaining time, which changes every second. */
export const cartView = (snapshot: Snapshot) => ({
  state: stateLabel(snapshot.value),
  known: snapshot.context.cart !== null,
  items: cartItems(snapshot),
  /** Whether items can be removed now; some items can never be removed (CRT-04). */
  canRemove: isReadyToPay(snapshot),
  /** The time at which the cart expired, if its items can be put back; null = no items can be put back. */
  restorable: snapshot.context.cart?.restorable === true ? snapshot.context.cart.expiredAt : null,
  changes: snapshot.context.cart?.changes ?? noChanges,
  busy: snapshot.hasTag('busy'),
  empty: snapshot.matches({ present: 'empty' }) || snapshot.matches({ present: 'resettingLifetime' }),
});

/** The tax that the total includes, in minor units (CRT-01). */
export const includedTax = (snapshot: Snapshot): number =>
  taxLines(cartItems(snapshot)).reduce((sum, { tax }) => sum + tax, 0);

export const totalOf = ({ context }: Snapshot): number => context.cart?.totalPrice ?? 0;

export const canCancelAll = (snapshot: Snapshot): boolean => snapshot.can({ type: 'cancelAll' });
