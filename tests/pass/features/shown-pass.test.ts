// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { checkCode } from '#features/pass/pass-verification/check-code.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import {
  databaseNames,
  deleteStored,
  logIn,
  logOut,
  putStored,
  readStored,
  stubPassBrowser,
  tellPageShown,
  tellStorageChange,
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

const seconds = (count: number): void => void vi.advanceTimersByTime(count * 1000);

let server: PassServer;
beforeEach(async () => {
  stubPassBrowser();
  server = await createPassServer([{ customerId: 5 }, { customerId: 6, claims: { nam: 'Ema Nováková', tkt: [] } }]);
  logIn(1);
});
afterEach(() => {
  closePassPages();
  unstubPassBrowser();
});

/** The page with new passes of two people, and with their first codes. */
async function open() {
  const { page } = openPassPage(server);
  const { context } = await waitFor(
    page,
    (snapshot) => snapshot.matches({ open: { shown: 'fresh' } }) && '5' in snapshot.context.codes,
  );
  return { page, codes: context.codes, passes: context.passes };
}
type Page = Awaited<ReturnType<typeof open>>['page'];

const codesAfter = async (page: Page, former: object) =>
  (await waitFor(page, ({ context }) => context.codes !== former)).context.codes;

const check = async (code = '', now = Date.now()) => checkCode(code, server.authority.keys, now);

/** The page without a network, which shows what it has kept. */
async function openOffline() {
  await keepFromBefore(server);
  server.fail = noNetwork;
  const { page } = openPassPage(server);
  expect((await settled(page)).value).toEqual({ open: { shown: 'kept' } });
  server.sent.length = 0;
  return page;
}

/** Everything that the page has asked of its database until now is done. */
const timeKept = async () => (await readStored('time')) as { latest: number };

describe('the codes of a shown pass (PAS-06)', () => {
  it('are drawn at once, one for each person, and prove the pass and the device', async () => {
    const { codes } = await open();
    expect(Object.keys(codes)).toEqual(['5', '6']);
    expect(await check(codes['5'])).toMatchObject({
      reason: null,
      claims: { nam: 'Jana Nováková' },
      drawnAt: signedAt,
    });
    expect(await check(codes['6'])).toMatchObject({ reason: 'NO_TICKET', claims: { nam: 'Ema Nováková' } });
  });

  it('are drawn anew when the next half minute begins, and not before', async () => {
    const { page, codes } = await open();
    const sign = vi.spyOn(crypto.subtle, 'sign');
    seconds(29);
    expect(page.getSnapshot().context.codes).toBe(codes);
    expect(sign).not.toHaveBeenCalled();
    seconds(1);
    const next = await codesAfter(page, codes);
    expect(await check(next['5'])).toMatchObject({ reason: null, drawnAt: signedAt + 30_000 });
    expect(next['5']).not.toBe(codes['5']);
    expect(sign).toHaveBeenCalledTimes(2);
    seconds(30);
    expect(await check((await codesAfter(page, next))['5'])).toMatchObject({ drawnAt: signedAt + 60_000 });
  });

  it('are drawn also without a network', async () => {
    const page = await openOffline();
    const { context } = await waitFor(page, (snapshot) => '5' in snapshot.context.codes);
    expect(await check(context.codes['5'])).toMatchObject({ reason: null });
  });

  it('are drawn of the new passes once these are there, also for a person who was not in the former ones', async () => {
    server.people = [{ customerId: 6, claims: { tkt: [] } }];
    await keepFromBefore(server);
    server.people = [{ customerId: 5 }, { customerId: 6 }];
    const { page, codes, passes } = await open();
    expect(Object.keys(codes)).toEqual(['5', '6']);
    expect(await check(codes['6'])).toMatchObject({ reason: null });
    expect(codes['6']).toContain(passes?.people[1]?.pass);
    expect(page.getSnapshot().value).toEqual({ open: { shown: 'fresh' } });
  });

  it('stay as they are when the key of the device is gone', async () => {
    const { page, codes, passes } = await open();
    await deleteStored('device');
    seconds(30);
    // The page has asked for the key before this does.
    expect(await readStored('device')).toBeUndefined();
    expect(page.getSnapshot().context).toMatchObject({ codes, passes });
  });

  it('are drawn again in the next half minute when the key could not be used in this one', async () => {
    const { page, codes } = await open();
    const device = await readStored('device');
    await putStored('device', { account: 1, keys: { privateKey: 1 } });
    seconds(30);
    await readStored('device');
    await putStored('device', device);
    seconds(30);
    expect(await check((await codesAfter(page, codes))['5'])).toMatchObject({ drawnAt: signedAt + 60_000 });
  });
});

