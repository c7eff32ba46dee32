import { invoicePdf, orderCalendar } from '#contract/endpoints/order-documents.ts';
import { cancelOrder, changePaymentType, payAgain, sendPaymentEmail } from '#contract/endpoints/orders.ts';
import { orderModel } from '#machines/purchase/order/model/order.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { ordersOf } from '../../common/support/orders.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { orderPage } from '../pages/order.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

/**
 * The fault that the test sets for each outcome; null = no fault: the server's own answer is a success. An outcome that
 * is not listed is a refusal; its fault has the name of the error.
 */
const faults: Readonly<Record<string, string | null>> = {
  cancelled: null,
  turned: null,
  sent: null,
  saved: null,
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

const flowId = '5e0a3c5e-4d5c-4a83-9d2b-5a2f7f0c8a11';

runFlowInBrowser<typeof orderModel>({
  model: orderModel,
  stepsWithOurs: new Set(['payByCard', 'payByInvoice', 'download/invoice', 'download/calendar']),
  // The payment is a separate machine, which handles all errors of its calls itself: it never fails.
  isFeasible: ({ name }) => name !== 'payment=broken',
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createCustomer(server.url, account);
    const orders = ordersOf(server.url, sandbox, account, customer);
    const calls = holdCalls(page);
    const view = orderPage(page);
    const files = { invoice: invoicePdf, calendar: orderCalendar };
    const download = { file: 'invoice' as keyof typeof files, isHeld: false };
    const endpoints = { cancelOrder, changePaymentType, sendEmail: sendPaymentEmail, payment: payAgain };
    const isCalled = (actor: string): actor is keyof typeof endpoints => actor in endpoints;

    const paidTicket = async () => {
      const id = await orders.ticket('BANK_CARD', 5);
      await customer.pay(id);
      return id;
    };
    let paidId: number | null = null;
    /** Opens an order that offers the action, then takes the action. */
    const actOn = async (orderId: number, action: () => Promise<unknown>) => {
      await view.open(orderId);
      await action();
    };
    const actOnPaid = async (action: () => Promise<unknown>) => actOn((paidId ??= await paidTicket()), action);
    return {
      open: async (input) => {
        const orderId = await orders.topUp('BANK_CARD');
        const accountId = customer.session.customerAccountId;
        const mode = { type: 'payAgain', orderId };
        const started = { over: null, away: null };
        const payment = { accountId, flowId, mode, paymentType: 'BANK_CARD', content: '', orderId, ...started };
        await openAs(page, customer, `/app/order-list/${String(orderId)}`, input === 'fresh' ? {} : { payment });
      },
      verbs: {
        payAgain: async () => actOn(await orders.topUp('BANK_CARD'), view.payAgain),
        payByCard: async () => actOn(await orders.topUp('INVOICE'), view.payByCard),
        payByInvoice: async () => actOn(await orders.topUp('BANK_CARD'), view.payByInvoice),
        cancelOrder: async () => actOn(await orders.topUp('BANK_CARD'), view.cancel),
        sendEmail: () => actOnPaid(view.sendEmail),
        download: async ({ file }) => {
          download.file = file;
          await actOnPaid(file === 'invoice' ? view.startInvoiceDownload : view.startCalendarDownload);
        },
        confirm: () => view.confirm(),
        dismiss: () => view.dismiss(),
        retry: () => view.retry(),
      },
      arrange: async ({ actor }) => {
        if (isCalled(actor)) {
          await calls.hold(endpoints[actor]);
        } else if (!download.isHeld) {
          // Which of the two files is requested depends on the next step, so the calls for both files are held.
          for (const file of Object.values(files)) await calls.hold(file);
          download.isHeld = true;
        }
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (actor === 'payment') {
          await calls.release(payAgain, 'PAYMENT_GATEWAY_UNAVAILABLE');
          return paymentPage(page).goToOrders();
        }
        if (isCalled(actor)) return calls.release(endpoints[actor], faultOf(faults, outcomeName));
        await calls.release(files[download.file], faultOf(faults, outcomeName));
        return calls.hold(files[download.file]);
      },
      runOut: () => Promise.reject(new Error('expected no delay in an order, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in an order, but the path has one')),
    };
  },
});
