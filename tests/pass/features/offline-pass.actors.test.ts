// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { publicKeyOf } from '#features/pass/signatures.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import {
  databaseNames,
  logIn,
  logOut,
  readStored,
  stubPassBrowser,
  sendStorageEvent,
  unstubPassBrowser,
} from '../../common/src/support/pass-browser.ts';
import {
  closePassPages,
  createPassServer,
  keepFromBefore,
  noNetwork,
  openPassPage,
  passKeysAnswer,
  settled,
  type PassServer,
} from '../../common/src/support/pass-server.ts';
import { createAuthority } from './pass-authority.ts';

const hour = 3_600_000;
const fresh = { open: { shown: 'fresh' } };
const loggedOut = { open: 'loggedOut' };
const unavailable = { open: 'unavailable' };

let server: PassServer;
let browser: ReturnType<typeof stubPassBrowser>;
beforeEach(async () => {
  browser = stubPassBrowser();
  server = await createPassServer();
  logIn(1);
});
afterEach(() => {
  closePassPages();
  unstubPassBrowser();
});

/** Opens the page and waits for the result of its first call. */
async function open() {
  const { page, clock } = openPassPage(server);
  const { value, context } = await settled(page);
  return { page, clock, value, ...context };
}

/** Opens the page without a network, runs `meanwhile`, and asks for passes again with a network. */
async function openAndRefresh(meanwhile: () => void) {
  server.fail = noNetwork;
  const { page } = await open();
  server.fail = null;
  server.sent.length = 0;
  meanwhile();
  page.send({ type: 'refresh' });
  const { value, context } = await settled(page);
  return { value, ...context };
}

const deviceKept = async () => (await readStored('device')) as { account: number; keys: CryptoKeyPair };

describe('fetching the passes (PAS-01)', () => {
  it('asks for passes for the key of this device, and stores the passes with the keys that check them', async () => {
    const { value, passes, account } = await open();
    expect(value).toEqual(fresh);
    expect(account).toBe(1);
    expect(passes).toMatchObject({ issued: signedAt, expires: signedAt + 24 * hour, people: [{ customerId: 5 }] });
    const device = await deviceKept();
    expect(device.account).toBe(1);
    const deviceKey = await publicKeyOf(device.keys);
    expect(server.sent).toMatchObject([{ name: 'issuePasses', deviceKey }]);
    const record = (await readStored('passes')) as { passes: { items: object[] } };
    expect(record).toMatchObject({ account: 1, keys: server.authority.keys, passes: { items: [{ customerId: 5 }] } });
    expect(record.passes.items).toMatchObject([{ pass: passes?.people[0]?.pass }]);
  });

  it('stores a private key that cannot be exported', async () => {
    await open();
    expect((await deviceKept()).keys.privateKey.extractable).toBe(false);
  });

  it('sends the same device key again, and a new key for another account', async () => {
    await open();
    await open();
    logIn(2);
    server.people = [{ customerId: 8, claims: { sub: '2' } }];
    const other = await open();
    expect(other).toMatchObject({ value: fresh, account: 2 });
    const [first, second, third] = server.sent.map(({ deviceKey }) => deviceKey.x);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(await deviceKept()).toMatchObject({ account: 2 });
  });

  it('shows the stored passes first, and then the new passes', async () => {
    await keepFromBefore(server);
    server.people = [{ customerId: 5 }, { customerId: 6 }];
    const { page } = openPassPage(server);
    const before = await waitFor(page, (snapshot) => snapshot.matches({ open: { shown: 'renewing' } }));
    expect(before.context.passes?.people).toHaveLength(1);
    const { value, context } = await settled(page);
    expect(value).toEqual(fresh);
    expect(context.passes?.people.map(({ customerId }) => customerId)).toEqual([5, 6]);
    expect(await readStored('passes')).toMatchObject({ passes: { items: [{ customerId: 5 }, { customerId: 6 }] } });
  });

  it("sets the clock to the server's time, and stores the time", async () => {
    await keepFromBefore(server);
    server.fetchKeys.mockImplementation(passKeysAnswer(server.authority.keys, signedAt + 20_000));
    const { clock } = await open();
    expect(clock.now()).toBe(signedAt + 20_000);
    expect(await readStored('time')).toEqual({ ahead: 20_000, latest: signedAt + 20_000 });
  });

  it('is aborted when the page is left', async () => {
    const { page } = openPassPage(server);
    const left = new Promise<void>((resolve) => {
      server.during = () => {
        page.stop();
        resolve();
      };
    });
    await left;
    expect(server.sent).toMatchObject([{ signal: { aborted: true } }]);
  });

  it('shows a message if the operator does not offer passes (PAS-04)', async () => {
    server.fail = { name: 'PASSES_NOT_OFFERED', status: 400, metadata: {} };
    expect((await open()).value).toEqual({ open: 'notOffered' });
  });

  it('shows a message if there is no network', async () => {
    server.fail = noNetwork;
    expect(await open()).toMatchObject({ value: unavailable, failure: noNetwork });
    expect(await readStored('passes')).toBeUndefined();
  });

  it('shows a message if the public keys cannot be fetched, and stores no passes, because they could not be checked', async () => {
    server.fetchKeys.mockRejectedValue(new TypeError('no network'));
    expect(await open()).toMatchObject({ value: unavailable, failure: noNetwork });
    expect(await readStored('passes')).toBeUndefined();
  });

  it.each([
    ['that another key has signed', { keys: async () => (await createAuthority()).keys, claims: {} }],
    ['of another account', { keys: null, claims: { sub: '2' } }],
    ['of another device', { keys: null, claims: { cnf: { jkt: 'a'.repeat(43) } } }],
    ['that is too old', { keys: null, claims: { iat: signedAt / 1000 - 2 * 86_400 } }],
  ])('neither shows nor stores a pass %s', async (_, { keys, claims }) => {
    server.people = [{ customerId: 5, claims }];
    if (keys !== null) server.fetchKeys.mockImplementation(passKeysAnswer(await keys()));
    const { value, failure } = await open();
    expect(value).toEqual(unavailable);
    expect(failure).toEqual({ name: 'UNREADABLE_ANSWER', status: 0, metadata: {} });
    expect(await readStored('passes')).toBeUndefined();
  });
});

