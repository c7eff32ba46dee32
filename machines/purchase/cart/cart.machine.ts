import { assign, setup } from 'xstate';
import type { Item, ShoppingCart } from '#contract/entities/shopping-cart.ts';
import { isExpiryOf, remainingCartSeconds } from '#rules/cart-lifetime.ts';
import { failureIn } from '../../common/failure.ts';
import { providedAction, providedCallback, providedPromise } from '../../common/provided.ts';
import { required } from '../../common/required.ts';
import type { CartContext, CartEvent } from './cart.types.ts';

const isOver = (cart: ShoppingCart | null, now: number | null): boolean =>
  cart !== null && now !== null && remainingCartSeconds(cart.expiresAt, now) === 0;

const readCartOf = (event: object): ShoppingCart | null => ('output' in event ? (event.output as ShoppingCart) : null);

/**
 * Whether the cart became empty because it expired. The server decides this, so that every tab reports the expiry, and a
 * cart that was paid in another tab is not reported as expired. A back end that does not tell the time of the expiry
 * leaves the decision to the clock.
 */
function hasExpired({ cart: before, endsAt, now }: CartContext, cart: ShoppingCart | null): boolean {
  if (cart === null || !(cart.empty || cart.restorable)) return false;
  if (cart.expiredAt === undefined) return before?.empty === false && isOver(before, now);
  if (cart.expiredAt === null) return false;
  if (before === null) return endsAt !== null && isExpiryOf(cart.expiredAt, endsAt);
  return !before.empty && cart.expiredAt !== before.expiredAt;
}

/**
 * Whether the cart has just become empty. `new`: the last item was just removed, or the lifetime of the cart is not
 * reset yet; `still`: the cart was already empty; null = the cart has items, or is not known.
 */
function emptiness(before: CartContext, cart: ShoppingCart | null): 'new' | 'still' | null {
  if (cart?.empty !== true) return null;
  return before.cart?.empty === false || cart.expiresAt !== null ? 'new' : 'still';
}

const itemOf = ({ cart, itemId }: CartContext) => cart?.items.find(({ id }) => id === itemId);

const applicationsOf = (items: readonly Item[]): number[] =>
  items.flatMap(({ payload }) => payload.applicationId ?? []);

