import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmation, login, resendVerification } from '#contract/endpoints/auth.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { mailedTokens, outbox } from '#server/platform/db/schema.ts';
import { call, refusal, send } from '#tests/common/server/support/call.ts';
import { mailsTo, newestToken } from '#tests/common/server/support/mailbox.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { credentials, expectUnverified, freshAddress, registerFresh } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const confirm = (token: string) => ({ body: { value: token } });
const hour = 3_600_000;

describe('confirmation', () => {
  test('can be repeated, even if its token has expired meanwhile (VER-01)', async () => {
    const username = await registerFresh(server);
    const token = await newestToken(server, username, 'verify');
    await call(server, confirmation, confirm(token));
    await call(server, confirmation, confirm(token));
    server.clock.advance(48 * hour);
    await call(server, confirmation, confirm(token));
    await call(server, login, credentials(username));
  });

  test('succeeds for several calls at once', async () => {
    const token = await newestToken(server, await registerFresh(server), 'verify');
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(server, confirmation, confirm(token))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(204));
  });

  test('refuses an expired token, and the account stays unverified', async () => {
    const username = await registerFresh(server);
    const token = await newestToken(server, username, 'verify');
    server.clock.advance(48 * hour);
    await refusal(server, confirmation, 'INVALID_VERIFICATION_TOKEN', confirm(token));
    await expectUnverified(server, username);
  });

  test.each(['', ' ', 'unknown', 'x'.repeat(200)])('refuses the token %j', async (token) => {
    await refusal(server, confirmation, 'INVALID_VERIFICATION_TOKEN', confirm(token));
  });

  test('refuses a token that was mailed for another purpose', async () => {
    const username = await registerFresh(server);
    const token = await newestToken(server, username, 'verify');
    await server.services.database.update(mailedTokens).set({ kind: 'PASSWORD' });
    await refusal(server, confirmation, 'INVALID_VERIFICATION_TOKEN', confirm(token));
    await server.services.database.update(mailedTokens).set({ kind: 'VERIFY' });
    await call(server, confirmation, confirm(token));
  });
});

describe('sending the link again', () => {
  test('is not done if the link has expired before the mail is written', async () => {
    const username = await registerFresh(server);
    server.clock.advance(48 * hour);
    expect(await mailsTo(server, username)).toEqual([]);
  });

  test('mails a new link and voids the older link (VER-02)', async () => {
    const username = await registerFresh(server);
    const older = await newestToken(server, username, 'verify');
    await call(server, resendVerification, { body: { value: ` ${username.toUpperCase()} ` } });
    const newer = await newestToken(server, username, 'verify');
    expect(newer).not.toBe(older);
    await refusal(server, confirmation, 'INVALID_VERIFICATION_TOKEN', confirm(older));
    await expectUnverified(server, username);
    await call(server, confirmation, confirm(newer));
    // After the verification, the link of the older mail succeeds as well.
    await call(server, confirmation, confirm(older));
  });

  test('several times at once mails one link, which works', async () => {
    const username = await registerFresh(server);
    const value = { body: { value: username } };
    await Promise.all(Array.from({ length: 4 }, () => call(server, resendVerification, value)));
    const tokens = (await mailsTo(server, username)).map(({ text }) => text.match(/token=([\w-]+)/)?.[1] ?? '');
    expect(tokens).toHaveLength(1);
    await call(server, confirmation, confirm(tokens[0] ?? ''));
  });

  test('does not change the answer for a used token', async () => {
    const username = await registerFresh(server);
    const token = await newestToken(server, username, 'verify');
    await call(server, confirmation, confirm(token));
    await call(server, resendVerification, { body: { value: username } });
    await call(server, confirmation, confirm(token));
    expect(await mailsTo(server, username)).toHaveLength(1);
  });

  test('has the same answer for any address, but mails are sent to unverified accounts only', async () => {
    const nobody = freshAddress();
    const waiting = await registerFresh(server);
    const answers = [];
    for (const value of [nobody, waiting, 'adult@linka.example']) {
      const answer = await send(server, resendVerification, { body: { value } });
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()].join()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await mailsTo(server, nobody)).toHaveLength(0);
    expect(await mailsTo(server, waiting)).toHaveLength(1);
    expect(await mailsTo(server, 'adult@linka.example')).toHaveLength(0);
  });

  test.each(['', '  ', 'nobody', 'a@b'])('refuses the address %j', async (value) => {
    await refusal(server, resendVerification, 'INVALID_EMAIL', { body: { value } });
  });
});

test('housekeeping deletes links: links without a recipient after a day, others a month after their expiry', async () => {
  const { database, settings } = server.services;
  const clockAfter = (days: number) => ({ now: () => new Date(server.clock.now().getTime() + days * 24 * hour) });
  await registerFresh(server);
  await call(server, resendVerification, { body: { value: freshAddress() } });
  await mailsTo(server, freshAddress());
  const before = await database.$count(mailedTokens);
  await deleteOldRows({ database, settings, clock: server.clock });
  await deleteOldRows({ database, settings, clock: clockAfter(2) });
  const kept = await database.$count(mailedTokens);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(before);
  await deleteOldRows({ database, settings, clock: clockAfter(33) });
  expect(await database.$count(mailedTokens)).toBe(0);
  expect(await database.$count(outbox)).toBe(0);
});
