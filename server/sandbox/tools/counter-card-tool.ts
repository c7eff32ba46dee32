import { Hono } from 'hono';
import { html } from 'hono/html';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Id } from '#contract/values.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { wantsPage } from '../../platform/http/wants-page.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { counterCardKinds, insertCounterCard } from '../seeds/demo/counter-cards.ts';
import { digitsFor, readOperator } from '../seeds/demo/demo-context.ts';
import { numberedCards } from '../seeds/demo/numbered-cards.ts';
import { sandboxPage } from './page.ts';
import { readJson } from './read-json.ts';

const NewCard = v.object({
  /** The account that will connect the card. */
  accountId: Id,
  kind: v.picklist(counterCardKinds),
});

const page = () =>
  sandboxPage(
    'Cards of the counter',
    html`<p>
        Log in as the account and register or assign the card by its two numbers, which end with the number of the
        error: 00, 20 (without the application number) and 30 are accepted.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Card number</th>
              <th>Application number</th>
              <th>Account</th>
              <th>Holder</th>
              <th>What it is</th>
            </tr>
          </thead>
          <tbody>
            ${numberedCards.map(
              ({ cardNumber, applicationNumber, by, kind, firstName, lastName }) =>
                html`<tr>
                  <td>${cardNumber}</td>
                  <td>${applicationNumber}</td>
                  <td>${by}</td>
                  <td>${firstName} ${lastName}</td>
                  <td>${kind}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );

/** Replaces digits by letters, for a name that no other person has. */
const letters = (digits: string): string => digits.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/**
 * GET /sandbox/counter-cards lists the seeded cards for tests of connecting. POST `{accountId, kind}` makes another
 * card, with a new holder whose name is unique.
 */
export function counterCardTool({ database, clock }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => (wantsPage(context) ? context.html(page()) : context.json(numberedCards)));
  app.post('/', async (context) => {
    const { accountId, kind } = await readJson(context, NewCard);
    const [account] = await database.select().from(customerAccounts).where(eq(customerAccounts.id, accountId));
    if (account === undefined) throw new ApiError('NOT_FOUND');
    const now = clock.now();
    const nextDigits = digitsFor(randomUUID());
    const applicationNumber = nextDigits(10);
    const seed = { kind, applicationNumber, firstName: 'Radim', lastName: `Bárta ${letters(applicationNumber)}` };
    const card = await database.transaction(async (transaction) => {
      const { username } = account;
      const operator = await readOperator(transaction);
      const demo = { database: transaction, accountId, username, today: localDay(now), now, operator, nextDigits };
      return insertCounterCard(demo, seed);
    });
    return context.json({ ...card, applicationNumber, fullName: `${seed.firstName} ${seed.lastName}` }, 201);
  });
  return app;
}
