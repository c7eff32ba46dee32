import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Outcome } from '../../../machines/flow-model.ts';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { PaymentAttempt } from '../../../machines/payment/payment.types.ts';
import { besideOrders, paymentView } from '../../../machines/payment/payment.view.ts';
import { stateLabel } from '../../../machines/state-label.ts';
import { entryOf } from './gateway.ts';
import { endActor, openPage, pageOf, stepPage } from './pages.ts';
import type { Stepped } from './pages.ts';
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

/** The second gateway sends the payer back at once who posts a form again: the number is known (14, 20). */
export const formRefused: ReturnFields = { PRCODE: '14' };
const isFormRefused = (fields: ReturnFields): boolean => fields['PRCODE'] === formRefused['PRCODE'];

interface Sending {
  readonly call: Call;
  /** Money for what the call is about has been taken already. */
  readonly chargedBefore: boolean;
}

/** Money of an attempt that the shop still asks about was taken. */
export const isAskedCharged = ({ attempts, books }: World, order: number): boolean =>
  attempts.some((attempt, index) => attempt.order === order && isAskedAbout(attempt) && books[index]?.state === 'paid');

const isCharged = (world: World, attempt: number): boolean => entryOf(world, attempt).state === 'paid';

/** The call that a page's actor makes; null for an actor that calls nobody. */
function sendingOf(world: World, tab: number, source: string, input: unknown): Sending | null {
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
    const chargedBefore = isAskedCharged(world, order);
    return { call: { tab, does: 'cancel', order, chargedBefore }, chargedBefore };
  }
  if (source !== 'checkPayment' && source !== 'askOutcome') return null;
  const { paymentId, fields } =
    source === 'checkPayment'
      ? v.parse(Inputs.checkPayment, input)
      : { paymentId: v.parse(Inputs.askOutcome, input).paymentName, fields: {} };
  const isRefused = isFormRefused(fields);
  const attempt = Number(paymentId);
  const chargedBefore = isCharged(world, attempt);
  return { call: { tab, does: 'check', attempt, chargedBefore, forged: false, isRefused }, chargedBefore };
}

const paymentSnapshot = (page: number) =>
  pageOf(page).configuration.snapshot as unknown as SnapshotFrom<typeof paymentMachine>;

/** What of a payment's page is looked at after every step. */
interface Shown {
  readonly attempt: PaymentAttempt;
  readonly label: string;
  readonly notice: ReturnType<typeof paymentView>['notice'];
  /** The key of its order. */
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
    key: `${flowId}:order:${paymentType}:${content}`,
  };
}

const shownOn = (page: number): Shown => {
  const known = shownPages.get(page) ?? readPage(page);
  shownPages.set(page, known);
  return known;
};

/** What the browser keeps over a reload, as the actions of the machines keep and drop it. */
function keptAfter(kept: PaymentAttempt | null, page: number): PaymentAttempt | null {
  const { flow, configuration } = pageOf(page);
  const { status, context } = configuration.snapshot;
  if (flow === 'paymentReturn') return status === 'done' && kept?.away === context.paymentId ? null : kept;
  const { label, attempt } = shownOn(page);
  if (['ordering', 'initialising', 'leaving', 'unpaid'].includes(label)) return attempt;
  if (label === 'choosing') return kept?.mode.type === 'cart' ? null : kept;
  return ['notOrdered', 'notBegun', 'decided', 'ordered', 'gone'].includes(label) ? null : kept;
}

/** What a page says that is not so. */
function falseWord(world: World, page: number, chargedBefore: boolean): string | null {
  if (pageOf(page).flow !== 'payment') return null;
  const { notice, key } = shownOn(page);
  const isToldUncharged = notice === 'unpaid' || notice === 'begun' || notice === 'closed';
  if (isToldUncharged && chargedBefore) return 'said that nothing was charged, of money that had been taken';
  const isMade = world.orders.some((order) => order.key === key);
  return notice === 'refused' && isMade ? 'said that no order was made, and it was' : null;
}

const alone = <Waiting extends { readonly tab: number | null }>(waiting: Waiting, tab: number): Waiting =>
  waiting.tab === tab ? { ...waiting, tab: null } : waiting;

function handlerAlone(handler: Handler, tab: number): Handler {
  if (handler.does === 'insertOrder') return { ...handler, call: alone(handler.call, tab) };
  if (handler.does === 'insertAttempt') return { ...handler, call: alone(handler.call, tab) };
  return 'tab' in handler ? alone(handler, tab) : handler;
}

/** Whoever waited in this tab does not any more: what is under way goes on for nobody. */
export const abandon = (world: World, tab: number): World => ({
  ...world,
  calls: world.calls.map((call) => alone(call, tab)),
  handlers: world.handlers.map((handler) => handlerAlone(handler, tab)),
});

export const show = (world: World, tab: number, shown: Tab): World => ({ ...world, tabs: put(world.tabs, tab, shown) });

/** Shows a page after a step: makes its calls, keeps what it keeps. */
export function follow(before: World, tab: number, { page, started }: Stepped, chargedBefore = false): World {
  const { configuration } = pageOf(page);
  const broken = falseWord(before, page, chargedBefore) ?? before.broken;
  const world = { ...before, kept: keptAfter(before.kept, page), broken };
  if (configuration.snapshot.status !== 'active') return show(world, tab, { at: 'orders' });
  const sending = started.map(({ source, input }) => sendingOf(world, tab, source, input)).find((one) => one !== null);
  const paid = sending?.call.does === 'cancel' ? spend(world, 'cancels') : world;
  const called = sending === undefined ? world : { ...paid, calls: [...world.calls, sending.call] };
  return show(called, tab, {
    at: 'page',
    page,
    waits: sending !== undefined,
    chargedBefore: sending?.chargedBefore ?? false,
  });
}

/** The answer to its call reaches a page, if there still is one that waits for it. */
export function hear(world: World, tab: number | null, outcome: Outcome): World {
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

/** The payment that was interrupted, of the kind that a page goes on with. */
export const interrupted = ({ kept }: World, type: PaymentAttempt['mode']['type']): PaymentAttempt | null => {
  const shown = kept !== null && type === 'payAgain' ? besideOrders(kept) : kept;
  return shown?.mode.type === type ? shown : null;
};

/** Opens the payment of the cart or of an order, or goes on with what was interrupted; null = no flow is left. */
export function openPayment(world: World, tab: number, mode: PaymentAttempt['mode']): World | null {
  const resumed = interrupted(world, mode.type);
  if (resumed === null && world.left.flows === 0) return null;
  const input = { flowId: `f${world.left.flows}`, mode, resumed };
  return follow(resumed === null ? spend(world, 'flows') : world, tab, openPage('payment', input));
}

/** @param fields what the gateway sends along */
export const openReturn = (world: World, tab: number, attempt: number, fields: ReturnFields = {}): World =>
  follow(world, tab, openPage('paymentReturn', { gateway: world.setting.gateway, paymentId: String(attempt), fields }));

const leaving = new Map<number, number | null>();

function findLeaving(page: number): number | null {
  if (pageOf(page).flow !== 'payment') return null;
  const snapshot = paymentSnapshot(page);
  return snapshot.matches('leaving') ? (snapshot.context.target?.paymentId ?? null) : null;
}

/** The attempt to whose page a payment is on its way; null = it is not. */
export function leavingFor(page: number): number | null {
  const known = leaving.get(page);
  if (known !== undefined) return known;
  const attempt = findLeaving(page);
  leaving.set(page, attempt);
  return attempt;
}
