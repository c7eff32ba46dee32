import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { PathId } from '../../contract/values.ts';
import { customerAccounts, invoices, orders } from '../db/schema.ts';
import { bookByNumber } from '../desk/invoice-desk.ts';
import { ApiError } from '../errors/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services/services.ts';
import { sandboxPage } from './page.ts';
import type { Html } from './page.ts';
import { checked } from './read-json.ts';

const shown = 100;

const readUnpaid = ({ database }: Services) =>
  database
    .select({
      number: orders.number,
      price: orders.price,
      invoice: invoices.number,
      due: invoices.due,
      customer: customerAccounts.username,
    })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .innerJoin(customerAccounts, eq(customerAccounts.id, orders.accountId))
    .where(and(eq(orders.state, 'PENDING'), eq(orders.paymentType, 'INVOICE')))
    .orderBy(desc(orders.number))
    .limit(shown);

type Unpaid = Awaited<ReturnType<typeof readUnpaid>>[number];

const row = ({ number, price, invoice, due, customer }: Unpaid): Html =>
  html`<tr>
    <td>${invoice}</td>
    <td>${String(number)}</td>
    <td>${customer}</td>
    <td>${(price / 100).toFixed(2)}</td>
    <td>${due}</td>
    <td>
      <form method="post" action="/sandbox/invoices/${String(number)}/paid">
        <button>The money has come</button>
      </form>
    </td>
  </tr>`;

const page = (unpaid: readonly Unpaid[], refused: string | undefined): Html =>
  sandboxPage(
    'Unpaid invoices',
    html`${refused === undefined ? '' : html`<p role="alert">Not booked: ${refused}</p>`}
    ${
      unpaid.length === 0
        ? html`<p>No invoice waits for its money.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>Invoice</th>
                  <th>Order</th>
                  <th>Customer</th>
                  <th>Amount</th>
                  <th>Due</th>
                  <th>Book</th>
                </tr>
              </thead>
              <tbody>
                ${unpaid.map(row)}
              </tbody>
            </table>
          </div>`
    }`,
  );

/** /sandbox/invoices: lists unpaid invoices; a form books the payment of one, as the operator's staff does. */
export function invoiceDesk(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (context) => context.html(page(await readUnpaid(services), context.req.query('refused'))));
  app.post('/:number/paid', async (context) => {
    const { number } = checked(v.object({ number: PathId }), context.req.param());
    try {
      await bookByNumber(services, number, services.clock.now());
      return context.redirect('/sandbox/invoices', 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return context.redirect(`/sandbox/invoices?refused=${error.errorName}`, 303);
    }
  });
  return app;
}
