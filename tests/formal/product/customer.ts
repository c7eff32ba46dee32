import type { EventObject } from 'xstate';
import { book, entryOf } from './gateway.ts';
import { endActor, eventsOf, openPage, pageOf } from './pages.ts';
import {
  abandon,
  follow,
  formRefused,
  interrupted,
  isAskedCharged,
  leavingFor,
  openPayment,
  openReturn,
  send,
  show,
} from './tabs.ts';
import type { Call, Move, Tab, World } from './world.ts';
import { moneyOf, put, spend } from './world.ts';

type Named = readonly [name: string, world: World | null];

const call = (world: World, made: Call): World => ({ ...world, calls: [...world.calls, made] });

function atOrders(world: World, tab: number): Named[] {
  const { left } = world;
  return [
    ['closes the tab', show(world, tab, { at: 'away' })],
    ...world.orders.flatMap((order, index): Named[] => {
      const cancel: Call = { tab: null, does: 'cancel', order: index, chargedBefore: isAskedCharged(world, index) };
      const change: Call = { tab: null, does: 'changeType', order: index };
      const isPending = order.state === 'PENDING';
      return [
        // The list may be older than the order: it may have been paid, or be wanted by invoice meanwhile.
        [`pays order ${index}`, openPayment(world, tab, { type: 'payAgain', orderId: index + 1 })],
        [`cancels order ${index}`, isPending && left.cancels > 0 ? call(spend(world, 'cancels'), cancel) : null],
        [
          `wishes for the mail of order ${index} again`,
          order.state === 'PAID' && left.wishes > 0
            ? call(spend(world, 'wishes'), { tab: null, does: 'mailAgain', order: index })
            : null,
        ],
        [
          `wants an invoice for order ${index}`,
          isPending && left.changes > 0 ? call(spend(world, 'changes'), change) : null,
        ],
      ];
    }),
  ];
}

/** The browser goes to the gateway; the second one takes a form once, and sends whoever posts it again back. */
function arrive(world: World, tab: number, attempt: number, behind: number): World | null {
  const there = show(world, tab, { at: 'gateway', attempt, behind });
  if (world.setting.gateway === 'CSOB') return there;
  const { state } = entryOf(world, attempt);
  if (state === 'unposted') return null;
  return state === 'absent' ? book(there, attempt, 'created') : openReturn(world, tab, attempt, formRefused);
}

const onPage = (world: World, tab: number, { page, waits }: Extract<Tab, { at: 'page' }>): Named[] => {
  const attempt = leavingFor(page);
  const isWanted = ({ type }: EventObject): boolean => {
    if (type === 'payByInvoice') return world.left.transfers > 0;
    return type !== 'cancelOrder' || world.left.cancels > 0;
  };
  return [
    ...(waits
      ? []
      : eventsOf(page)
          .filter(isWanted)
          .map((event): Named => [event.type, send(world, tab, page, event)])),
    ["sees the gateway's page", attempt === null ? null : arrive(world, tab, attempt, page)],
    ['closes the tab', waits ? null : show(world, tab, { at: 'away' })],
  ];
};

const atGateway = (world: World, tab: number, { attempt, behind }: Extract<Tab, { at: 'gateway' }>): Named[] => {
  const { state } = entryOf(world, attempt);
  const isOpen = state === 'created' || state === 'begun';
  return [
    ['enters the card', state === 'created' ? book(world, attempt, 'begun') : null],
    ['cancels at the gateway', isOpen ? book(world, attempt, 'cancelled') : null],
    ['comes back to the shop', state === 'created' ? null : openReturn(world, tab, attempt)],
    [
      'posts the form again',
      world.setting.gateway === 'GP_WEBPAY' ? openReturn(world, tab, attempt, formRefused) : null,
    ],
    ['goes back', follow(world, tab, endActor(behind, 'leaveForGateway', { output: undefined }))],
    ['closes the tab', show(world, tab, { at: 'away' })],
  ];
};

/** The orders' page goes on with what was interrupted. */
const openOrders = (world: World, tab: number): World | null => {
  const mode = interrupted(world, 'payAgain')?.mode;
  return mode === undefined ? show(world, tab, { at: 'orders' }) : openPayment(world, tab, mode);
};

const whenAway = (world: World, tab: number): Named[] => [
  [
    'opens the cart',
    world.cart.full || interrupted(world, 'cart') !== null ? openPayment(world, tab, { type: 'cart' }) : null,
  ],
  ['opens the orders', world.orders.length > 0 ? openOrders(world, tab) : null],
];

function inTab(world: World, tab: number, shown: Tab): Named[] {
  if (shown.at === 'away') return whenAway(world, tab);
  if (shown.at === 'orders') return atOrders(world, tab);
  return shown.at === 'page' ? onPage(world, tab, shown) : atGateway(world, tab, shown);
}

const transfer = (world: World, index: number, order: World['orders'][number]): World =>
  spend({ ...world, orders: put(world.orders, index, { ...order, transferred: true }) }, 'transfers');

const refill = (world: World): World =>
  spend({ ...world, cart: { number: world.cart.number + 1, full: true, expired: false } }, 'carts');

const beside = (world: World): Named[] => [
  ['fills the cart again', !world.cart.full && world.left.carts > 0 ? refill(world) : null],
  ...world.orders.map((order, index): Named => {
    const isOwed = order.paymentType === 'INVOICE' && order.state === 'PENDING' && moneyOf(world, index) === 0;
    const mayTransfer = isOwed && world.left.transfers > 0;
    return [`transfers the money for order ${index}`, mayTransfer ? transfer(world, index, order) : null];
  }),
];

/** Everything that the customer can do next, in every tab. */
export const customerMoves = (world: World): Move[] =>
  [
    ...world.tabs.flatMap((shown, tab) =>
      inTab(world, tab, shown).map(([name, next]): Named => [`tab ${tab}: ${name}`, next]),
    ),
    ...beside(world).map(([name, next]): Named => [`customer: ${name}`, next]),
  ].flatMap(([name, next]): Move[] => (next === null ? [] : [{ name, by: 'customer', world: next }]));

/** A reload of a page: what it waited for goes on for nobody, what was kept is gone on with. */
export function reload(world: World, tab: number): World | null {
  const shown = world.tabs[tab];
  if (shown?.at !== 'page') return null;
  const { flow, configuration } = pageOf(shown.page);
  const left = abandon(world, tab);
  const { context } = configuration.snapshot;
  if (flow === 'paymentReturn') {
    const { gateway, paymentId, fields } = context;
    return follow(left, tab, openPage('paymentReturn', { gateway, paymentId, fields }));
  }
  return openPayment(left, tab, context.mode);
}
