import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changePassword,
  confirmation,
  register,
  resendVerification,
  resetPassword,
  updatePassword,
} from '#contract/endpoints/auth.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import { mailedTokens } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal, send, statusesOf } from './support/call.ts';
import { mailsTo, newestToken } from './support/mailbox.ts';
import { quarterSecond } from './support/quarter-second.ts';
import { createSeededPostgres } from './support/seeded-postgres.ts';
import type { PostgresDatabase } from './support/seeded-postgres.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let database: PostgresDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await createSeededPostgres();
  one = await startServer({ on: database, workers: false });
  other = await startServer({ on: database, workers: false });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});

const put = (server: TestServer, path: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a token of one instance is accepted by the other instance', async () => {
  const { token } = await freshAccount(one, 'adult');
  await call(other, loggedCustomer, { token });
});

test('clock, faults and settings of one instance apply in the other within 250 ms', async () => {
  await call(other, zonesPublic);
  await put(one, '/sandbox/clock', { offsetMs: 86_400_000 });
  await put(one, '/sandbox/faults', { faults: [{ endpoint: 'zonesPublic', fault: 'error500' }] });
  await put(one, '/sandbox/settings', { ticketFareAllowed: false });
  await quarterSecond();
  await refusal(other, zonesPublic, 'INTERNAL_ERROR');
  const answer = await send(other, zonesPublic);
  expect(answer.headers.get('x-linka-time')).toBe(String(other.clock.now().getTime() + 86_400_000));
  expect((await call(other, systemConfigurations)).ticketFareAllowed).toBe(false);
});

test('a `once` fault is applied only one time, also if both instances get calls at the same time', async () => {
  await put(one, '/sandbox/faults', { faults: [{ endpoint: 'zonesPublic', fault: 'error500' }] });
  await quarterSecond();
  await Promise.all([call(one, systemConfigurations), call(other, systemConfigurations)]);
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => send(index % 2 === 0 ? one : other, zonesPublic)),
  );
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(1);
});

test("a worker that only reads the clock gets the other instance's time", async () => {
  await put(one, '/sandbox/clock', { offsetMs: 0 });
  await quarterSecond();
  other.services.clock.now();
  await quarterSecond();
  expect(other.services.clock.now()).toEqual(other.clock.now());
});

test('if two instances register the same address at once, only one succeeds, and one mail is sent', async () => {
  const username = 'two@linka.example';
  const body = { username, password: 'Modra-lipa-7', termsAndConditionsAgreed: true };
  const answers = await Promise.all(
    [one, other, one, other].map((server) => send(server, register, { body: { ...body } })),
  );
  expect(statusesOf(answers)).toEqual([204, 409, 409, 409]);
  await Promise.all([mailsTo(one, username), mailsTo(other, username)]);
  expect(await mailsTo(one, username)).toHaveLength(1);
});

test('if two instances use the same link at once, only one succeeds', async () => {
  const { username } = await freshAccount(one, 'adult');
  await call(one, resetPassword, { body: { value: username } });
  const token = await newestToken(one, username, 'change-password');
  const change = { body: { token, password: 'Modra-lipa-7' } };
  const answers = await Promise.all([one, other, one].map((server) => send(server, changePassword, change)));
  expect(statusesOf(answers)).toEqual([204, 400, 400]);
});

test('using a link and requesting the next link at the same time do not deadlock', async () => {
  const username = 'impatient@linka.example';
  await call(one, register, { body: { username, password: 'Modra-lipa-7', termsAndConditionsAgreed: true } });
  const token = await newestToken(one, username, 'verify');
  const answers = await one.services.database.transaction(async (transaction) => {
    await transaction.select().from(mailedTokens).for('update');
    const confirming = send(one, confirmation, { body: { value: token } });
    await quarterSecond();
    const asking = send(other, resendVerification, { body: { value: username } });
    await quarterSecond();
    return [confirming, asking];
  });
  expect(statusesOf(await Promise.all(answers))).toEqual([204, 204]);
});

test('a changed password ends the tokens in the other instance within 250 ms', async () => {
  const { token: own, username } = await freshAccount(one, 'adult');
  const token = await logIn(other, username);
  await call(other, loggedCustomer, { token });
  await call(one, updatePassword, { token: own, body: { password: 'Modra-lipa-7' } });
  await quarterSecond();
  await refusal(other, loggedCustomer, 'UNAUTHENTICATED', { token });
  await call(other, loggedCustomer, { token: own });
});
