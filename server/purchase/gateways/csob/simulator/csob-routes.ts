import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { isFresh } from '../../gateway-time.ts';
import { move, open } from '../../simulation/books.ts';
import { errorPage } from '../../simulation/error-page.ts';
import { answerWithFault, readFault } from '../../simulation/faults.ts';
import type { LazyKeys } from '../../simulation/simulator-keys.ts';
import { acceptInit } from './csob-init.ts';
import { csobBooks, csobMerchant } from './csob-merchant.ts';
import { operate, readPayment } from './csob-operations.ts';
import { csobReply, wrongSignature } from './csob-reply.ts';
import type { CsobReply } from './csob-reply.ts';
import { EchoRequest } from './csob-request.ts';

type Answer = CsobReply | 'WRONG_SIGNATURE';

const readBody = (context: Context): Promise<unknown> => context.req.json<unknown>().catch(() => undefined);

async function callerOf(services: Services, keys: LazyKeys) {
  const { verify, sign } = await keys();
  return { merchantId: csobMerchant, verify, sign, now: services.clock.now() };
}
type Caller = Awaited<ReturnType<typeof callerOf>>;

function echo(message: unknown, caller: Caller): Answer {
  const parsed = v.safeParse(EchoRequest, message);
  if (!parsed.success) return { resultCode: 100, resultMessage: 'Missing parameter' };
  const { merchantId, dttm, signature } = parsed.output;
  if (!caller.verify(`${merchantId}|${dttm}`, signature)) return 'WRONG_SIGNATURE';
  return isFresh(dttm, caller.now)
    ? { resultCode: 0, resultMessage: 'OK' }
    : { resultCode: 110, resultMessage: 'Invalid parameter: dttm' };
}

/** Answers a call of the shop's server: with the fault that a tester has injected, else with the signed answer. */
const call =
  (services: Services, keys: LazyKeys, answer: (context: Context, caller: Caller) => Promise<Answer> | Answer) =>
  async (context: Context<AppEnv>): Promise<Response> => {
    const fault = await readFault(services.database);
    return answerWithFault(context, fault, async () => {
      const caller = await callerOf(services, keys);
      const reply = await answer(context, caller);
      if (reply === 'WRONG_SIGNATURE') return wrongSignature(context);
      return csobReply(context, reply, { now: caller.now, sign: caller.sign, fault });
    });
  };

const operation =
  (services: Services, name: 'status' | 'reverse' | 'refund') =>
  async (message: unknown, caller: Caller): Promise<Answer> => {
    const found = await readPayment(services.database, message, caller);
    if (found === 'WRONG_SIGNATURE') return found;
    return 'reply' in found ? found.reply : operate(services.database, name, found.payment);
  };

/**
 * payment/process: redirects the browser to the payment page. Errors are a page with status 200, as at the real gateway.
 */
async function processPayment(services: Services, keys: LazyKeys, context: Context): Promise<Response> {
  const caller = await callerOf(services, keys);
  const found = await readPayment(services.database, context.req.param(), caller);
  if (found === 'WRONG_SIGNATURE' || 'reply' in found) return context.html(errorPage('The payment was not found.'));
  const { payment } = found;
  await move(services.database, payment, [open.created], { status: open.inProgress });
  const { browser } = simulatorUrls(services.configuration);
  return context.redirect(`${browser}/pay/${csobBooks.gateway}/${encodeURIComponent(payment.paymentId)}`, 303);
}

/** The calls of ČSOB's gateway (docs/gateway-messages.md), mounted at its API's base address. */
export function csobRoutes(services: Services, keys: LazyKeys): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { database } = services;
  const param = (context: Context) => context.req.param();
  const init = (context: Context, caller: Caller) =>
    readBody(context).then((body) => acceptInit(database, body, caller));
  app.get(
    '/echo/:merchantId/:dttm/:signature',
    call(services, keys, (c, caller) => echo(param(c), caller)),
  );
  app.post(
    '/echo',
    call(services, keys, async (c, caller) => echo(await readBody(c), caller)),
  );
  app.post('/payment/init', call(services, keys, init));
  app.get(
    '/payment/status/:merchantId/:payId/:dttm/:signature',
    call(services, keys, (c, caller) => operation(services, 'status')(param(c), caller)),
  );
  for (const name of ['reverse', 'refund'] as const) {
    app.put(
      `/payment/${name}`,
      call(services, keys, async (c, caller) => operation(services, name)(await readBody(c), caller)),
    );
  }
  app.get('/payment/process/:merchantId/:payId/:dttm/:signature', (c) => processPayment(services, keys, c));
  return app;
}
