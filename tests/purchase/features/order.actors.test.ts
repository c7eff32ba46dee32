// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideInvoice, provideOrder, provideOrderDetail } from '#features/purchase/order/order.actors.ts';
import type { OrderEvent } from '#machines/purchase/order/order.types.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';

const pdf = { fileName: '2026000001.pdf', mediaType: 'application/pdf', content: btoa('%PDF-1.7') };
const saved: { readonly name: string; readonly blob: Blob }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:${String(blobs.size)}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void blobs.delete(address);
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob !== undefined) saved.push({ name: this.download, blob });
  };
});
afterEach(() => {
  vi.useRealTimers();
  saved.length = 0;
});

/** Sends events to the machine of an order and waits until no call is running. Returns its calls, effects and state. */
async function sendToOrder(answers: Readonly<Record<string, unknown>>, ...events: readonly OrderEvent[]) {
  const { shop, calls, effects } = recordingShop(answers);
  const actor = createActor(
    provideOrder(shop, () => void effects.push('orders changed')),
    { input: { interrupted: null } },
  ).start();
  for (const event of events) actor.send(event);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const recordedCalls = calls.map(({ name, options: { params, body } }) => ({ name, params, body }));
  return { recordedCalls, effects, state: actor.getSnapshot().value };
}

const params = { id: 11 };

it('the confirmation is sent again, and a toast is shown (ORD-02)', async () => {
  const { recordedCalls, effects, state } = await sendToOrder(
    { sendPaymentEmail: undefined },
    { type: 'sendEmail', orderId: 11 },
  );
  expect(recordedCalls).toEqual([{ name: 'sendPaymentEmail', params, body: undefined }]);
  expect([effects, state]).toEqual([['toast orders.sent', 'orders changed'], 'choosing']);
});

it('an order is changed to payment by invoice, and a toast is shown (ORD-04)', async () => {
  const events: OrderEvent[] = [{ type: 'payByInvoice', orderId: 11 }, { type: 'confirm' }];
  const { recordedCalls, effects } = await sendToOrder({ changePaymentType: undefined }, ...events);
  expect(recordedCalls).toEqual([{ name: 'changePaymentType', params, body: { paymentType: 'INVOICE' } }]);
  expect(effects).toEqual(['toast orders.invoiced', 'orders changed']);
});

it('an order that could not be changed is read again, without a success toast', async () => {
  const { effects, state } = await sendToOrder({}, { type: 'payByCard', orderId: 11, flowId: 'flow' });
  expect([effects, state]).toEqual([['orders changed'], 'notTurned']);
});

it('the list of orders is refreshed when a payment could not begin, because another tab may have paid', async () => {
  const { shop, calls } = recordingShop({});
  const actor = () => staticActor({ session: null, configuration: null }) as never;
  const ordersChanged = vi.fn();
  const order = createActor(provideOrder({ ...shop, actor }, ordersChanged), { input: { interrupted: null } }).start();
  order.send({ type: 'payAgain', orderId: 11, flowId: 'flow' });
  await expect.poll(() => ordersChanged.mock.calls).toHaveLength(1);
  expect(calls.map(({ name, options }) => [name, options.params])).toEqual([['payAgain', params]]);
  order.stop();
});

it.each([
  ['invoice', 'invoicePdf'],
  ['calendar', 'orderCalendar'],
] as const)('the %s is saved as a file of the browser', async (file, name) => {
  const { recordedCalls, state } = await sendToOrder({ [name]: pdf }, { type: 'download', orderId: 11, file });
  expect(recordedCalls).toEqual([{ name, params, body: undefined }]);
  expect(state).toBe('choosing');
  expect(saved.map((one) => [one.name, one.blob.type])).toEqual([['2026000001.pdf', 'application/pdf']]);
  expect(await saved[0]?.blob.text()).toBe('%PDF-1.7');
});

it('no file is saved if the file could not be loaded', async () => {
  const { state } = await sendToOrder({}, { type: 'download', orderId: 11, file: 'invoice' });
  expect([saved, state]).toEqual([[], 'notDownloaded']);
});

it.each([
  ['order', provideOrderDetail],
  ['invoice', provideInvoice],
] as const)('the %s whose id is in the address is loaded', async (name, provide) => {
  const { shop, calls } = recordingShop({ [name]: { number: 1 } });
  const actor = createActor(provide(shop, 'x') as ReturnType<typeof provideOrderDetail>).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(calls).toMatchObject([{ name, options: { params: { id: 'x' } } }]);
});
