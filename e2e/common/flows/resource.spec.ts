import { order } from '#contract/endpoints/orders.ts';
import { resourceModel } from '#machines/common/resource/model/resource.model.ts';
import { orderPage } from '../../purchase/pages/order.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string | null>> = {
  first: null,
  second: null,
  unknown: 'NOT_FOUND',
  noNumber: 'VALIDATION_ERROR',
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

runFlowInBrowser<typeof resourceModel>({
  model: resourceModel,
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createCustomer(server.url, account);
    const calls = holdCalls(page);
    const view = orderPage(page);
    return {
      open: async () => {
        const orderId = await customer.order();
        await customer.pay(orderId);
        await openAs(page, customer, `/app/order-list/${String(orderId)}`);
      },
      verbs: { retry: () => view.refetch() },
      arrange: async () => {
        await calls.hold(order);
        return 'held';
      },
      release: async ({ outcomeName }) => calls.release(order, faults[outcomeName] ?? null),
      runOut: () => Promise.reject(new Error('expected no delay on the page of an order, but the path has one')),
      // Every action on the order refreshes the page, and the confirmation can be requested several times.
      bringAbout: () => view.sendEmail(),
    };
  },
});
