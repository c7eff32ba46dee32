import { Hono } from 'hono';
import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { errorPage } from '../../simulation/error-page.ts';
import { answerWithFault, readFault, spoil } from '../../simulation/faults.ts';
import type { GatewayFault } from '../../simulation/faults.ts';
import { readForm } from '../../simulation/read-form.ts';
import type { LazyKeys } from '../../simulation/simulator-keys.ts';
import { withQuery } from '../../simulation/with-query.ts';
import { gpBooks, gpMerchant } from './gp-merchant.ts';
import { acceptOrder } from './gp-order.ts';
import { gpReturn } from './gp-return.ts';
import { answerService } from './gp-service-call.ts';

export const orderPath = '/order.do';
export const servicePath = '/service';

/** Accepts the payer's form, sent by POST or by GET in the query. */
async function order(services: Services, keys: LazyKeys, context: Context): Promise<Response> {
  const form = context.req.method === 'POST' ? await readForm(context) : context.req.query();
  const { verify, sign } = await keys();
  const now = services.clock.now();
  const answer = await acceptOrder(services.database, form, {
    merchantNumber: gpMerchant,
    verify,
    now,
  });
  if (answer.kind === 'ERROR') return context.html(errorPage(answer.message));
  if (answer.kind === 'RETURN') {
    const fields = gpReturn(answer.payment, sign, [answer.prCode, answer.srCode, 'Object not in valid state']);
    return context.redirect(withQuery(answer.payment.returnUrl, fields), 303);
  }
  return context.redirect(
    `${simulatorUrls(services.configuration).browser}/pay/${gpBooks.gateway}/${answer.payment.paymentId}`,
    303,
  );
}

async function answerQuestion(
  services: Services,
  keys: LazyKeys,
  context: Context<AppEnv>,
  fault: GatewayFault,
): Promise<Response> {
  const { verify, sign } = await keys();
  const body = await context.req.json<unknown>().catch(() => undefined);
  const caller = { merchantNumber: gpMerchant, verify, now: services.clock.now() };
  const answer = await answerService(services.database, body, caller);
  if (answer === undefined) return context.json({ error: 'wrong digest' }, 401);
  const { messageId, orderNumber, prCode, srCode, state } = answer;
  const digest = sign([messageId, orderNumber, prCode, srCode, state].join('|'));
  return context.json({ ...answer, digest: fault === 'WRONG_SIGNATURE' ? spoil(digest) : digest });
}

/** This service replaces the gateway's SOAP web service. It does not use the gateway's protocol. */
async function service(services: Services, keys: LazyKeys, context: Context<AppEnv>): Promise<Response> {
  const fault = await readFault(services.database);
  return answerWithFault(context, fault, () => answerQuestion(services, keys, context, fault));
}

/**
 * The simulated GP webpay (docs/gateway-messages.md): the address for its form, and a small service for states and
 * returns of money.
 */
export function gpRoutes(services: Services, keys: LazyKeys): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(orderPath, (context) => order(services, keys, context));
  app.post(orderPath, (context) => order(services, keys, context));
  app.post(servicePath, (context) => service(services, keys, context));
  return app;
}
