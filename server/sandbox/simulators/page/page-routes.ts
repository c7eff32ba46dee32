import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { paymentGateways } from '#contract/enumerations.ts';
import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findPayment } from '../books.ts';
import type { SimulatedPayment } from '../books.ts';
import type { SimulatorKeys } from '../simulator-keys.ts';
import { errorPage } from './error-page.ts';
import { act } from './page-actions.ts';
import { pageStyle, returnScript } from './page-assets.ts';
import { paymentPage } from './payment-page.ts';
import { readForm } from './read-form.ts';
import { returnOf } from './return-of.ts';
import { notReturningPage, returnPage, returnTwicePage } from './return-page.ts';

type Keys = () => Promise<SimulatorKeys>;

const Params = v.object({ gateway: v.picklist(paymentGateways), paymentId: v.string() });

async function find(services: Services, context: Context): Promise<SimulatedPayment | undefined> {
  const params = v.safeParse(Params, context.req.param());
  if (!params.success) return undefined;
  const { gateway, paymentId } = params.output;
  return findPayment(services.database, gateway, paymentId, services.clock.now());
}

async function show(services: Services, context: Context): Promise<Response> {
  const payment = await find(services, context);
  if (payment === undefined) return context.html(errorPage('The payment was not found.'), 404);
  return context.html(paymentPage(payment, context.req.query('declined') === '1'));
}

async function choose(services: Services, keys: Keys, context: Context): Promise<Response> {
  const payment = await find(services, context);
  if (payment === undefined) return context.html(errorPage('The payment was not found.'), 404);
  const outcome = await act(services.database, payment, await readForm(context), services.clock.now());
  if (outcome === 'DECLINED') {
    const { browser } = simulatorUrls(services.configuration);
    const page = `${browser}/pay/${payment.gateway}/${encodeURIComponent(payment.paymentId)}`;
    return context.redirect(`${page}?declined=1`, 303);
  }
  if (outcome === 'NEVER') return context.html(notReturningPage());
  const now = (await find(services, context)) ?? payment;
  const back = returnOf(now, await keys(), services.clock.now(), outcome === 'FORGED');
  return context.html(outcome === 'RETURN_TWICE' ? returnTwicePage(back) : returnPage(back));
}

/** The hosted page of both gateways: `/pay/<gateway>/<payment>`. */
export function pageRoutes(services: Services, keys: Keys): Hono {
  const app = new Hono();
  app.get('/page.css', (context) => context.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/return.js', (context) =>
    context.body(returnScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/pay/:gateway/:paymentId', (context) => show(services, context));
  app.post('/pay/:gateway/:paymentId', (context) => choose(services, keys, context));
  return app;
}
