import { Hono } from 'hono';
import type { Context } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { OldCardFault } from '#server/platform/db/schema.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { cutConnection } from '#server/platform/http/cut-connection.ts';
import type { Services } from '#server/platform/services/services.ts';
import { findOldCard } from './old-cards.ts';
import { isOf, takeBalance } from './take-balance.ts';

const Card = v.object({
  cardNumber: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  birthDay: v.nullable(v.string()),
});
const TakingRequest = v.object({ ...Card.entries, atMost: v.number() });

const slowMs = 3000;

/** Answers with a fault instead of taking the balance, until the tester ends the fault. */
function refuseTaking(context: Context<AppEnv>, fault: OldCardFault): Response | undefined {
  if (fault === 'UNAVAILABLE' || fault === 'UNAVAILABLE_AT_TAKING') return context.text('Service Unavailable', 503);
  return fault === 'NO_ANSWER_AT_TAKING' ? cutConnection(context) : undefined;
}

/** Answers with a fault after the balance was taken. A repeated request gets the right answer. */
function spoilAnswer(context: Context<AppEnv>, fault: OldCardFault): Response | undefined {
  if (fault === 'ERROR_AFTER_TAKING') return context.json({ error: 'Internal Server Error' }, 500);
  return fault === 'NO_ANSWER_AFTER_TAKING' ? cutConnection(context) : undefined;
}

/**
 * The sandbox's old card system; docs/architecture.md describes its interface to the operator. Faults belong to a card,
 * so that tests do not disturb each other.
 */
export function oldCardRoutes({ database, clock }: Pick<Services, 'database' | 'clock'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/balances', async (context) => {
    const asked = v.safeParse(Card, await context.req.json<unknown>().catch(() => undefined));
    if (!asked.success) return context.json({ error: 'cardNumber, firstName, lastName, birthDay' }, 400);
    const card = await findOldCard(database, asked.output.cardNumber);
    if (card?.fault === 'UNAVAILABLE') return context.text('Service Unavailable', 503);
    if (card?.fault === 'SLOW') await delay(slowMs);
    if (card === undefined || !isOf(card, asked.output)) return context.json({ found: false });
    return context.json({ found: true, balance: card.balance });
  });
  app.put('/takings/:reference', async (context) => {
    const asked = v.safeParse(TakingRequest, await context.req.json<unknown>().catch(() => undefined));
    if (!asked.success) return context.json({ error: 'cardNumber, firstName, lastName, birthDay, atMost' }, 400);
    const { atMost, ...card } = asked.output;
    const fault = (await findOldCard(database, card.cardNumber))?.fault ?? 'NONE';
    const refused = refuseTaking(context, fault);
    if (refused !== undefined) return refused;
    if (fault === 'SLOW') await delay(slowMs);
    const taking = { reference: context.req.param('reference'), card, atMost };
    const { report, isNew } = await takeBalance(database, taking, clock.now());
    if (fault === 'TAKEN_TWICE') return context.json((await takeBalance(database, taking, clock.now())).report);
    return (isNew ? spoilAnswer(context, fault) : undefined) ?? context.json(report);
  });
  return app;
}
