import type { Page } from '@playwright/test';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { cancelOrder, createOrder, initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { paymentStatus } from '#contract/endpoints/payments.ts';
import type { PaymentResult } from '#contract/entities/payment.ts';
import { paymentModel } from '#machines/purchase/payment/model/payment.model.ts';
import { free, results } from '#machines/purchase/payment/model/payment.samples.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { createCustomer, openAs, type Customer } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { stopTime } from '../../common/support/stop-time.ts';
import { expect } from '../../common/support/test.ts';
import { cartPage } from '../pages/cart.page.ts';
import { paymentPage } from '../pages/payment.page.ts';

const faults: Readonly<Record<string, string>> = {
  cartEmpty: 'CART_EMPTY',
  cartExpired: 'CART_EXPIRED',
  cartChanged: 'CART_CHANGED',
  typeNotAllowed: 'PAYMENT_TYPE_NOT_ALLOWED',
  invoiceNotAllowed: 'INVOICE_NOT_ALLOWED',
  tooSoon: 'TICKET_FARE_TOO_SOON',
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
  notPending: 'ORDER_NOT_PENDING',
  notPayable: 'ORDER_NOT_PAYABLE',
  notDeliverable: 'ORDER_NOT_DELIVERABLE',
  inProgress: 'PAYMENT_IN_PROGRESS',
  gatewayUnavailable: 'PAYMENT_GATEWAY_UNAVAILABLE',
  unknown: 'NOT_FOUND',
};

/** The outcome that replaces the server's outcome; the id and number of the order are the server's. */
const outcomes: Readonly<Record<string, PaymentResult>> = results;

/** For each start that is refused: the state of the payment in the answer. */
const beginnings: Readonly<Record<string, string>> = { rejected: 'REJECTED', paidAlready: 'PAID' };

/** The model's delays, in milliseconds. */
const delays: Readonly<Record<string, number>> = { patience: 20_000, pause: 3000 };

const flowId = '5e0a3c5e-4d5c-4a83-9d2b-5a2f7f0c8a11';

/** Opens the flow. For a payment that a reload interrupted, its data are put into local storage first. */
async function open(page: Page, customer: Customer, input: string): Promise<void> {
  if (input === 'payAgain') {
    await customer.order();
    await openAs(page, customer, '/app/order-list');
    return listPage(page, 'Vaše objednávky').pressInRow(/^\d+$/, 'Zaplatit');
  }
  const wasOrdered = input === 'reloadedWithOrder' || input === 'reloadedAtGateway';
  const orderId = wasOrdered ? await customer.order() : null;
  const away = input === 'reloadedAtGateway' ? await customer.paymentName(orderId ?? 0) : null;
  await customer.fillCart();
  const accountId = customer.session.customerAccountId;
  const paymentType = input === 'reloadedByInvoice' ? 'INVOICE' : 'BANK_CARD';
  const payment = {
    accountId,
    flowId,
    mode: { type: 'cart' },
    paymentType,
    content: 'kept',
    orderId,
    away,
  };
  await openAs(page, customer, '/app/shopping-cart', input === 'cart' ? {} : { payment });
  if (input === 'cart') await cartPage(page).seeItemCount(1);
}

runFlowInBrowser<typeof paymentModel>({
  model: paymentModel,
  inEachRun: true,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const payment = paymentPage(page);
    // The two calls that lead to the gateway; `open` sets which one the flow makes.
    let gatewayCalls: readonly EndpointDefinition[] = [initPayment, payAgain];
    let isGatewayAddressRight = true;
    let visits = 0;
    let returns = 0;
    // The gateway's page is never loaded, so that the state before it can be checked.
    await page.route(/\/sandbox\/gateways\//, (route) => {
      visits += 1;
      return route.abort('aborted');
    });
    await page.clock.install();
    return {
      isClockStopped: true,
      open: async (input) => {
        gatewayCalls = input === 'payAgain' ? [payAgain] : [initPayment];
        await open(page, customer, input);
        await stopTime(page, 'payment');
      },
      verbs: {
        payByCard: () => payment.payByCard(),
        payByInvoice: () => payment.askForInvoice(),
        confirm: () => payment.confirmInvoice(),
        retry: () => payment.retry(),
        dismiss: () => payment.dismiss(),
        payOn: () => payment.payOn(),
        cancelOrder: () => payment.cancelOrder(),
        goToOrders: () => payment.goToOrders(),
      },
      withoutRoot: { '': () => page.waitForURL(/#\/app\/order-list(\?result=\d+)?$/) },
      arrange: async ({ actor, outcome }) => {
        if (actor === 'leaveForGateway') {
          isGatewayAddressRight = outcome !== 'wrongAddress';
          // An address outside the gateway is refused at once.
          return isGatewayAddressRight ? 'held' : 'free';
        }
        if (actor === 'createOrder') await calls.hold(createOrder);
        if (actor === 'cancelOrder') await calls.hold(cancelOrder);
        if (actor === 'askOutcome') {
          // If the customer then goes back to the cart, it must contain items to pay for.
          await customer.fillCart();
          await calls.hold(paymentStatus);
        }
        if (actor === 'initPayment') await Promise.all(gatewayCalls.map(calls.hold));
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        const fault = faults[outcomeName] ?? null;
        if (actor === 'createOrder') {
          const { price, state } = free;
          return outcomeName === 'free'
            ? calls.releaseChanged(createOrder, { price, state })
            : calls.release(createOrder, fault);
        }
        if (actor === 'cancelOrder') return calls.release(cancelOrder, fault);
        if (actor === 'askOutcome') {
          if (fault !== null) return calls.release(paymentStatus, fault);
          const { orderId: _, orderNumber: __, ...fields } = outcomes[outcomeName] ?? results.begun;
          return calls.releaseChanged(paymentStatus, fields);
        }
        if (actor === 'leaveForGateway') {
          // A browser sends this event to a page that it restores from its history. Under Playwright, a browser restores
          // no pages.
          if (outcomeName !== 'cameBack') return;
          await expect.poll(() => visits).toBeGreaterThan(returns);
          returns = visits;
          return page.evaluate(
            () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
          );
        }
        for (const call of gatewayCalls) {
          const state = beginnings[outcomeName];
          if (state !== undefined) await calls.releaseChanged(call, { paymentStatus: state });
          else if (fault !== null || isGatewayAddressRight) await calls.release(call, fault);
          else await calls.releaseChanged(call, { processUrl: 'https://gateway.example/pay' });
        }
      },
      runOut: ({ delay }) => page.clock.fastForward(delays[delay] ?? 0),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in a payment, but the path has one')),
    };
  },
});
