// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newDeviceKey } from '#features/pass/signatures.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import {
  databaseNames,
  deleteStored,
  logIn,
  putStored,
  readStored,
  stubPassBrowser,
  stubWorkers,
  unstubPassBrowser,
} from '../../common/src/support/pass-browser.ts';
import {
  closePassPages,
  createPassServer,
  keepFromBefore,
  noNetwork,
  openPassPage,
  settled,
  type PassServer,
} from '../../common/src/support/pass-server.ts';

const hour = 3_600_000;

const jpeg = (text: string): string => `data:image/jpeg;base64,${Buffer.from(text).toString('base64')}`;
/** A photo whose Base64 text contains + and /, for which base64url has other characters. */
const photo = jpeg('?>?>a picture~~~');
const digestOf = (text: string): string =>
  createHash('sha256')
    .update(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'))
    .digest()
    .subarray(0, 16)
    .toString('base64url');

let browser: ReturnType<typeof stubPassBrowser>;
let server: PassServer;
beforeEach(async () => {
  browser = stubPassBrowser();
  server = await createPassServer();
  server.fail = noNetwork;
  logIn(1);
});
afterEach(() => {
  closePassPages();
  unstubPassBrowser();
});

/** Opens the page without a network, so that it can show only the stored passes. */
async function openOffline() {
  const { page, clock } = openPassPage(server);
  const snapshot = await settled(page);
  return { page, clock, state: JSON.stringify(snapshot.value), ...snapshot.context };
}

const kept = JSON.stringify({ open: { shown: 'kept' } });
const unavailable = JSON.stringify({ open: 'unavailable' });

/** Checks that no pass is shown, and that the stored record is deleted. */
async function seeRefused(flaw: string) {
  const opened = await openOffline();
  expect(opened).toMatchObject({ state: unavailable, flaw, passes: null, account: 1 });
  expect(await readStored('passes')).toBeUndefined();
  return opened;
}

describe('the stored record of passes', () => {
  it('is shown to the same account on the same device without a network (PAS-02)', async () => {
    const { passes } = await keepFromBefore(server);
    const opened = await openOffline();
    expect(opened).toMatchObject({ state: kept, account: 1, flaw: null, now: signedAt });
    expect(opened.passes).toMatchObject({ issued: signedAt, expires: signedAt + 24 * hour });
    expect(opened.passes?.people).toEqual([
      { ...passes.items[0], claims: expect.objectContaining({ nam: 'Jana Nováková', sub: '1' }) as unknown },
    ]);
    expect(await readStored('passes')).toMatchObject({ account: 1, passes });
  });

  it('does not exist at first: the page asks for passes at once', async () => {
    const opened = await openOffline();
    expect(opened).toMatchObject({ state: unavailable, account: 1, flaw: null, passes: null });
    expect(server.sent).toHaveLength(1);
  });

  it('is deleted instead of shown if nobody is logged in (PAS-05)', async () => {
    await keepFromBefore(server);
    localStorage.clear();
    const opened = await openOffline();
    expect(opened).toMatchObject({ state: JSON.stringify({ open: 'loggedOut' }), account: null, passes: null });
    expect(await databaseNames()).toEqual([]);
    expect(server.sent).toEqual([]);
  });

  it('is refused if it was stored for another account (PAS-03)', async () => {
    await keepFromBefore(server, 2);
    await seeRefused('OTHER_ACCOUNT');
  });

  it('is refused if its passes are signed for another account than the account of the record (PAS-03)', async () => {
    server.people = [{ customerId: 5, claims: { sub: '2' } }];
    await keepFromBefore(server);
    await seeRefused('OTHER_ACCOUNT');
  });

  it('is refused if it was made for another device (PAS-03)', async () => {
    await keepFromBefore(server);
    await putStored('device', { account: 1, keys: await newDeviceKey() });
    await seeRefused('OTHER_DEVICE');
  });

  it.each([
    ['was deleted', undefined],
    ['has another structure', 'key'],
    ['has no keys', { account: 1 }],
    ['has null for its keys', { account: 1, keys: null }],
    ['has a text for its keys', { account: 1, keys: 'keys' }],
    ['has no private key', { account: 1, keys: {} }],
  ])('is refused if the stored key of the device %s', async (_, device) => {
    await keepFromBefore(server);
    if (device === undefined) await deleteStored('device');
    else await putStored('device', device);
    await seeRefused('OTHER_DEVICE');
  });

  it.each([
    ['the name', (pass: string) => pass.replace(/\.[^.]+/, `.${Buffer.from('{"nam":"Jan"}').toString('base64url')}`)],
    ['the signature', (pass: string) => `${pass.slice(0, -8)}AAAAAAAA`],
    ['the signature into a malformed text', (pass: string) => `${pass.slice(0, -8)}!`],
    ['the whole pass', () => 'pass'],
  ])('is refused if somebody has changed %s (PAS-03)', async (_, change) => {
    const { record, passes } = await keepFromBefore(server);
    const items = passes.items.map((item) => ({ ...item, pass: change(item.pass) }));
    await putStored('passes', { ...record, passes: { ...passes, items } });
    await seeRefused('ALTERED');
  });

  it('is shown with the photo that was signed with it', async () => {
    server.people = [{ customerId: 5, claims: { pho: digestOf(photo) }, photo }];
    await keepFromBefore(server);
    const opened = await openOffline();
    expect(opened).toMatchObject({ state: kept, passes: { people: [{ photo, claims: { pho: digestOf(photo) } }] } });
  });

  it.each([
    ['another photo', jpeg('another picture')],
    ['no photo', undefined],
    ['malformed photo data', 'data:image/jpeg;base64,!'],
  ])('is refused with %s instead of the signed photo (PAS-03)', async (_, other) => {
    server.people = [
      { customerId: 5, claims: { pho: digestOf(photo) }, ...(other === undefined ? {} : { photo: other }) },
    ];
    await keepFromBefore(server);
    await seeRefused('ALTERED');
  });

  it('is refused with a photo if it was signed without a photo (PAS-03)', async () => {
    server.people = [{ customerId: 5, photo }];
    await keepFromBefore(server);
    await seeRefused('ALTERED');
  });

  it('is refused for all people if the pass of one person has a flaw', async () => {
    server.people = [{ customerId: 5 }, { customerId: 6, claims: { sub: '2' } }, { customerId: 7 }];
    await keepFromBefore(server);
    await seeRefused('OTHER_ACCOUNT');
  });

  it("is refused if it is too old, even if the device's clock is set back (PAS-02)", async () => {
    await keepFromBefore(server);
    vi.setSystemTime(signedAt + 24 * hour);
    await seeRefused('TOO_OLD');
    expect(await readStored('time')).toEqual({ ahead: 0, latest: signedAt + 24 * hour });
    closePassPages();

    vi.setSystemTime(signedAt);
    await keepFromBefore(server);
    await seeRefused('TOO_OLD');
  });

  it('is refused if it is from the future (PAS-03)', async () => {
    await keepFromBefore(server);
    vi.setSystemTime(signedAt - hour);
    await seeRefused('FROM_FUTURE');
  });

  it('is checked with the stored time, from which the clock continues (PAS-02)', async () => {
    await keepFromBefore(server);
    await putStored('time', { ahead: 2 * hour, latest: signedAt + hour });
    const opened = await openOffline();
    expect(opened).toMatchObject({ state: kept, now: signedAt + 2 * hour });
    expect(await readStored('time')).toEqual({ ahead: 2 * hour, latest: signedAt + 2 * hour });
  });

  it('is shown even if the stored time has another structure', async () => {
    await keepFromBefore(server);
    await putStored('time', { latest: signedAt + 48 * hour });
    expect(await openOffline()).toMatchObject({ state: kept, now: signedAt });
  });

  it.each([
    ['a text', 'passes'],
    ['a record with another structure', { account: 1 }],
    ['a record without keys', { account: 1, passes: { issued: '', expires: '', items: [] } }],
  ])('is ignored if it is %s', async (_, record) => {
    await keepFromBefore(server);
    await putStored('passes', record);
    expect(await openOffline()).toMatchObject({ state: unavailable, flaw: null, passes: null });
  });

  it('is ignored if nobody of the account had a card', async () => {
    server.people = [];
    await keepFromBefore(server);
    expect(await openOffline()).toMatchObject({ state: unavailable, flaw: null, passes: null });
  });

  it('has the earliest signed moment and the earliest signed end of its passes, not the unsigned times of the record (PAS-02)', async () => {
    const seconds = signedAt / 1000;
    server.people = [
      { customerId: 5, claims: { iat: seconds - 60, exp: seconds + 7200 } },
      { customerId: 6, claims: { iat: seconds - 120, exp: seconds + 3600 } },
    ];
    await keepFromBefore(server);
    const { passes } = await openOffline();
    expect(passes).toMatchObject({ issued: signedAt - 120_000, expires: signedAt + hour });
    expect(passes?.people.map(({ customerId }) => customerId)).toEqual([5, 6]);
  });

  it('is shown for a shorter time if the unsigned data of the record have an earlier end', async () => {
    server.issued = new Date(signedAt - 60_000).toISOString();
    server.expires = new Date(signedAt + hour).toISOString();
    await keepFromBefore(server);
    expect((await openOffline()).passes).toMatchObject({ issued: signedAt - 60_000, expires: signedAt + hour });
  });
});

describe('the pass page', () => {
  it('shows that the browser is not supported if it cannot make keys (PAS-01)', async () => {
    vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('not allowed'));
    expect((await openOffline()).state).toBe('"unsupported"');
    expect(server.sent).toEqual([]);
  });

  it('shows that the browser is not supported if it cannot export public keys', async () => {
    vi.spyOn(crypto.subtle, 'exportKey').mockRejectedValue(new Error('not allowed'));
    expect((await openOffline()).state).toBe('"unsupported"');
  });

  it('shows that the browser is not supported if it has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await openOffline()).state).toBe('"unsupported"');
  });

  it('shows that the browser is not supported if its database cannot be opened', async () => {
    const failing = Object.assign(new EventTarget(), { error: new Error('full') });
    vi.stubGlobal('indexedDB', { open: () => failing });
    const opening = openOffline();
    failing.dispatchEvent(new Event('error'));
    expect((await opening).state).toBe('"unsupported"');
  });

  it('registers its worker, and asks an active worker to store the files of the page again (PAS-02)', async () => {
    await openOffline();
    expect(browser.worker.registered).toEqual([['/pass-worker.js', { scope: '/app/pass' }]]);
    expect(browser.worker.messages).toEqual([]);
    browser.worker.isActive = true;
    await openOffline();
    expect(browser.worker.messages).toEqual(['keep']);
  });

  it('shows the pass even if the browser has no workers', async () => {
    stubWorkers(undefined);
    await keepFromBefore(server);
    expect((await openOffline()).state).toBe(kept);
  });
});