/** The account's cart while somebody is logged in: items, countdown, removal (CRT-01, CRT-02). */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
  },
  actors: {
    readCart: providedPromise<ShoppingCart>(),
    /** Cancels all card applications. Fails at the end if one of them could not be cancelled. */
    rejectApplications: providedPromise<void, { applicationIds: readonly number[] }>(),
    removeItem: providedPromise<void, { id: number }>(),
    clearCart: providedPromise<void>(),
    nullifyLifetime: providedPromise<void>(),
    ticks: providedCallback(),
    /** Sends `endKnown` when the session has received the expiry time of the cart. */
    knownEnd: providedCallback(),
    /**
     * Sends `refresh` when another tab shows a different cart, when the device wakes up, and when it is online again.
     */
    surroundings: providedCallback(),
  },
  guards: {
    isExpired: ({ context, event }) => event.type === 'tick' && isOver(context.cart, event.now),
    isNewlyEmpty: ({ context, event }) => emptiness(context, readCartOf(event)) === 'new',
    isStillEmpty: ({ context, event }) => emptiness(context, readCartOf(event)) === 'still',
    isOfApplication: ({ context }) => itemOf(context)?.payload.applicationId !== undefined,
    hasApplications: ({ context }) => context.cart?.hasCardApplication === true,
    isRemovable: ({ context, event }) =>
      event.type === 'removeItem' &&
      context.cart?.items.some(({ id, payload }) => id === event.id && payload.nonRemovable !== true) === true,
  },
  actions: {
    rememberCart: assign(({ context, event }) => ({
      cart: readCartOf(event),
      endsAt: null,
      expired: hasExpired(context, readCartOf(event)),
      failure: null,
    })),
    rememberTime: assign(({ context, event }) => ({ now: 'now' in event ? event.now : context.now })),
    rememberEnd: assign(({ context, event }) => ({
      endsAt: event.type === 'endKnown' ? event.endsAt : context.endsAt,
    })),
    rememberItem: assign(({ context, event }) => ({ itemId: event.type === 'removeItem' ? event.id : context.itemId })),
    forgetItem: assign({ itemId: null }),
    rememberFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
    forgetEverything: assign({ cart: null, endsAt: null, expired: false, now: null, itemId: null, failure: null }),
    /** Sends the cart to the other tabs, and shows the person that the cart has expired. */
    tellRead: providedAction,
    announceRemoved: providedAction,
    announceCleared: providedAction,
    announceReadingFailed: providedAction,
    announceRemovalFailed: providedAction,
    announceClearanceFailed: providedAction,
  },
}).createMachine({
  id: 'cart',
  context: { cart: null, endsAt: null, expired: false, now: null, itemId: null, failure: null },
  initial: 'absent',
  states: {
    absent: {
      description: 'Nobody is logged in, so there is no cart.',
      meta: { requirements: ['SES-04'] },
      on: { sessionStarted: { target: 'present' } },
    },
    present: {
      description: 'You are logged in and have a cart.',
      meta: { requirements: ['CRT-01'] },
      invoke: [
        { id: 'ticks', src: 'ticks' },
        { id: 'knownEnd', src: 'knownEnd' },
        { id: 'surroundings', src: 'surroundings' },
      ],
      initial: 'reading',
      exit: 'forgetEverything',
      on: {
        sessionEnded: { target: 'absent' },
        tick: { actions: 'rememberTime' },
      },
      states: {
        reading: {
          description: 'Your cart is being fetched. The page still shows its previous content.',
          tags: ['busy'],
          meta: { requirements: ['CRT-01', 'CRT-02', 'CRT-03', 'SHL-04'] },
          entry: 'forgetItem',
          invoke: {
            id: 'readCart',
            src: 'readCart',
            onDone: [
              { guard: 'isNewlyEmpty', target: 'resettingLifetime', actions: ['rememberCart', 'tellRead'] },
              { guard: 'isStillEmpty', target: 'empty', actions: ['rememberCart', 'tellRead'] },
              { target: 'open', actions: ['rememberCart', 'tellRead'] },
            ],
            onError: { target: 'unreadable', actions: ['rememberFailure', 'announceReadingFailed'] },
          },
          on: {
            endKnown: { actions: ['rememberEnd', 'rememberTime'] },
            refresh: { target: 'reading', reenter: true },
          },
        },
        resettingLifetime: {
          description: 'Your cart has become empty. Its lifetime is being reset.',
          tags: ['busy'],
          meta: { requirements: ['CRT-03'] },
          invoke: {
            id: 'nullifyLifetime',
            src: 'nullifyLifetime',
            onDone: { target: 'empty' },
            onError: { target: 'empty' },
          },
          on: {
            refresh: { target: 'reading' },
          },
        },
        empty: {
          description: 'Your cart is empty. The page shows where you can buy something.',
          meta: { requirements: ['CRT-03'] },
          on: {
            refresh: { target: 'reading' },
          },
        },
        unreadable: {
          description:
            'Your cart could not be fetched. The page still shows its previous content, and you can try again.',
          meta: { requirements: ['CRT-01', 'API-02'] },
          on: {
            endKnown: { actions: ['rememberEnd', 'rememberTime'] },
            retry: { target: 'reading' },
            refresh: { target: 'reading' },
          },
        },
        removing: {
          description: 'An item is being removed.',
          tags: ['busy'],
          meta: { requirements: ['CRT-04'] },
          entry: 'forgetFailure',
          initial: 'deleting',
          states: {
            withdrawing: {
              description:
                'Your card application is being cancelled. Its item is removed afterwards, even if cancelling fails.',
              meta: { requirements: ['CRT-04'] },
              invoke: {
                id: 'rejectApplication',
                src: 'rejectApplications',
                input: ({ context }) => ({ applicationIds: applicationsOf([itemOf(context) ?? []].flat()) }),
                onDone: { target: 'deleting' },
                onError: { target: 'deleting' },
              },
            },
            deleting: {
              description: 'The item is being removed from your cart.',
              meta: { requirements: ['CRT-04'] },
              invoke: {
                id: 'removeItem',
                src: 'removeItem',
                input: ({ context }) => ({ id: required(context.itemId, 'an item') }),
                onDone: { target: '#cart.present.reading', actions: 'announceRemoved' },
                onError: {
                  target: '#cart.present.open.removalFailed',
                  actions: ['rememberFailure', 'announceRemovalFailed'],
                },
              },
            },
          },
        },
        open: {
          description: 'You see what is in your cart, what it costs and how long it is kept for you.',
          meta: { requirements: ['CRT-01', 'CRT-02'] },
          initial: 'browsing',
          on: {
            refresh: { target: 'reading' },
            tick: { guard: 'isExpired', target: 'reading', actions: 'rememberTime' },
          },
          states: {
            browsing: {
              description: 'You see your items. You can remove an item, empty the cart, or pay.',
              meta: { requirements: ['CRT-01', 'CRT-04', 'CRT-05', 'CRT-06', 'CRT-07'] },
              on: {
                removeItem: { guard: 'isRemovable', target: 'confirmingRemoval', actions: 'rememberItem' },
                cancelAll: { target: 'confirmingClearance' },
              },
            },
            confirmingRemoval: {
              description:
                'A dialog asks whether to remove the item, or to cancel the card application that it pays for.',
              meta: { requirements: ['CRT-04'] },
              on: {
                confirm: [
                  { guard: 'isOfApplication', target: '#cart.present.removing.withdrawing' },
                  { target: '#cart.present.removing' },
                ],
                dismiss: { target: 'browsing', actions: 'forgetItem' },
              },
            },
            confirmingClearance: {
              description: 'A dialog asks whether to empty your cart.',
              meta: { requirements: ['CRT-05'] },
              on: {
                confirm: [
                  { guard: 'hasApplications', target: '#cart.present.clearing.withdrawing' },
                  { target: '#cart.present.clearing' },
                ],
                dismiss: { target: 'browsing' },
              },
            },
            removalFailed: {
              description: 'The item could not be removed and is still in the cart. You can try again.',
              meta: { requirements: ['CRT-04', 'API-02'] },
              on: {
                retry: { target: '#cart.present.removing' },
                dismiss: { target: 'browsing', actions: ['forgetItem', 'forgetFailure'] },
              },
            },
            clearanceFailed: {
              description: 'Your cart could not be emptied; you can try again.',
              meta: { requirements: ['CRT-05', 'API-02'] },
              on: {
                retry: { target: '#cart.present.clearing' },
                dismiss: { target: 'browsing', actions: 'forgetFailure' },
              },
            },
          },
        },
        clearing: {
          description: 'Your cart is being emptied.',
          tags: ['busy'],
          meta: { requirements: ['CRT-05'] },
          entry: 'forgetFailure',
          initial: 'deleting',
          states: {
            withdrawing: {
              description:
                'Your card applications are being cancelled. The cart is emptied afterwards, even if cancelling fails.',
              meta: { requirements: ['CRT-05'] },
              invoke: {
                id: 'rejectApplications',
                src: 'rejectApplications',
                input: ({ context }) => ({ applicationIds: applicationsOf(context.cart?.items ?? []) }),
                onDone: { target: 'deleting' },
                onError: { target: 'deleting' },
              },
            },
            deleting: {
              description: 'All items are being removed from your cart.',
              meta: { requirements: ['CRT-05'] },
              invoke: {
                id: 'clearCart',
                src: 'clearCart',
                onDone: { target: '#cart.present.reading', actions: 'announceCleared' },
                onError: {
                  target: '#cart.present.open.clearanceFailed',
                  actions: ['rememberFailure', 'announceClearanceFailed'],
                },
              },
            },
          },
        },
      },
    },
  },
});
