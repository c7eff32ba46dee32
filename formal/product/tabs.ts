import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Outcome } from '#machines/common/flow-model.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts';
import type { PaymentAttempt } from '#machines/purchase/payment/payment.types.ts';
import { besideOrders, paymentView } from '#machines/purchase/payment/payment.view.ts';
import { recordOf } from './gateway.ts';
import { endActor, openPage, pageOf, stepPage } from './pages.ts';
import type { PageStep } from './pages.ts';
import { isAskedAbout } from './settle.ts';
import { moneyOf, put, spend } from './world.ts';
import type { Call, Handler, Tab, World } from './world.ts';

const Inputs = {
  createOrder: v.object({ paymentType: v.picklist(['BANK_CARD', 'INVOICE']), idempotencyKey: v.string() }),
  initPayment: v.object({ orderId: v.number(), idempotencyKey: v.string() }),
  checkPayment: v.object({ paymentId: v.string(), fields: v.record(v.string(), v.string()) }),
  askOutcome: v.object({ paymentName: v.string() }),
  cancelOrder: v.object({ orderId: v.number() }),
};

type ReturnFields = Readonly<Record<string, string>>;

/** The second gateway immediately sends back a payer who posts a form again: it already knows the number (code 14). */
export const formRefused: ReturnFields = { PRCODE: '14' };
const isFormRefused = (fields: ReturnFields): boolean => fields['PRCODE'] === formRefused['PRCODE'];

interface PageCall {
  readonly call: Call;
  /** Whether money for the order or attempt had been charged before the call was sent. */
  readonly chargedBefore: boolean;
}

/** Whether money was charged by an attempt of the order that the shop still asks about. */
export const isOrderCharged = ({ attempts, records }: World, order: number): boolean =>
  attempts.some(
    (attempt, index) => attempt.order === order && isAskedAbout(attempt) && records[index]?.state === 'paid',
  );

const isAttemptCharged = (world: World, attempt: number): boolean => recordOf(world, attempt).state === 'paid';

/** The call that a page's actor makes; null for an actor that makes no call. */
function callOfPage(world: World, tab: number, source: string, input: unknown): PageCall | null {
  if (source === 'createOrder') {
    const { paymentType: type, idempotencyKey: key } = v.parse(Inputs.createOrder, input);
    return { call: { tab, does: 'createOrder', type, key }, chargedBefore: false };
  }
  if (source === 'initPayment') {
    const { orderId, idempotencyKey: key } = v.parse(Inputs.initPayment, input);
    const order = orderId - 1;
    return { call: { tab, does: 'initPayment', order, key }, chargedBefore: moneyOf(world, order) > 0 };
  }
  if (source === 'cancelOrder') {
    const order = v.parse(Inputs.cancelOrder, input).orderId - 1;
    const chargedBefore = isOrderCharged(world, order);
    return { call: { tab, does: 'cancel', order, chargedBefore }, chargedBefore };
  }
  if (source !== 'checkPayment' && source !== 'askOutcome') return null;
  const { paymentId, fields } =
    source === 'checkPayment'
      ? v.parse(Inputs.checkPayment, input)
      : { paymentId: v.parse(Inputs.askOutcome, input).paymentName, fields: {} };
  const isRefused = isFormRefused(fields);
  const attempt = Number(paymentId);
  const chargedBefore = isAttemptCharged(world, attempt);
  return { call: { tab, does: 'check', attempt, chargedBefore, forged: false, isRefused }, chargedBefore };
}

const paymentSnapshot = (page: number) =>
  pageOf(page).configuration.snapshot as unknown as SnapshotFrom<typeof paymentMachine>;

/** The data of a payment page that the properties check after every step. */
interface Shown {
  readonly attempt: PaymentAttempt;
  readonly label: string;
  readonly notice: ReturnType<typeof paymentView>['notice'];
  /** The idempotency key of the order that the page creates. */
  readonly key: string;
}

const shownPages = new Map<number, Shown>();

function readPage(page: number): Shown {
  const snapshot = paymentSnapshot(page);
  const { flowId, mode, paymentType, content, orderId, away } = snapshot.context;
  return {
    attempt: { flowId, mode, paymentType, content, orderId, away },
    label: stateLabel(snapshot.value),
    notice: paymentView(snapshot).notice,
    key: idempotencyKey(flowId, 'order', paymentType, content),
  };
}

const shownOn = (page: number): Shown => {
  const known = shownPages.get(page) ?? readPage(page);
  shownPages.set(page, known);
  return known;
};

/**
 * The payment that the browser keeps after a step, so that a reload can continue it. It is stored and deleted in the
 * same steps as by the real actions of the machines.
 */
function keptAfter(kept: PaymentAttempt | null, page: number): PaymentAttempt | null {
  const { flow, configuration } = pageOf(page);
  const { status, context } = configuration.snapshot;
  if (flow === 'paymentReturn') return status === 'done' && kept?.away === context.paymentId ? null : kept;
  const { label, attempt } = shownOn(page);
  if (['ordering', 'initialising', 'leaving', 'unpaid'].includes(label)) return attempt;
  if (label === 'choosing') return kept?.mode.type === 'cart' ? null : kept;
  return ['notOrdered', 'notBegun', 'decided', 'ordered', 'gone'].includes(label) ? null : kept;
}

