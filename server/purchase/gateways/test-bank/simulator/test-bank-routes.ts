import { Hono } from 'hono';
import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { Services } from '#server/platform/services/services.ts';
import { isFresh } from '../../gateway-time.ts';
import { bookPayment, findPayment, move, open, paid, reversed, settledWithBank } from '../../simulation/books.ts';
import type { SimulatedPayment } from '../../simulation/books.ts';
import { errorPage } from '../../simulation/error-page.ts';
import { answerWithFault, readFault, spoil } from '../../simulation/faults.ts';
import { isSignedBy, openingText, openSealed, Question, seal } from '../test-bank-message.ts';
import { stateOf, testBankBooks } from './test-bank-books.ts';

export const servicePath = '/service';
export const pagePath = '/open';

type Key = () => Promise<string>;

const sessionMinutes = 15;

/** The payment after the operation of the question; undefined if the gateway does not know the payment. */
async function perform(database: Database, question: Question, now: Date): Promise<SimulatedPayment | undefined> {
  if (question.operation === 'BEGIN') {
    const { messageId: _, operation: __, ...order } = question;
    return bookPayment(database, {
      ...order,
      gateway: testBankBooks.gateway,
      paymentId: randomBytes(8).toString('hex'),
      returnMethod: 'GET',
      status: open.created,
      created: now,
      expires: new Date(now.getTime() + sessionMinutes * 60_000),
      request: {},
    });
  }
  const payment = await findPayment(database, testBankBooks, question.paymentId, now);
  if (payment === undefined || question.operation === 'STATE') return payment;
  const moved =
    question.operation === 'REVERSE'
      ? await move(database, payment, [paid], { status: reversed })
      : await move(database, payment, [settledWithBank], { status: testBankBooks.states.refunded });
  return moved ?? payment;
}

async function answer({ database, clock }: Services, key: Key, context: Context<AppEnv>): Promise<Response> {
  const fault = await readFault(database);
  return answerWithFault(context, fault, async () => {
    const secret = await key();
    const question = openSealed(secret, Question, await context.req.json<unknown>().catch(() => undefined));
    if (question === undefined) return context.json({ error: 'wrong signature' }, 401);
    const payment = await perform(database, question, clock.now());
    if (payment === undefined) return context.json({ error: 'unknown payment' }, 404);
    const { messageId } = question;
    const sealed = seal(secret, { messageId, paymentId: payment.paymentId, state: stateOf(payment) });
    return context.json(fault === 'WRONG_SIGNATURE' ? { ...sealed, signature: spoil(sealed.signature) } : sealed);
  });
}

/** The address to which the shop sends the browser: redirects to the page of the payment. */
async function openPage(services: Services, key: Key, context: Context): Promise<Response> {
  const { database, clock, configuration } = services;
  const { payId = '', dttm = '', signature = '' } = context.req.param();
  const now = clock.now();
  const isSigned = isSignedBy(await key(), openingText(payId, dttm), signature) && isFresh(dttm, now);
  const payment = isSigned ? await findPayment(database, testBankBooks, payId, now) : undefined;
  if (payment === undefined) return context.html(errorPage('The payment was not found.'));
  await move(database, payment, [open.created], { status: open.inProgress });
  return context.redirect(`${simulatorUrls(configuration).browser}/pay/${testBankBooks.gateway}/${payId}`, 303);
}

/** The calls of the test gateway. */
export const testBankRoutes = (services: Services, key: Key): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(servicePath, (context) => answer(services, key, context))
    .get(`${pagePath}/:merchantId/:payId/:dttm/:signature`, (context) => openPage(services, key, context));
