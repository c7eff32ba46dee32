import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issuePasses } from '#contract/endpoints/passes.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { EcPublicKey, PassKeys, passKeysPath } from '#contract/entities/pass.ts';
import type { PassClaims } from '#contract/entities/pass.ts';
import { photoDigestOf, readPass } from '#features/pass/signatures.ts';
import { addDays } from '#rules/dates.ts';
import { accountLinks, customerCards, customers, ticketFares } from '#server/platform/db/schema.ts';
import { call, freshAccount, logIn, refusal } from '../../common/server/support/call.ts';
import { holderOfCard, putTicket } from '../../common/server/support/reminded.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let server: TestServer;
let deviceKey: EcPublicKey;
beforeAll(async () => {
  server = await startServer({ workers: false });
  const { publicKey } = await generateKeyPair('ES256');
  deviceKey = v.parse(EcPublicKey, await exportJWK(publicKey));
});
afterAll(() => server.stop());

const keysOf = async ({ url }: { readonly url: string }): Promise<PassKeys> =>
  v.parse(PassKeys, await (await fetch(`${url}${passKeysPath}`)).json());

const passesOf = (token: string) => call(server, issuePasses, { token, body: { deviceKey } });

async function claimsIn(pass: string, keys?: PassKeys): Promise<PassClaims> {
  const read = await readPass(pass, keys ?? (await keysOf(server)));
  if ('flaw' in read) throw new Error(`expected a pass, got ${read.flaw}`);
  return read.claims;
}

const claimsOf = async (token: string): Promise<readonly PassClaims[]> =>
  Promise.all((await passesOf(token)).items.map(({ pass }) => claimsIn(pass)));

const day = 24 * 3600;

test('a pass contains card, name, year of birth and valid tickets, for one account and one device (PAS-01)', async () => {
  const { accountId, customerId, token } = await freshAccount(server, 'adult');
  // The times of a pass are whole seconds and never in the future.
  server.clock.advance(700);
  const { issued, expires, items } = await passesOf(token);
  expect(items.map((item) => item.customerId)).toEqual([customerId]);
  const claims = await claimsIn(items[0]?.pass ?? '');
  const now = Math.floor(server.clock.now().getTime() / 1000);
  expect(claims).toMatchObject({
    iss: server.services.configuration.publicUrl,
    sub: String(accountId),
    iat: now,
    exp: now + day,
    cnf: { jkt: await calculateJwkThumbprint(deviceKey) },
  });
  expect([Date.parse(issued), Date.parse(expires)]).toEqual([now * 1000, (now + day) * 1000]);
  const [card] = await server.services.database
    .select()
    .from(customerCards)
    .where(eq(customerCards.cardNumber, claims.crd));
  expect(card).toMatchObject({ customerId, state: 'ACTIVE', validTo: claims.cex });
  const today = issued.slice(0, 10);
  expect(claims.tkt.length).toBeGreaterThan(0);
  expect(claims.tkt.filter(([, , from, to]) => from > expires.slice(0, 10) || to < today)).toEqual([]);
});

test('a pass is valid for a day at most, or for the shorter time that the operator has set (PAS-02)', async () => {
  const token = await logIn(server, 'adult@linka.example');
  const { settings, database } = server.services;
  const lifetimeWith = async (hours: number | null) => {
    await settings.change(database, { PASS_LIFETIME_IN_HOURS: hours });
    const [claims] = await claimsOf(token);
    return (claims?.exp ?? 0) - (claims?.iat ?? 0);
  };
  expect(await lifetimeWith(1000)).toBe(day);
  expect(await lifetimeWith(2)).toBe(2 * 3600);
  expect(await lifetimeWith(null)).toBe(day);
});

test('an account gets only the passes of its own people (PAS-01)', async () => {
  const [parent, stranger] = [await freshAccount(server, 'parent'), await freshAccount(server, 'adult')];
  const { database } = server.services;
  const linked = await database.select().from(accountLinks).where(eq(accountLinks.accountId, parent.accountId));
  const { items } = await passesOf(parent.token);
  const people = new Set(linked.map(({ customerId }) => customerId));
  expect(items.length).toBeGreaterThan(1);
  expect(items.filter(({ customerId }) => !people.has(customerId))).toEqual([]);
  expect(items.map(({ customerId }) => customerId)).not.toContain(stranger.customerId);
  await database.delete(accountLinks).where(eq(accountLinks.customerId, items.at(-1)?.customerId ?? 0));
  expect((await passesOf(parent.token)).items).toHaveLength(items.length - 1);
});