/** The false statement that a page makes; null = all its statements are true. */
function falseStatement(world: World, page: number, chargedBefore: boolean): string | null {
  if (pageOf(page).flow !== 'payment') return null;
  const { notice, key } = shownOn(page);
  const saysUncharged = notice === 'unpaid' || notice === 'begun' || notice === 'closed';
  if (saysUncharged && chargedBefore) return 'a page said that nothing was charged, but money had been charged';
  const isMade = world.orders.some((order) => order.key === key);
  return notice === 'refused' && isMade ? 'a page said that no order was made, but there is one' : null;
}

const withoutTab = <Waiting extends { readonly tab: number | null }>(waiting: Waiting, tab: number): Waiting =>
  waiting.tab === tab ? { ...waiting, tab: null } : waiting;

function handlerWithoutTab(handler: Handler, tab: number): Handler {
  if (handler.does === 'insertOrder') return { ...handler, call: withoutTab(handler.call, tab) };
  if (handler.does === 'insertAttempt') return { ...handler, call: withoutTab(handler.call, tab) };
  return 'tab' in handler ? withoutTab(handler, tab) : handler;
}

/** The page in this tab no longer waits: its calls and handlers continue, but their answers are not delivered. */
export const stopWaiting = (world: World, tab: number): World => ({
  ...world,
  calls: world.calls.map((call) => withoutTab(call, tab)),
  handlers: world.handlers.map((handler) => handlerWithoutTab(handler, tab)),
});

export const show = (world: World, tab: number, shown: Tab): World => ({ ...world, tabs: put(world.tabs, tab, shown) });

/** Shows a page after a step, sends its call, and stores what the browser keeps for a reload. */
export function follow(before: World, tab: number, { page, started }: PageStep, chargedBefore = false): World {
  const { configuration } = pageOf(page);
  const broken = falseStatement(before, page, chargedBefore) ?? before.broken;
  const world = { ...before, kept: keptAfter(before.kept, page), broken };
  if (configuration.snapshot.status !== 'active') return show(world, tab, { at: 'orders' });
  const pageCall = started
    .map(({ source, input }) => callOfPage(world, tab, source, input))
    .find((one) => one !== null);
  const counted = pageCall?.call.does === 'cancel' ? spend(world, 'cancels') : world;
  const called = pageCall === undefined ? world : { ...counted, calls: [...world.calls, pageCall.call] };
  return show(called, tab, {
    at: 'page',
    page,
    waits: pageCall !== undefined,
    chargedBefore: pageCall?.chargedBefore ?? false,
  });
}

/** Delivers the answer to a call of a page, if the tab still has a page that waits for it. */
export function answer(world: World, tab: number | null, outcome: Outcome): World {
  const shown = tab === null ? undefined : world.tabs[tab];
  if (tab === null || shown?.at !== 'page' || !shown.waits) return world;
  const [actor] = pageOf(shown.page).configuration.living.keys();
  if (actor === undefined) return world;
  return follow(world, tab, endActor(shown.page, actor, outcome), shown.chargedBefore);
}

export function send(world: World, tab: number, page: number, event: EventObject): World {
  const content = { content: `cart${world.cart.number}` };
  return follow(world, tab, stepPage(page, Object.assign(content, event)));
}

/** The interrupted payment that a page of this kind continues; null = there is no such payment. */
export const interrupted = ({ kept }: World, type: PaymentAttempt['mode']['type']): PaymentAttempt | null => {
  const shown = kept !== null && type === 'payAgain' ? besideOrders(kept) : kept;
  return shown?.mode.type === type ? shown : null;
};

/**
 * Opens the payment of the cart or of an order, or continues an interrupted payment; null = the budget has no more
 * flows.
 */
export function openPayment(world: World, tab: number, mode: PaymentAttempt['mode']): World | null {
  const resumed = interrupted(world, mode.type);
  if (resumed === null && world.budget.flows === 0) return null;
  const input = { flowId: `f${world.budget.flows}`, mode, resumed };
  return follow(resumed === null ? spend(world, 'flows') : world, tab, openPage('payment', input));
}

/**
 * Opens the page to which the gateway returns the customer.
 *
 * @param fields the parameters that the gateway adds to the address
 */
export const openReturn = (world: World, tab: number, attempt: number, fields: ReturnFields = {}): World =>
  follow(world, tab, openPage('paymentReturn', { gateway: world.setting.gateway, paymentId: String(attempt), fields }));

const leaving = new Map<number, number | null>();

function findLeaving(page: number): number | null {
  if (pageOf(page).flow !== 'payment') return null;
  const snapshot = paymentSnapshot(page);
  return snapshot.matches('leaving') ? (snapshot.context.target?.paymentId ?? null) : null;
}

/** The attempt to which a payment page is redirecting at the gateway; null = the page is not redirecting. */
export function leavingFor(page: number): number | null {
  const known = leaving.get(page);
  if (known !== undefined) return known;
  const attempt = findLeaving(page);
  leaving.set(page, attempt);
  return attempt;
}
