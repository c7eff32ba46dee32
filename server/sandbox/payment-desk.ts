import { Hono } from 'hono';
import { html } from 'hono/html';
import type { UnsettledPayment } from '../../contract/entities/unsettled-payment.ts';
import { readUnsettled } from '../desk/read-unsettled.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services/services.ts';
import { sandboxPage } from './page.ts';
import type { Html } from './page.ts';
import { wantsPage } from './read-json.ts';

const shown = 200;

const gatewayCells = ({ payment }: UnsettledPayment): Html =>
  payment === null
    ? html`<td colspan="4">by invoice, or waiting for its delivery</td>`
    : html`<td>${payment.gateway} ${payment.gatewayPaymentId ?? 'never named'}</td>
        <td>${payment.lastHeard ?? 'nothing'} ${payment.lastHeardAt ?? ''}</td>
        <td>${String(payment.checks)}, ${String(payment.silences)} in vain</td>
        <td>${payment.nextCheck ?? ''}</td>`;

const row = (unsettled: UnsettledPayment): Html =>
  html`<tr>
    <td>${unsettled.kind}</td>
    <td>${String(unsettled.orderNumber)} ${unsettled.orderState}</td>
    <td>${(unsettled.amount / 100).toFixed(2)}</td>
    <td>${String(unsettled.ageInMinutes)} min</td>
    ${gatewayCells(unsettled)}
    <td>${unsettled.failures === 0 ? '' : `${String(unsettled.failures)} × ${unsettled.lastFailure ?? ''}`}</td>
  </tr>`;

const page = (items: readonly UnsettledPayment[], totalCount: number): Html =>
  sandboxPage(
    'Unsettled money',
    totalCount === 0
      ? html`<p>All money is where it belongs.</p>`
      : html`<p>${String(totalCount)} in all, the oldest first.</p>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>What</th>
                  <th>Order</th>
                  <th>Amount</th>
                  <th>Age</th>
                  <th>Gateway</th>
                  <th>Last heard</th>
                  <th>Asked</th>
                  <th>Next</th>
                  <th>Failures</th>
                </tr>
              </thead>
              <tbody>
                ${items.map(row)}
              </tbody>
            </table>
          </div>`,
  );

/** /sandbox/payments: the operator's report of unsettled money, as a page or as JSON. */
export function paymentDesk({ database, clock }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (context) => {
    const found = await readUnsettled(database, { limit: shown, offset: 0 }, clock.now());
    return wantsPage(context) ? context.html(page(found.items, found.totalCount)) : context.json(found);
  });
  return app;
}
