import { Hono } from 'hono';
import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { simulatedMerchant, simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { answerWithFault, readFault, spoil } from '../faults.ts';
import type { GatewayFault } from '../faults.ts';
import { errorPage } from '../page/error-page.ts';
import { readForm } from '../page/read-form.ts';
import { withQuery } from '../page/with-query.ts';
import type { SimulatorKeys } from '../simulator-keys.ts';
import { acceptOrder } from './gp-order.ts';
import { gpReturn } from './gp-return.ts';
import { answerService } from './gp-service-call.ts';

type Keys = () => Promise<SimulatorKeys>;

/** Accepts the payer's form, sent by POST or by GET in the query. */
async function order(services: Services, keys: Keys, context: Context): Promise<Response> {
  const form = context.req.method === 'POST' ? await readForm(context) : context.req.query();
  const { verify, sign } = (await keys()).gpWebpay;
  const now = services.clock.now();
  const answer = await acceptOrder(services.database, form, {
    merchantNumber: simulatedMerchant.gpWebpay,
    verify,
    now,
  });
  if (answer.kind === 'ERROR') return context.html(errorPage(answer.message));
  if (answer.kind === 'RETURN') {
    const fields = gpReturn(answer.payment, sign, [answer.prCode, answer.srCode, 'Object not in valid state']);
    return context.redirect(withQuery(answer.payment.returnUrl, fields), 303);
  }
  return context.redirect(
    `${simulatorUrls(services.configuration).browser}/pay/GP_WEBPAY/${answer.payment.paymentId}`,
    303,
  );
}

async function answerQuestion(
  services: Services,
  keys: Keys,
  context: Context<AppEnv>,
  fault: GatewayFault,
): Promise<Response> {
  const { verify, sign } = (await keys()).gpWebpay;
  const body = await context.req.json<unknown>().catch(() => undefined);
  const caller = { merchantNumber: simulatedMerchant.gpWebpay, verify, now: services.clock.now() };
  const answer = await answerService(services.database, body, caller);
  if (answer === undefined) return context.json({ error: 'wrong digest' }, 401);
  const { messageId, orderNumber, prCode, srCode, state } = answer;
  const digest = sign([messageId, orderNumber, prCode, srCode, state].join('|'));
  return context.json({ ...answer, digest: fault === 'WRONG_SIGNATURE' ? spoil(digest) : digest });
}

/** This service replaces the gateway's SOAP web service. It does not use the gateway's protocol. */
async function service(services: Services, keys: Keys, context: Context<AppEnv>): Promise<Response> {
  const fault = await readFault(services.database);
  return answerWithFault(context, fault, () => answerQuestion(services, keys, context, fault));
}

/**
 * The simulated GP webpay (docs/gateway-messages.md): the address for its form, and a small service for states and
 * returns of money.
 */
export function gpRoutes(services: Services, keys: Keys): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/order.do', (context) => order(services, keys, context));
  app.post('/order.do', (context) => order(services, keys, context));
  app.post('/service', (context) => service(services, keys, context));
  return app;
}
