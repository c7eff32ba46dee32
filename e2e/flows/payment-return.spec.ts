import { paymentStatus } from '../../contract/endpoints/payments.ts';
import { paymentReturnModel } from '../../machines/payment-return/payment-return.model.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string>> = {
  unknown: 'NOT_FOUND',
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

runFlowInBrowser<typeof paymentReturnModel>({
  model: paymentReturnModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const shown = paymentReturnPage(page);
    const gateway = gatewayPage(page);
    // What is paid late is undecided when the payer comes back.
    const atTheGateway: Readonly<Record<string, () => Promise<void>>> = {
      paid: gateway.pay,
      cancelled: gateway.cancel,
      forged: gateway.answerForged,
    };
    let firstOutcome = '';
    await page.clock.install();
    return {
      open: async () => {
        const address = await customer.payingAddress(await customer.order());
        await openAs(page, customer, '/app/order-list');
        await page.goto(address);
        await (atTheGateway[firstOutcome] ?? gateway.payInTwoHours)();
      },
      verbs: {
        retry: () => shown.retry(),
        goToOrders: () => shown.goToOrders(),
      },
      elsewhere: { '': () => page.waitForURL(/#\/app\/order-list$/) },
      arrange: async ({ outcome }) => {
        if (firstOutcome === '') firstOutcome = outcome ?? 'none';
        await calls.hold(paymentStatus);
        return 'held';
      },
      release: ({ outcomeName }) => calls.letGo(paymentStatus, faults[outcomeName] ?? null),
      runOut: () => page.clock.fastForward(3000),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves a return')),
    };
  },
});
