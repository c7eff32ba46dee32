import { paymentStatus } from '#contract/endpoints/payments.ts';
import type { PaymentResult } from '#contract/entities/payment.ts';
import { paymentReturnModel } from '#machines/purchase/payment-return/model/payment-return.model.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import { createCustomer, openAs, openWith } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { stopTime } from '../../common/support/stop-time.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';

const faults: Readonly<Record<string, string>> = {
  forged: 'INVALID_PAYMENT_SIGNATURE',
  unknown: 'NOT_FOUND',
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

/** The outcome that replaces the server's outcome; the id and number of the order are the server's. */
const outcomes: Readonly<Record<string, PaymentResult>> = {
  paid: results.delivered,
  begun: results.begun,
  pending: results.unheard,
  processing: results.undecided,
  cancelled: results.cancelled,
  rejected: results.rejected,
  returned: results.returned,
};

runFlowInBrowser<typeof paymentReturnModel>({
  model: paymentReturnModel,
  inEachRun: true,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const paymentReturn = paymentReturnPage(page);
    // After a forged return the page makes the call again at once, so that the second call must be held as well.
    let isHeld = false;
    let isAskedAgain = false;
    await page.clock.install();
    return {
      isClockStopped: true,
      open: async (input) => {
        const orderId = await customer.order();
        if (input === 'bare') {
          await openAs(page, customer, `/app/shopping-cart?payId=${await customer.paymentName(orderId)}`);
        } else {
          const address = await customer.gatewayAddress(orderId);
          await openWith(page, { session: customer.session }, () => page.goto(address));
          await gatewayPage(page).payInTwoHours();
        }
        await stopTime(page, 'paymentReturn');
      },
      verbs: {
        retry: () => paymentReturn.retry(),
        goToOrders: () => paymentReturn.goToOrders(),
      },
      withoutRoot: { '': () => page.waitForURL(/#\/app\/order-list(\?result=\d+)?$/) },
      arrange: async () => {
        isAskedAgain = isHeld;
        if (!isHeld) await calls.hold(paymentStatus);
        isHeld = true;
        return 'held';
      },
      release: async ({ outcomeName }) => {
        const { orderId: _, orderNumber: __, ...fields } = outcomes[outcomeName] ?? results.begun;
        const fault = faults[outcomeName];
        await (fault === undefined ? calls.releaseChanged(paymentStatus, fields) : calls.release(paymentStatus, fault));
        isHeld = isAskedAgain;
        if (isAskedAgain) await calls.hold(paymentStatus);
        isAskedAgain = false;
      },
      runOut: () => page.clock.fastForward(3000),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the return of a payment, but the path has one')),
    };
  },
});
