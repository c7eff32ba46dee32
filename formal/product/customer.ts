import type { EventObject } from 'xstate';
import { writeRecord, recordOf } from './gateway.ts';
import { endActor, eventsOf, openPage, pageOf } from './pages.ts';
import {
  stopWaiting,
  follow,
  formRefused,
  interrupted,
  isOrderCharged,
  leavingFor,
  openPayment,
  openReturn,
  send,
  show,
} from './tabs.ts';
import type { Call, Move, Tab, World } from './world.ts';
import { moneyOf, put, spend } from './world.ts';

type NamedWorld = readonly [name: string, world: World | null];

const call = (world: World, made: Call): World => ({ ...world, calls: [...world.calls, made] });

function atOrders(world: World, tab: number): NamedWorld[] {
  const { budget } = world;
  return [
    ['closes the tab', show(world, tab, { at: 'closed' })],
    ...world.orders.flatMap((order, index): NamedWorld[] => {
      const cancel: Call = { tab: null, does: 'cancel', order: index, chargedBefore: isOrderCharged(world, index) };
      const change: Call = { tab: null, does: 'changeType', order: index };
      const isPending = order.state === 'PENDING';
      return [
        // The list on the page may be outdated: the order may have been paid, or changed to an invoice.
        [`pays order ${index}`, openPayment(world, tab, { type: 'payAgain', orderId: index + 1 })],
        [`cancels order ${index}`, isPending && budget.cancels > 0 ? call(spend(world, 'cancels'), cancel) : null],
        [
          `requests the mail of order ${index} again`,
          order.state === 'PAID' && budget.mailRequests > 0
            ? call(spend(world, 'mailRequests'), { tab: null, does: 'mailAgain', order: index })
            : null,
        ],
        [
          `changes order ${index} to an invoice`,
          isPending && budget.changes > 0 ? call(spend(world, 'changes'), change) : null,
        ],
      ];
    }),
  ];
}

/**
 * The browser opens the gateway's page. The second gateway accepts a form one time; a repeated form is sent back at
 * once.
 */
function goToGateway(world: World, tab: number, attempt: number, behind: number): World | null {
  const there = show(world, tab, { at: 'gateway', attempt, behind });
  if (world.setting.gateway === 'CSOB') return there;
  const { state } = recordOf(world, attempt);
  if (state === 'unposted') return null;
  return state === 'absent' ? writeRecord(there, attempt, 'created') : openReturn(world, tab, attempt, formRefused);
}

const onPage = (world: World, tab: number, { page, waits }: Extract<Tab, { at: 'page' }>): NamedWorld[] => {
  const attempt = leavingFor(page);
  const isWanted = ({ type }: EventObject): boolean => {
    if (type === 'payByInvoice') return world.budget.transfers > 0;
    return type !== 'cancelOrder' || world.budget.cancels > 0;
  };
  return [
    ...(waits
      ? []
      : eventsOf(page)
          .filter(isWanted)
          .map((event): NamedWorld => [event.type, send(world, tab, page, event)])),
    ["opens the gateway's page", attempt === null ? null : goToGateway(world, tab, attempt, page)],
    ['closes the tab', waits ? null : show(world, tab, { at: 'closed' })],
  ];
};

const atGateway = (world: World, tab: number, { attempt, behind }: Extract<Tab, { at: 'gateway' }>): NamedWorld[] => {
  const { state } = recordOf(world, attempt);
  const isOpen = state === 'created' || state === 'begun';
  return [
    ['enters the card', state === 'created' ? writeRecord(world, attempt, 'begun') : null],
    ['cancels at the gateway', isOpen ? writeRecord(world, attempt, 'cancelled') : null],
    ['returns to the shop', state === 'created' ? null : openReturn(world, tab, attempt)],
    [
      'posts the form again',
      world.setting.gateway === 'GP_WEBPAY' ? openReturn(world, tab, attempt, formRefused) : null,
    ],
    [
      "presses the browser's back button",
      follow(world, tab, endActor(behind, 'leaveForGateway', { output: undefined })),
    ],
    ['closes the tab', show(world, tab, { at: 'closed' })],
  ];
};

/** The page of the orders continues a payment that was interrupted. */
const openOrders = (world: World, tab: number): World | null => {
  const mode = interrupted(world, 'payAgain')?.mode;
  return mode === undefined ? show(world, tab, { at: 'orders' }) : openPayment(world, tab, mode);
};

const whenClosed = (world: World, tab: number): NamedWorld[] => [
  [
    'opens the cart',
    world.cart.full || interrupted(world, 'cart') !== null ? openPayment(world, tab, { type: 'cart' }) : null,
  ],
  ['opens the orders', world.orders.length > 0 ? openOrders(world, tab) : null],
];

function inTab(world: World, tab: number, shown: Tab): NamedWorld[] {
  if (shown.at === 'closed') return whenClosed(world, tab);
  if (shown.at === 'orders') return atOrders(world, tab);
  return shown.at === 'page' ? onPage(world, tab, shown) : atGateway(world, tab, shown);
}

const transfer = (world: World, index: number, order: World['orders'][number]): World =>
  spend({ ...world, orders: put(world.orders, index, { ...order, transferred: true }) }, 'transfers');

const refill = (world: World): World =>
  spend({ ...world, cart: { number: world.cart.number + 1, full: true, expired: false } }, 'carts');

const outsideTabs = (world: World): NamedWorld[] => [
  ['fills the cart again', !world.cart.full && world.budget.carts > 0 ? refill(world) : null],
  ...world.orders.map((order, index): NamedWorld => {
    const isOwed = order.paymentType === 'INVOICE' && order.state === 'PENDING' && moneyOf(world, index) === 0;
    const mayTransfer = isOwed && world.budget.transfers > 0;
    return [`transfers the money of order ${index}`, mayTransfer ? transfer(world, index, order) : null];
  }),
];

/** Everything that the customer can do next, in every tab. */
export const customerMoves = (world: World): Move[] =>
  [
    ...world.tabs.flatMap((shown, tab) =>
      inTab(world, tab, shown).map(([name, next]): NamedWorld => [`tab ${tab}: ${name}`, next]),
    ),
    ...outsideTabs(world).map(([name, next]): NamedWorld => [`customer: ${name}`, next]),
  ].flatMap(([name, next]): Move[] => (next === null ? [] : [{ name, by: 'customer', world: next }]));

/** Reloads a page: it no longer waits for its calls, and continues from what the browser has stored. */
export function reload(world: World, tab: number): World | null {
  const shown = world.tabs[tab];
  if (shown?.at !== 'page') return null;
  const { flow, configuration } = pageOf(shown.page);
  const reloaded = stopWaiting(world, tab);
  const { context } = configuration.snapshot;
  if (flow === 'paymentReturn') {
    const { gateway, paymentId, fields } = context;
    return follow(reloaded, tab, openPage('paymentReturn', { gateway, paymentId, fields }));
  }
  return openPayment(reloaded, tab, context.mode);
}
