import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { PathId } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { desc, eq } from '../../platform/db/orm.ts';
import { mails } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { sandboxPage } from './page.ts';
import type { Html } from './page.ts';
import { checked } from './read-json.ts';

const shown = 200;

const read = (database: Database, recipient: string | undefined) =>
  database
    .select()
    .from(mails)
    .where(recipient === undefined ? undefined : eq(mails.recipient, recipient))
    .orderBy(desc(mails.id))
    .limit(shown);

type Mail = Awaited<ReturnType<typeof read>>[number];

const list = (rows: readonly Mail[]): Html =>
  sandboxPage(
    'Mailbox',
    rows.length === 0
      ? html`<p>No mail has been sent yet.</p>`
      : html`<div class="scroll">
          <table>
            <thead>
              <tr>
                <th>Sent</th>
                <th>To</th>
                <th>Subject</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (mail) =>
                  html`<tr>
                    <td>${mail.sent.toISOString()}</td>
                    <td>${mail.recipient}</td>
                    <td><a href="/sandbox/mailbox/${String(mail.id)}">${mail.subject}</a></td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`,
  );

const mailPage = (mail: Mail): Html =>
  sandboxPage(
    mail.subject,
    html`<p>To ${mail.recipient}, ${mail.sent.toISOString()}</p>
      <iframe title="${mail.subject}" sandbox="allow-popups" srcdoc="${mail.html}"></iframe>
      <section><pre>${mail.text}</pre></section>
      ${
        mail.attachments.length === 0
          ? ''
          : html`<ul>
              ${mail.attachments.map(
                ({ fileName }, place) =>
                  html`<li>
                    <a href="/sandbox/mailbox/${String(mail.id)}/attachments/${String(place + 1)}">${fileName}</a>
                  </li>`,
              )}
            </ul>`
      }`,
  );

/** The latest 200 mails, newest first: as pages at /sandbox/mailbox, as JSON at /sandbox/mails?recipient=. */
export function mailboxTool(database: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/mails', async (context) => context.json(await read(database, context.req.query('recipient'))));
  app.get('/mailbox', async (context) => context.html(list(await read(database, context.req.query('recipient')))));
  const find = async (params: Record<string, string>): Promise<Mail> => {
    const { id } = checked(v.object({ id: PathId }), params);
    const [mail] = await database.select().from(mails).where(eq(mails.id, id));
    if (mail === undefined) throw new ApiError('NOT_FOUND');
    return mail;
  };
  app.get('/mailbox/:id', async (context) => context.html(mailPage(await find(context.req.param()))));
  app.get('/mailbox/:id/attachments/:place', async (context) => {
    const { attachments } = await find(context.req.param());
    const { place } = checked(v.object({ place: PathId }), context.req.param());
    const attachment = attachments[place - 1];
    if (attachment === undefined) throw new ApiError('NOT_FOUND');
    const headers = { 'content-type': attachment.mediaType };
    return context.body(Buffer.from(attachment.content, 'base64'), 200, headers);
  });
  return app;
}