describe('asking for passes again', () => {
  it('is possible with the session of the same account', async () => {
    expect(await openAndRefresh(() => logIn(1))).toMatchObject({ value: fresh, account: 1 });
    expect(server.sent).toHaveLength(1);
  });

  it('deletes all data after a log-out, without a call (PAS-05)', async () => {
    expect(await openAndRefresh(logOut)).toMatchObject({ value: loggedOut, account: null });
    expect(server.sent).toEqual([]);
    expect(await databaseNames()).toEqual([]);
  });

  it('deletes all data after the log-in of another account, without a call', async () => {
    expect(await openAndRefresh(() => logIn(2))).toMatchObject({ value: loggedOut, account: null });
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['has expired', () => logIn(1, signedAt)],
    [
      'cannot be read',
      () =>
        localStorage.setItem(
          'linka.session',
          JSON.stringify({
            version: 1,
            value: { token: 'none', customerAccountId: 1, username: 'jana', customer: null },
          }),
        ),
    ],
  ])('asks for a log-in, without a call, if the token %s', async (_, change) => {
    const { value, failure } = await openAndRefresh(change);
    expect(value).toEqual(unavailable);
    expect(failure).toEqual({ name: 'SESSION_OVER', status: 0, metadata: {} });
    expect(server.sent).toEqual([]);
  });

  it("is possible if the token has expired only by the device's clock, which is an hour ahead of the server", async () => {
    logIn(1, signedAt - 0.5 * hour);
    server.fetchKeys.mockImplementation(passKeysAnswer(server.authority.keys, signedAt - hour));
    server.issued = new Date(signedAt - hour).toISOString();
    server.people = [{ customerId: 5, claims: { iat: (signedAt - hour) / 1000 } }];
    expect(await open()).toMatchObject({ value: fresh, account: 1 });
    expect(server.sent).toHaveLength(1);
  });

  it('is possible with a token that expires in a second', async () => {
    expect((await openAndRefresh(() => logIn(1, signedAt + 1000))).value).toEqual(fresh);
  });

  it.each([
    ['a log-out', logOut],
    ['the log-in of another account', () => logIn(2)],
  ])('deletes all data if the session is ended by %s while the server signs (PAS-05)', async (_, change) => {
    server.during = change;
    expect(await open()).toMatchObject({ value: loggedOut, account: null, passes: null });
    expect(await databaseNames()).toEqual([]);
  });

  it('deletes all data if the session ends while the passes are being stored (PAS-05)', async () => {
    const openDatabase = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((...named) => {
      if (server.fetchKeys.mock.calls.length > 0) logOut();
      return openDatabase(...named);
    });
    expect(await open()).toMatchObject({ value: loggedOut, account: null, passes: null });
    expect(await databaseNames()).toEqual([]);
  });

  it.each([
    ['a log-out', logOut, null],
    ['the log-in of another account', () => logIn(2), 2],
  ])(
    'stores no passes if another tab ends the session by %s while the keys are fetched (PAS-05)',
    async (_, change, account) => {
      const keys = Promise.withResolvers<Response>();
      server.fetchKeys.mockReturnValueOnce(keys.promise);
      const { page } = openPassPage(server);
      await expect.poll(() => server.fetchKeys.mock.calls.length).toBe(1);
      change();
      sendStorageEvent('linka.session');
      server.fail = noNetwork;
      expect((await settled(page)).context.account).toBe(account);
      const verify = vi.spyOn(crypto.subtle, 'verify');
      keys.resolve(await passKeysAnswer(server.authority.keys)());
      await expect.poll(() => verify.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
      expect(await readStored('passes')).toBeUndefined();
    },
  );

  it('deletes all data if the server refuses the session (PAS-05)', async () => {
    await keepFromBefore(server);
    server.fail = { name: 'UNAUTHENTICATED', status: 401, metadata: {} };
    expect((await open()).value).toEqual(loggedOut);
    expect(await databaseNames()).toEqual([]);
  });
});

describe("the shop's own address without a network (PAS-07)", () => {
  const scopes = () => [...browser.worker.scopes];

  it('leads to the pass as soon as a pass is stored', async () => {
    await open();
    expect(scopes()).toEqual(['/app/pass', '/']);
    expect(browser.worker.registered).toContainEqual(['/pass-worker.js', { scope: '/' }]);
  });

  it.each([
    ['there is no network', () => void (server.fail = noNetwork)],
    ['nobody has a card', () => void (server.people = [])],
    ['the operator offers no passes', () => void (server.fail = { name: 'PASSES_NOT_OFFERED', status: 400 })],
  ])('is not changed if no pass is stored, because %s', async (_, change) => {
    change();
    await open();
    expect(scopes()).toEqual(['/app/pass']);
  });

  it('is not changed any more after a log-out, even if the registration ends later', async () => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    const mayRegister = Promise.withResolvers<void>();
    const registering = vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(async (path, options) => {
      if (options?.scope === '/') await mayRegister.promise;
      return register(path, options);
    });
    const { page } = openPassPage(server);
    await settled(page);
    logOut();
    sendStorageEvent('linka.session');
    expect((await settled(page)).value).toEqual(loggedOut);
    mayRegister.resolve();
    await expect
      .poll(() => registering.mock.settledResults.map(({ type }) => type))
      .toEqual(['fulfilled', 'fulfilled']);
    await expect.poll(scopes).toEqual([]);
  });
});

describe('a pass that cannot be shown any more', () => {
  it("is deleted from the browser's database (PAS-02)", async () => {
    server.people = [{ customerId: 5, claims: { exp: signedAt / 1000 + 60 } }];
    server.expires = new Date(signedAt + 60_000).toISOString();
    const { page } = await open();
    vi.advanceTimersByTime(59_000);
    expect(page.getSnapshot().value).toEqual(fresh);
    expect(await readStored('passes')).toBeDefined();
    vi.advanceTimersByTime(1000);
    expect(page.getSnapshot()).toMatchObject({ value: { open: 'old' }, context: { flaw: 'TOO_OLD', passes: null } });
    expect(await readStored('passes')).toBeUndefined();
  });

  it('is deleted when nobody of the account has a card any more', async () => {
    await keepFromBefore(server);
    server.people = [];
    expect((await open()).value).toEqual({ open: 'noCard' });
    expect(await readStored('passes')).toBeUndefined();
  });
});