test('a blocked or expired card has no pass, and no pass contains a cancelled ticket (PAS-01)', async () => {
  const { customerId, token } = await freshAccount(server, 'adult');
  const { database } = server.services;
  const mine = eq(customerCards.customerId, customerId ?? 0);
  await database.update(ticketFares).set({ cancelled: true });
  expect((await claimsOf(token)).flatMap(({ tkt }) => tkt)).toEqual([]);
  await database.update(customerCards).set({ validTo: '2020-01-01' }).where(mine);
  expect(await claimsOf(token)).toEqual([]);
  await database.update(customerCards).set({ validTo: '2040-01-01', state: 'BLOCKED' }).where(mine);
  expect(await claimsOf(token)).toEqual([]);
});

test('a pass includes a card and a ticket on their last day, and a ticket that begins on the day the pass ends (PAS-01)', async () => {
  const today = testBegin.slice(0, 10);
  const [yesterday, tomorrow, later] = [addDays(today, -1), addDays(today, 1), addDays(today, 2)];
  const { card, token } = await holderOfCard(server, today);
  const spans = [
    [yesterday, yesterday],
    [yesterday, today],
    [tomorrow, later],
    [later, later],
  ] as const;
  for (const [validFrom, validTo] of spans) await putTicket(server, card.id, { validFrom, validTo });
  const [claims] = await claimsOf(token);
  expect(claims?.tkt.map(([, , from, to]) => [from, to])).toEqual([spans[1], spans[2]]);
});

test('the photo sent with a pass is small, and the pass contains its digest (PAS-01)', async () => {
  const { customerId, token } = await freshAccount(server, 'virtual-card');
  const large = await sharp({ create: { width: 1000, height: 1191, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer();
  const kept = `data:image/jpeg;base64,${large.toString('base64')}`;
  const { database } = server.services;
  await database
    .update(customers)
    .set({ photo: kept })
    .where(eq(customers.id, customerId ?? 0));
  const [item] = (await passesOf(token)).items;
  expect(item?.photo?.length).toBeLessThan(40_000);
  const { width } = await sharp(Buffer.from(item?.photo?.split(',')[1] ?? '', 'base64')).metadata();
  expect(width).toBe(282);
  expect((await claimsIn(item?.pass ?? '')).pho).toBe(await photoDigestOf(item?.photo ?? ''));
  await database
    .update(customers)
    .set({ photo: 'data:image/jpeg;base64,AAAA' })
    .where(eq(customers.id, customerId ?? 0));
  const [without] = (await passesOf(token)).items;
  expect([without?.photo, (await claimsIn(without?.pass ?? '')).pho]).toEqual([null, undefined]);
});

test('a key that is not on the curve is refused (PAS-03)', async () => {
  const token = await logIn(server, 'adult@linka.example');
  const body = { deviceKey: { ...deviceKey, y: deviceKey.x } };
  await refusal(server, issuePasses, 'INVALID_DEVICE_KEY', { token, body });
});

const newPem = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

test('after a change of keys, passes signed with the former key are still valid until this key is removed (PAS-04)', async () => {
  const [first, second] = [newPem(), newPem()];
  const start = (passKey: string, formerPassKeys: readonly string[]) =>
    startServer({ workers: false, configuration: { passKey, formerPassKeys, publicUrl: 'https://shop.example' } });
  const before = await start(first.privateKey, []);
  const token = await logIn(before, 'adult@linka.example');
  const [old] = (await call(before, issuePasses, { token, body: { deviceKey } })).items;
  await before.stop();
  const after = await start(second.privateKey, [first.publicKey]);
  const keys = await keysOf(after);
  await after.stop();
  expect(keys.keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toContain('"d"');
  expect((await claimsIn(old?.pass ?? '', keys)).iss).toBe('https://shop.example');
  expect(await readPass(old?.pass ?? '', { ...keys, keys: keys.keys.slice(0, 1) })).toEqual({ flaw: 'UNKNOWN_KEY' });
  const other = { ...keys, issuer: 'https://other.example' };
  expect(await readPass(old?.pass ?? '', other)).toEqual({ flaw: 'OTHER_SHOP' });
});

test('without a key, no passes are signed and the list of keys is empty; caches may store this list (PAS-04)', async () => {
  const draftKey = 'x'.repeat(32);
  const closed = await startServer({ workers: false, configuration: { sandbox: false, draftKey } });
  const token = await logIn(closed, 'adult@linka.example');
  expect((await call(closed, systemConfigurations)).offlinePassAllowed).toBe(false);
  await refusal(closed, issuePasses, 'PASSES_NOT_OFFERED', { token, body: { deviceKey } });
  const answer = await fetch(`${closed.url}${passKeysPath}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(Number(answer.headers.get('x-linka-time'))).toBe(closed.clock.now().getTime());
  expect(v.parse(PassKeys, await answer.json()).keys).toEqual([]);
  await closed.stop();
});
