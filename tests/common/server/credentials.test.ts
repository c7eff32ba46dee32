import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendarTokens } from '#server/platform/credentials/calendar-tokens.ts';
import { createPassSigner } from '#server/platform/credentials/pass-signer.ts';
import { verifyPassword } from '#server/platform/credentials/passwords.ts';
import { createPurposeSignature } from '#server/platform/credentials/purpose-signature.ts';
import { createTokens } from '#server/platform/credentials/tokens.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

test('no password matches if the account does not exist', async () => {
  for (const password of ['', 'no account has this password'])
    expect(await verifyPassword(undefined, password)).toBe(false);
});

test('a token is valid until the second at which it expires, and not longer if it was verified before', async () => {
  const { clock, services } = server;
  const [once, twice] = [await createTokens(services.database, clock), await createTokens(services.database, clock)];
  const { token, ends } = await once.sign({ accountId: 7, username: 'jana@linka.example' }, 1);
  clock.set(new Date(ends.getTime() - 1000).toISOString());
  expect(await twice.verify(token)).toMatchObject({ accountId: 7, username: 'jana@linka.example' });
  clock.set(ends.toISOString());
  expect([await twice.verify(token), await once.verify(token)]).toEqual([undefined, undefined]);
});

test('a signature is valid for one purpose only', async () => {
  const { database } = server.services;
  const signed = async (purpose: string, text: string) =>
    (await createPurposeSignature(database, 'calendarKey', purpose))(text);
  expect(await signed('calendar', 'text')).toBe(await signed('calendar', 'text'));
  expect(await signed('calendar', 'text')).not.toBe(await signed('other', 'text'));
  expect(await signed('calendar', 'text')).not.toBe(await signed('calendar', 'other text'));
});

test('the token of a calendar is valid for one row and one account only', async () => {
  const tokens = await createCalendarTokens(server.services.database);
  const subject = { key: '11111111-2222-4333-8444-555555555555', accountId: 1 };
  const token = tokens.sign(subject);
  expect(tokens.keyOf(token)).toBe(subject.key);
  expect(tokens.isSigned(token, subject)).toBe(true);
  expect(tokens.isSigned(token, { ...subject, accountId: 2 })).toBe(false);
  expect(tokens.isSigned(token, { ...subject, key: '11111111-2222-4333-8444-555555555556' })).toBe(false);
});

test('each key of passes is published one time, the signing key first', async () => {
  const pair = () =>
    generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const [present, former] = [pair(), pair()];
  const { configuration, database } = server.services;
  const keysWith = async (formerPassKeys: readonly string[]) =>
    (await createPassSigner({ ...configuration, passKey: present.privateKey, formerPassKeys }, database))?.keys ?? [];
  const [first] = await keysWith([]);
  const keys = await keysWith([present.publicKey, former.publicKey]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(first);
  expect(JSON.stringify(keys)).not.toContain('"d":');
});
