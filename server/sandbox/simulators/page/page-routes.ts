import { Hono } from 'hono';
import type { Context } from 'hono';
import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findPayment } from '#server/purchase/gateways/simulation/books.ts';
import type { SimulatedPayment } from '#server/purchase/gateways/simulation/books.ts';
import { errorPage } from '#server/purchase/gateways/simulation/error-page.ts';
import { readForm } from '#server/purchase/gateways/simulation/read-form.ts';
import type { NamedSimulator } from '../running-simulators.ts';
import { act } from './page-actions.ts';
import { pageStyle, returnScript } from './page-assets.ts';
import { paymentPage } from './payment-page.ts';
import { returnOf } from './return-of.ts';
import { notReturningPage, returnPage, returnTwicePage } from './return-page.ts';

interface Found {
  readonly simulator: NamedSimulator;
  readonly payment: SimulatedPayment;
}

type Find = (context: Context) => Promise<Found | undefined>;

const finding =
  ({ database, clock }: Services, simulators: readonly NamedSimulator[]): Find =>
  async (context) => {
    const { gateway, paymentId = '' } = context.req.param();
    const simulator = simulators.find((each) => each.gateway === gateway);
    if (simulator === undefined) return undefined;
    const payment = await findPayment(database, simulator, paymentId, clock.now());
    return payment === undefined ? undefined : { simulator, payment };
  };

async function show(find: Find, context: Context): Promise<Response> {
  const found = await find(context);
  if (found === undefined) return context.html(errorPage('The payment was not found.'), 404);
  return context.html(paymentPage(found.simulator.title, found.payment, context.req.query('declined') === '1'));
}

async function choose({ database, clock, configuration }: Services, find: Find, context: Context): Promise<Response> {
  const found = await find(context);
  if (found === undefined) return context.html(errorPage('The payment was not found.'), 404);
  const { simulator, payment } = found;
  const outcome = await act(database, simulator.states, payment, await readForm(context), clock.now());
  if (outcome === 'DECLINED') {
    const { browser } = simulatorUrls(configuration);
    const page = `${browser}/pay/${payment.gateway}/${encodeURIComponent(payment.paymentId)}`;
    return context.redirect(`${page}?declined=1`, 303);
  }
  if (outcome === 'NEVER') return context.html(notReturningPage());
  const current = (await find(context))?.payment ?? payment;
  const back = await returnOf(simulator, current, clock.now(), outcome === 'FORGED');
  return context.html(outcome === 'RETURN_TWICE' ? returnTwicePage(back) : returnPage(back));
}

/** The hosted page of the gateways: `/pay/<gateway>/<payment>`. */
export function pageRoutes(services: Services, simulators: readonly NamedSimulator[]): Hono {
  const find = finding(services, simulators);
  const app = new Hono();
  app.get('/page.css', (context) => context.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/return.js', (context) =>
    context.body(returnScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/pay/:gateway/:paymentId', (context) => show(find, context));
  app.post('/pay/:gateway/:paymentId', (context) => choose(services, find, context));
  return app;
}
