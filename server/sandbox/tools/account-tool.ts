import { Hono } from 'hono';
import { html } from 'hono/html';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { guardedPages } from '#contract/guarded-pages.ts';
import { Id, PathId } from '#contract/values.ts';
import { hashPassword } from '../../platform/credentials/passwords.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { wantsPage } from '../../platform/http/wants-page.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { createDemoAccount, demoAccounts, demoPassword } from '../seeds/demo-accounts.ts';
import { sandboxPage } from './page.ts';
import { readJson } from './read-json.ts';

const NewAccount = v.object({
  purpose: v.picklist(demoAccounts.map(({ key }) => key)),
  /** The id of an account. The new account gets the assigned people of that account as well. */
  guardianWith: v.optional(Id),
});

async function shareAssigned(database: Database, fromId: number, accountId: number, created: Date): Promise<void> {
  const isAssigned = and(eq(accountLinks.accountId, fromId), eq(accountLinks.type, 'ASSIGNED'));
  const links = await database.select().from(accountLinks).where(isAssigned);
  const shared = links.map(({ customerId, type }) => ({ accountId, customerId, type, created }));
  if (shared.length > 0) await database.insert(accountLinks).values(shared);
}

const page = () =>
  sandboxPage(
    'Demo accounts',
    html`<p>All have the password <code>${demoPassword}</code>.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Username</th>
              <th>What for</th>
            </tr>
          </thead>
          <tbody>
            ${demoAccounts.map(
              ({ username, purpose }) =>
                html`<tr>
                  <td>${username}</td>
                  <td>${purpose}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );

const Params = v.object({ id: PathId });
const Withheld = v.object({ withheldPages: v.array(v.picklist(guardedPages)) });

/**
 * GET /sandbox/accounts lists the demo accounts. POST `{purpose}` creates a new copy of a demo account for one test;
 * with `guardianWith`, the id of another account, the copy also gets the assigned people of that account. PUT
 * /:id/withheld-pages `{withheldPages}` withholds pages from an account, as the operator may do.
 */
export function accountTool({ database, clock }: Services): Hono<AppEnv> {
  let demoHash: Promise<string> | undefined;
  const app = new Hono<AppEnv>();
  app.get('/', (context) => (wantsPage(context) ? context.html(page()) : context.json(demoAccounts)));
  app.post('/', async (context) => {
    const { purpose, guardianWith } = await readJson(context, NewAccount);
    const username = `${purpose}-${randomUUID()}@linka.example`;
    const now = clock.now();
    const account = {
      username,
      passwordHash: await (demoHash ??= hashPassword(demoPassword)),
      today: localDay(now),
      now,
    };
    const created = await createDemoAccount(database, purpose, account);
    if (guardianWith !== undefined) await shareAssigned(database, guardianWith, created.accountId, now);
    return context.json({ username, password: demoPassword, ...created }, 201);
  });
  app.put('/:id/withheld-pages', async (context) => {
    const params = v.safeParse(Params, context.req.param());
    const { withheldPages } = await readJson(context, Withheld);
    const changed = params.success
      ? await database
          .update(customerAccounts)
          .set({ withheldPages })
          .where(eq(customerAccounts.id, params.output.id))
          .returning({ id: customerAccounts.id })
      : [];
    if (changed.length === 0) throw new ApiError('NOT_FOUND');
    return context.json({ withheldPages });
  });
  return app;
}
