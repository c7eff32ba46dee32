import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changePassword,
  confirmation,
  login,
  register,
  resendVerification,
  resetPassword,
} from '#contract/endpoints/auth.ts';
import { rejectCardManagement, requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { customerAccounts, mailedTokens, outbox } from '#server/platform/db/schema.ts';
import { call, freshAccount, send } from '#tests/common/server/support/call.ts';
import { newestToken } from '#tests/common/server/support/mailbox.ts';
import { processDue } from '#tests/common/server/support/process-due.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { credentials, freshAddress, registration, strongPassword } from './support.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, logTo: (line) => lines.push(line) });
});
afterAll(() => server.stop());

test('no log line contains an address, a password or a token', async () => {
  const username = freshAddress();
  const value = { body: { value: username } };
  await call(server, register, registration(username));
  await send(server, register, registration(username));
  await call(server, resendVerification, value);
  const verifying = await newestToken(server, username, 'verify');
  await call(server, confirmation, { body: { value: verifying } });
  await call(server, resetPassword, value);
  const changing = await newestToken(server, username, 'change-password');
  await call(server, changePassword, { body: { token: changing, password: 'Zelena-lipa-8' } });
  const { token } = await call(server, login, credentials(username, 'Zelena-lipa-8'));
  const owner = await freshAccount(server, 'adult');
  await call(server, requestCardManagement, { token: owner.token, body: { username } });
  const managing = await newestToken(server, username, 'reject-managed-card');
  await call(server, rejectCardManagement, { token, params: { token: managing } });
  await send(server, rejectCardManagement, { token, params: { token: managing } });

  const logged = lines.join('\n');
  for (const operation of ['register', 'confirmation', 'changePassword', 'rejectCardManagement'])
    expect(logged).toContain(`"operation":"${operation}"`);
  const secrets = [username, owner.username, strongPassword, 'Zelena-lipa-8', verifying, changing, managing, token];
  for (const secret of secrets) expect(logged).not.toContain(secret);
});

test('a mail that cannot be sent is tried again, and the stored reason contains no data of the mail', async () => {
  const broken = await startServer({
    workers: false,
    configuration: { smtpUrl: 'smtp://127.0.0.1:1' },
    logTo: (line) => lines.push(line),
  });
  const username = freshAddress();
  await call(broken, register, registration(username));
  expect(await broken.services.database.query.outbox.findFirst()).toBeDefined();
  await expect(newestToken(broken, username, 'verify')).rejects.toThrow('no mail');
  const row = await broken.services.database.query.outbox.findFirst({ orderBy: (table, { desc }) => desc(table.id) });
  expect(row).toMatchObject({
    kind: 'MAIL_TOKEN',
    done: null,
    attempts: 1,
    lastError: 'the mail server did not answer',
  });
  expect(lines.join('\n')).not.toContain(username);
  await broken.stop();
});

test('if a mail is sent a second time, the links in both mails work', async () => {
  const username = freshAddress();
  await call(server, register, registration(username));
  const { database } = server.services;
  const sent: string[] = [];
  const mailer = { send: (_: unknown, { text }: { text: string }) => Promise.resolve(void sent.push(text)) };
  const twice = { ...server.services, mailer };
  // Sends other mails that earlier tests may have left.
  while (await processDue(twice));
  await database.update(outbox).set({ done: null, notBefore: server.clock.now() }).where(eq(outbox.kind, 'MAIL_TOKEN'));
  while (await processDue(twice));
  const tokens = sent.flatMap((text) => /verify\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) await call(server, confirmation, { body: { value: token } });
});

test('a link that was used or has expired is not mailed any more', async () => {
  const { database } = server.services;
  const names = { used: freshAddress(), over: freshAddress(), open: freshAddress() };
  for (const username of Object.values(names)) await call(server, register, registration(username));
  const sent: { readonly to: string; readonly text: string }[] = [];
  const mailer = { send: (_: unknown, mail: (typeof sent)[number]) => Promise.resolve(void sent.push(mail)) };
  const services = { ...server.services, mailer };
  while (await processDue(services));
  const { text = '' } = sent.find(({ to }) => to === names.used) ?? {};
  await call(server, confirmation, { body: { value: /verify\?token=([\w-]+)/.exec(text)?.[1] ?? '' } });
  const [over] = await database.select().from(customerAccounts).where(eq(customerAccounts.username, names.over));
  await database
    .update(mailedTokens)
    .set({ expires: server.clock.now() })
    .where(eq(mailedTokens.accountId, over?.id ?? 0));
  sent.length = 0;
  await database.update(outbox).set({ done: null, notBefore: server.clock.now() }).where(eq(outbox.kind, 'MAIL_TOKEN'));
  while (await processDue(services));
  const recipients = Object.values(names).filter((username) => sent.some(({ to }) => to === username));
  expect(recipients).toEqual([names.open]);
});