describe('the time of a shown pass (PAS-02)', () => {
  it('goes on each second', async () => {
    const { page } = await open();
    seconds(1);
    expect(page.getSnapshot().context.now).toBe(signedAt + 1000);
    seconds(1);
    expect(page.getSnapshot().context.now).toBe(signedAt + 2000);
  });

  it('is shown at once', async () => {
    vi.setSystemTime(signedAt + 60_000);
    const { page } = await open();
    expect(page.getSnapshot().context.now).toBe(signedAt + 60_000);
  });

  it('is kept every five seconds', async () => {
    await open();
    seconds(4);
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt });
    seconds(1);
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt + 5000 });
    seconds(4);
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt + 5000 });
    seconds(1);
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt + 10_000 });
  });

  it('is kept at first, so that a clock that is set back later does not matter', async () => {
    await openOffline();
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt });
  });

  it('is not kept when nobody is logged in any more (PAS-05)', async () => {
    await open();
    logOut();
    seconds(10);
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt });
  });

  it('goes on also when it cannot be kept', async () => {
    const { page } = await open();
    vi.stubGlobal('indexedDB', undefined);
    seconds(5);
    expect(page.getSnapshot().context.now).toBe(signedAt + 5000);
  });
});

describe('the page of a pass', () => {
  it('follows a log-out in another tab: all is deleted (PAS-05)', async () => {
    const { page } = await open();
    logOut();
    tellStorageChange('linka.session');
    expect((await settled(page)).value).toEqual({ open: 'loggedOut' });
    expect(await databaseNames()).toEqual([]);
  });

  it('follows another tab that deletes all that the shop has stored', async () => {
    const { page } = await open();
    localStorage.clear();
    tellStorageChange(null);
    expect((await settled(page)).value).toEqual({ open: 'loggedOut' });
  });

  it('does not follow what else other tabs store', async () => {
    const { page } = await open();
    logOut();
    tellStorageChange('linka.locale');
    expect(page.getSnapshot().value).toEqual({ open: { shown: 'fresh' } });
  });

  it('follows the log-in of another account in another tab (PAS-05)', async () => {
    const { page } = await open();
    logIn(2);
    server.people = [{ customerId: 8, claims: { sub: '2' } }];
    tellStorageChange('linka.session');
    expect((await settled(page)).context).toMatchObject({ account: 2, passes: { people: [{ customerId: 8 }] } });
  });

  it('asks for new passes when its account has logged in again', async () => {
    const page = await openOffline();
    server.fail = null;
    tellStorageChange('linka.session');
    expect((await settled(page)).value).toEqual({ open: { shown: 'fresh' } });
  });

  it('follows a log-out that it has not heard of while it was in the browser’s history', async () => {
    const { page } = await open();
    logOut();
    tellPageShown(false);
    expect(page.getSnapshot().value).toEqual({ open: { shown: 'fresh' } });
    tellPageShown(true);
    expect((await settled(page)).value).toEqual({ open: 'loggedOut' });
  });

  it('asks for new passes when the network is back (PAS-01)', async () => {
    const page = await openOffline();
    server.fail = null;
    window.dispatchEvent(new Event('online'));
    expect((await settled(page)).value).toEqual({ open: { shown: 'fresh' } });
  });

  it('does nothing any more when it is closed', async () => {
    const { page } = await open();
    page.stop();
    expect(vi.getTimerCount()).toBe(0);
    const read = vi.spyOn(Storage.prototype, 'getItem');
    tellStorageChange('linka.session');
    tellPageShown(true);
    expect(read).not.toHaveBeenCalled();
  });
});
