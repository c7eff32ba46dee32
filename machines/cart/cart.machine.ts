import { assign, setup } from 'xstate';
import type { ShoppingCart } from '../../contract/entities/shopping-cart.ts';
import { remainingCartSeconds } from '../../rules/cart-lifetime.ts';
import { failureOf } from '../failure.ts';
import { providedAction, providedCallback, providedPromise } from '../provided.ts';
import type { CartContext, CartEvent } from './cart.types.ts';

const isOver = (cart: ShoppingCart | null, now: number | null): boolean =>
  cart !== null && now !== null && remainingCartSeconds(cart.expiresAt, now) === 0;

const readCartOf = (event: object): ShoppingCart | null => ('output' in event ? (event.output as ShoppingCart) : null);

/**
 * Why a cart that was read is empty: `expired`, what was there has gone because its time was over; `new`, a lifetime
 * still runs or has just been running; `still`, nothing has changed. Null = it has items.
 */
function emptiness(before: CartContext, cart: ShoppingCart | null): 'expired' | 'new' | 'still' | null {
  if (cart?.empty !== true) return null;
  const hadItems = before.cart?.empty === false;
  if (hadItems && isOver(before.cart, before.now)) return 'expired';
  return hadItems || cart.expiresAt !== null ? 'new' : 'still';
}

/** The account's cart as long as someone is logged in: items, countdown, removal (first specification, 2 and 4 'Cart'). */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
  },
  actors: {
    readCart: providedPromise<ShoppingCart>(),
    removeItem: providedPromise<void, { id: number }>(),
    clearCart: providedPromise<void>(),
    nullifyLifetime: providedPromise<void>(),
    ticks: providedCallback(),
  },
  guards: {
    isExpired: ({ context, event }) => event.type === 'tick' && isOver(context.cart, event.now),
    isEmptiedByExpiry: ({ context, event }) => emptiness(context, readCartOf(event)) === 'expired',
    isNewlyEmpty: ({ context, event }) => emptiness(context, readCartOf(event)) === 'new',
    isStillEmpty: ({ context, event }) => emptiness(context, readCartOf(event)) === 'still',
    isRemovable: ({ context, event }) =>
      event.type === 'removeItem' &&
      context.cart?.items.some(({ id, payload }) => id === event.id && payload.nonRemovable !== true) === true,
  },
  actions: {
    rememberCart: assign(({ event }) => ({ cart: readCartOf(event), failure: null })),
    rememberTime: assign(({ context, event }) => ({ now: event.type === 'tick' ? event.now : context.now })),
    rememberItem: assign(({ context, event }) => ({ itemId: event.type === 'removeItem' ? event.id : context.itemId })),
    forgetItem: assign({ itemId: null }),
    rememberFailure: assign(({ event }) => ({ failure: 'error' in event ? failureOf(event.error) : null })),
    forgetFailure: assign({ failure: null }),
    forgetEverything: assign({ cart: null, now: null, itemId: null, failure: null }),
    announceExpired: providedAction,
    announceRemoved: providedAction,
    announceCleared: providedAction,
    announceReadingFailed: providedAction,
    announceRemovalFailed: providedAction,
    announceClearanceFailed: providedAction,
  },
}).createMachine({
  id: 'cart',
  context: { cart: null, now: null, itemId: null, failure: null },
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
      invoke: { id: 'ticks', src: 'ticks' },
      initial: 'reading',
      exit: 'forgetEverything',
      on: {
        sessionEnded: { target: 'absent' },
        tick: { actions: 'rememberTime' },
      },
      states: {
        reading: {
          description: 'Your cart is being fetched; what was in it before stays on the page.',
          tags: ['busy'],
          meta: { requirements: ['CRT-01', 'CRT-02', 'CRT-03', 'SHL-04'] },
          entry: 'forgetItem',
          invoke: {
            id: 'readCart',
            src: 'readCart',
            onDone: [
              {
                guard: 'isEmptiedByExpiry',
                target: 'resettingLifetime',
                actions: ['rememberCart', 'announceExpired'],
              },
              { guard: 'isNewlyEmpty', target: 'resettingLifetime', actions: 'rememberCart' },
              { guard: 'isStillEmpty', target: 'empty', actions: 'rememberCart' },
              { target: 'open', actions: 'rememberCart' },
            ],
            onError: { target: 'unreadable', actions: ['rememberFailure', 'announceReadingFailed'] },
          },
          on: { refresh: { target: 'reading', reenter: true } },
        },
        resettingLifetime: {
          description: 'Your cart has become empty: its time is being reset.',
          tags: ['busy'],
          meta: { requirements: ['CRT-03'] },
          invoke: {
            id: 'nullifyLifetime',
            src: 'nullifyLifetime',
            onDone: { target: 'empty' },
            onError: { target: 'empty' },
          },
          on: { refresh: { target: 'reading' } },
        },
        empty: {
          description: 'There is nothing in your cart; you are shown the way to something to buy.',
          meta: { requirements: ['CRT-03'] },
          on: { refresh: { target: 'reading' } },
        },
        unreadable: {
          description: 'Your cart could not be fetched. What was in it before stays on the page; you can try again.',
          meta: { requirements: ['CRT-01', 'API-02'] },
          on: { retry: { target: 'reading' }, refresh: { target: 'reading' } },
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
              description: 'You look over your items; you can take one out, cancel all, or pay.',
              meta: { requirements: ['CRT-01', 'CRT-04', 'CRT-05', 'CRT-06', 'CRT-07'] },
              on: {
                removeItem: { guard: 'isRemovable', target: 'confirmingRemoval', actions: 'rememberItem' },
                cancelAll: { target: 'confirmingClearance' },
              },
            },
            confirmingRemoval: {
              description: 'You are asked whether to take the item out, or to cancel the application that it pays for.',
              meta: { requirements: ['CRT-04'] },
              on: {
                confirm: { target: '#cart.present.removing' },
                dismiss: { target: 'browsing', actions: 'forgetItem' },
              },
            },
            confirmingClearance: {
              description: 'You are asked whether to take everything out of your cart.',
              meta: { requirements: ['CRT-05'] },
              on: {
                confirm: { target: '#cart.present.clearing' },
                dismiss: { target: 'browsing' },
              },
            },
            removalFailed: {
              description: 'The item could not be taken out and is still there; you can try again.',
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
        removing: {
          description: 'The item is being taken out.',
          tags: ['busy'],
          meta: { requirements: ['CRT-04'] },
          entry: 'forgetFailure',
          invoke: {
            id: 'removeItem',
            src: 'removeItem',
            input: ({ context }) => ({ id: context.itemId ?? 0 }),
            onDone: { target: 'reading', actions: 'announceRemoved' },
            onError: { target: 'open.removalFailed', actions: ['rememberFailure', 'announceRemovalFailed'] },
          },
        },
        clearing: {
          description: 'Everything is being taken out of your cart.',
          tags: ['busy'],
          meta: { requirements: ['CRT-05'] },
          entry: 'forgetFailure',
          invoke: {
            id: 'clearCart',
            src: 'clearCart',
            onDone: { target: 'reading', actions: 'announceCleared' },
            onError: { target: 'open.clearanceFailed', actions: ['rememberFailure', 'announceClearanceFailed'] },
          },
        },
      },
    },
  },
});
