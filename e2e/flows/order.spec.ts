import { cancelOrder, payAgain } from '../../contract/endpoints/orders.ts';
import { orderModel } from '../../machines/order/order.model.ts';
import { orderListPage } from '../pages/order-list.page.ts';
import { paymentPage } from '../pages/payment.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string>> = {
  notPending: 'ORDER_NOT_PENDING',
  inProgress: 'PAYMENT_IN_PROGRESS',
  noAnswer: 'no-answer-before',
};

const flowId = '5e0a3c5e-4d5c-4a83-9d2b-5a2f7f0c8a11';

runFlowInBrowser<typeof orderModel>({
  model: orderModel,
  // The payment is a machine of its own, which ends by itself; nothing that it meets breaks it.
  isFeasible: ({ name }) => name !== 'payment=broken',
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const list = orderListPage(page);
    return {
      open: async (input) => {
        const orderId = await customer.order();
        // One is cancelled on the way, another is there to be asked about.
        await customer.order();
        const accountId = customer.session.customerAccountId;
        const mode = { type: 'payAgain', orderId };
        const payment = { accountId, flowId, mode, paymentType: 'BANK_CARD', content: '', orderId };
        await openAs(page, customer, '/app/order-list', input === 'fresh' ? {} : { payment });
        await list.seeOrders();
      },
      verbs: {
        payAgain: () => list.payFirstAgain(),
        cancelOrder: () => list.cancelFirst(),
        confirm: () => list.confirm(),
        dismiss: () => list.dismiss(),
        retry: () => list.retry(),
      },
      arrange: async ({ actor }) => {
        await calls.hold(actor === 'payment' ? payAgain : cancelOrder);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (actor === 'cancelOrder') return calls.letGo(cancelOrder, faults[outcomeName] ?? null);
        await calls.letGo(payAgain, 'PAYMENT_GATEWAY_UNAVAILABLE');
        await paymentPage(page).goToOrders();
      },
      runOut: () => Promise.reject(new Error('an order has no delays of its own')),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves an order')),
    };
  },
});
