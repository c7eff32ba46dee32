import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { simulatedProvider, simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { gatewayTime, isFresh } from '#server/purchase/gateways/gateway-time.ts';
import { errorPage } from '#server/purchase/gateways/simulation/error-page.ts';
import { answerWithFault, readFault, spoil } from '#server/purchase/gateways/simulation/faults.ts';
import type { GatewayFault } from '#server/purchase/gateways/simulation/faults.ts';
import { readForm } from '#server/purchase/gateways/simulation/read-form.ts';
import { lazyKeys } from '#server/purchase/gateways/simulation/simulator-keys.ts';
import type { LazyKeys } from '#server/purchase/gateways/simulation/simulator-keys.ts';
import { tokenizationFields, tokenizationText } from '#server/purchase/gateways/tokenization/tokenization-text.ts';
import { notReturningPage, returnPage, returnTwicePage } from '../page/return-page.ts';
import { actOn } from './registration-actions.ts';
import { registrationPage } from './registration-page.ts';
import { registrationReturn } from './registration-return.ts';
import { bookRegistration, cardExpiry, findRegistration } from './registrations.ts';

const lifetimeMs = 900 * 1000;
const notFound = 'The registration was not found.';

const Begun = v.object({
  msgTime: v.string(),
  msgId: v.string(),
  orderId: v.string(),
  providerId: v.literal(simulatedProvider),
  text: v.pipe(v.string(), v.maxLength(100)),
  language: v.string(),
  callback: v.pipe(v.string(), v.url()),
  sign: v.string(),
});
const Question = v.omit(Begun, ['text', 'language', 'callback']);

/** The address to which the shop sends the browser: stores the registration, and redirects to its page. */
async function begin(services: Services, keys: LazyKeys, context: Context): Promise<Response> {
  const begun = v.safeParse(Begun, context.req.query());
  const now = services.clock.now();
  if (!begun.success) return context.html(errorPage('The request is not complete.'));
  const { sign, ...message } = begun.output;
  const { verify } = await keys();
  if (!verify(tokenizationText(message, tokenizationFields.begin), sign) || !isFresh(message.msgTime, now))
    return context.html(errorPage('The request is not signed by the shop.'));
  const { orderId, text, callback } = message;
  await bookRegistration(services.database, {
    orderId,
    text,
    callback,
    expires: new Date(now.getTime() + lifetimeMs),
  });
  return context.redirect(`${simulatorUrls(services.configuration).browser}/tokenization/cards/${orderId}`, 303);
}

const find = (services: Services, context: Context) =>
  findRegistration(services.database, context.req.param('orderId') ?? '', services.clock.now());

async function choose(services: Services, keys: LazyKeys, context: Context): Promise<Response> {
  const registration = await find(services, context);
  if (registration === undefined) return context.html(errorPage(notFound), 404);
  const outcome = await actOn(services.database, registration, await readForm(context), services.clock.now());
  if (outcome === 'WRONG_NUMBER') return context.html(registrationPage(registration, true));
  if (outcome === 'NEVER') return context.html(notReturningPage());
  const current = (await find(services, context)) ?? registration;
  const { sign } = await keys();
  const back = registrationReturn(current, sign, services.clock.now(), outcome === 'FORGED');
  return context.html(outcome === 'RETURN_TWICE' ? returnTwicePage(back) : returnPage(back));
}

/**
 * Answers with the state of a registration. An unknown registration is reported as OPEN, because the browser may still
 * begin it.
 */
async function answer(services: Services, keys: LazyKeys, context: Context, fault: GatewayFault): Promise<Response> {
  const question = v.safeParse(Question, await context.req.json<unknown>().catch(() => undefined));
  const { verify, sign } = await keys();
  const now = services.clock.now();
  if (!question.success || !isFresh(question.output.msgTime, now))
    return context.json({ error: 'wrong question' }, 400);
  const { sign: theirs, ...asked } = question.output;
  if (!verify(tokenizationText(asked, tokenizationFields.question), theirs))
    return context.json({ error: 'wrong signature' }, 401);
  const registration = await findRegistration(services.database, asked.orderId, now);
  const card =
    registration?.state === 'TOKENIZED'
      ? { token: registration.token ?? '', cardNumber: registration.cardNumber ?? '', expiry: cardExpiry }
      : {};
  const message = { ...asked, msgTime: gatewayTime(now), state: registration?.state ?? 'OPEN', ...card };
  const signature = sign(tokenizationText(message, tokenizationFields.answer));
  return context.json({ ...message, sign: fault === 'WRONG_SIGNATURE' ? spoil(signature) : signature });
}

/**
 * The simulated gateway that registers bank cards: the address for the browser, the page, and the server's question
 * about the state.
 */
export function tokenizationRoutes(services: Services): Hono<AppEnv> {
  const keys = lazyKeys(services.database, 'tokenization', 'RSA-SHA256');
  const app = new Hono<AppEnv>();
  app.get('/begin', (context) => begin(services, keys, context));
  app.get('/cards/:orderId', async (context) => {
    const registration = await find(services, context);
    return registration === undefined
      ? context.html(errorPage(notFound), 404)
      : context.html(registrationPage(registration, false));
  });
  app.post('/cards/:orderId', (context) => choose(services, keys, context));
  app.post('/status', async (context) => {
    const fault = await readFault(services.database);
    return answerWithFault(context, fault, () => answer(services, keys, context, fault));
  });
  return app;
}
