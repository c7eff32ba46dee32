import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { formatOldCardNumber } from '#rules/old-card-number.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, eq } from '../../platform/db/orm.ts';
import { oldCardFaults, simulatedOldCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { wantsPage } from '../../platform/http/wants-page.ts';
import { addDemoOldCards, newOldCardNumber } from '../simulators/old-card-system/old-cards.ts';
import { sandboxPage } from './page.ts';
import { readJson } from './read-json.ts';

const Balance = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
const Holder = v.object({
  firstName: v.string(),
  lastName: v.string(),
  birthDay: v.optional(v.nullable(v.string()), null),
});
const Fault = v.picklist(oldCardFaults);
const NewCard = v.object({
  balance: Balance,
  holder: v.optional(v.nullable(Holder), null),
  fault: v.optional(Fault, 'NONE'),
});
const Change = v.partial(v.object({ balance: Balance, fault: Fault }));

type Card = typeof simulatedOldCards.$inferSelect;

const line = ({ cardNumber, balance, holder, fault }: Card) =>
  html`<tr>
    <td>${formatOldCardNumber(cardNumber)}</td>
    <td>${(balance / 100).toFixed(2)}</td>
    <td>${holder === null ? 'anybody' : `${holder.firstName} ${holder.lastName} ${holder.birthDay ?? ''}`}</td>
    <td>${fault}</td>
  </tr>`;

const page = (cards: readonly Card[]) =>
  sandboxPage(
    'Old cards',
    html`<p>
        The cards of the simulated old card system, whose balance can be moved into a wallet. POST {"balance": 15000,
        "holder": null, "fault": "NONE"} makes another one, PUT /sandbox/old-cards/(number) {"fault": "NONE"} changes
        one. Faults: ${oldCardFaults.join(', ')}.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Number</th>
              <th>Balance</th>
              <th>Belongs to</th>
              <th>Fault</th>
            </tr>
          </thead>
          <tbody>
            ${cards.map(line)}
          </tbody>
        </table>
      </div>`,
  );

/** /sandbox/old-cards: the cards of the simulated old card system; amounts in minor units. */
export function oldCardTool(database: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (context) => {
    await addDemoOldCards(database);
    const cards = await database.select().from(simulatedOldCards).orderBy(asc(simulatedOldCards.cardNumber));
    return wantsPage(context) ? context.html(page(cards)) : context.json(cards);
  });
  app.post('/', async (context) => {
    const card = { cardNumber: newOldCardNumber(), ...(await readJson(context, NewCard)) };
    await database.insert(simulatedOldCards).values(card);
    return context.json(card);
  });
  app.put('/:cardNumber', async (context) => {
    await addDemoOldCards(database);
    const [changed] = await database
      .update(simulatedOldCards)
      .set(await readJson(context, Change))
      .where(eq(simulatedOldCards.cardNumber, context.req.param('cardNumber')))
      .returning();
    if (changed === undefined) throw new ApiError('NOT_FOUND');
    return context.json(changed);
  });
  return app;
}
