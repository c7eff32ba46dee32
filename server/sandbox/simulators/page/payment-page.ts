import { html } from 'hono/html';
import { isOpen } from '#server/purchase/gateways/simulation/books.ts';
import type { SimulatedPayment } from '#server/purchase/gateways/simulation/books.ts';
import { layout } from '#server/purchase/gateways/simulation/layout.ts';
import type { Html } from '#server/purchase/gateways/simulation/layout.ts';
import { misbehaviours } from './misbehaviours.ts';

const stateNames: Readonly<Record<number, string>> = {
  3: 'Cancelled',
  5: 'Reversed',
  6: 'Declined',
  7: 'Paid',
  8: 'Paid',
  10: 'Refunded',
  20: 'Cancelled',
  21: 'Expired',
};
const amountOf = ({ amount, currency }: SimulatedPayment): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

const summary = (payment: SimulatedPayment): Html => html`
  <dl>
    <div>
      <dt>Merchant</dt>
      <dd>Linka</dd>
    </div>
    <div>
      <dt>Order</dt>
      <dd>${payment.merchantOrderNumber ?? payment.request['description'] ?? ''}</dd>
    </div>
    <div>
      <dt>Payment</dt>
      <dd>${payment.orderNumber}</dd>
    </div>
    <div class="amount">
      <dt>To pay</dt>
      <dd>${amountOf(payment)}</dd>
    </div>
  </dl>
`;

const declinedNote = html`
  <div role="alert" class="alert">
    <p>The bank declined the card. Nothing was charged. Try again, or go back to the shop.</p>
    <button name="action" value="giveUp">Back to the shop without paying</button>
  </div>
`;

const choices = (declined: boolean): Html => html`
  <form method="post">
    ${declined ? declinedNote : ''}
    <div class="main">
      <button class="primary" name="action" value="pay">Pay</button>
      <button name="action" value="decline">Pay with a card that is declined</button>
      <button name="action" value="cancel">Cancel the payment</button>
    </div>
    ${misbehaviours({ action: 'Pay', late: 'The money' })}
  </form>
`;

const endNotice = (payment: SimulatedPayment): Html => html`
  <p role="status" class="alert">This payment has ended: ${stateNames[payment.status] ?? 'closed'}.</p>
  <form method="post"><button class="primary" name="action" value="again">Back to the shop</button></form>
`;

/** The gateway's page for one payment: the amount, the merchant, and a button for each possible outcome. */
export const paymentPage = (title: string, payment: SimulatedPayment, declined: boolean): Html =>
  layout(
    `Payment ${payment.orderNumber}`,
    html`
      <p class="gateway">${title}</p>
      <h1>Card payment</h1>
      ${summary(payment)} ${isOpen(payment) ? choices(declined) : endNotice(payment)}
    `,
  );
