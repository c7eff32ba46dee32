// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { checkCode } from '#features/pass/pass-verification/check-code.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { readCode } from '#rules/pass-code.ts';
import {
  databaseNames,
  deleteStored,
  logIn,
  logOut,
  putStored,
  readStored,
  stubPassBrowser,
  sendPageShow,
  sendStorageEvent,
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

/** Opens the page with new passes of two people, and waits for their first codes. */
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

/** Opens the page without a network, so that it shows the stored passes. */
async function openOffline() {
  await keepFromBefore(server);
  server.fail = noNetwork;
  const { page } = openPassPage(server);
  expect((await settled(page)).value).toEqual({ open: { shown: 'kept' } });
  server.sent.length = 0;
  return page;
}

/** Reads the stored time after all earlier requests of the page to its database are done. */
const timeKept = async () => (await readStored('time')) as { latest: number };

describe('the codes of a shown pass (PAS-06)', () => {
  it('are drawn at once for each person, and prove the pass and the device', async () => {
    const { codes } = await open();
    expect(Object.keys(codes)).toEqual(['5', '6']);
    expect(await check(codes['5'])).toMatchObject({
      reason: null,
      claims: { nam: 'Jana Nováková' },
      drawnAt: signedAt,
    });
    expect(await check(codes['6'])).toMatchObject({ reason: 'NO_TICKET', claims: { nam: 'Ema Nováková' } });
  });

  it('are drawn again when the next half minute begins, but not before', async () => {
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

  it('are also drawn without a network', async () => {
    const page = await openOffline();
    const { context } = await waitFor(page, (snapshot) => '5' in snapshot.context.codes);
    expect(await check(context.codes['5'])).toMatchObject({ reason: null });
  });

  it('are drawn for the new passes as soon as these have arrived, also for a person without a former pass', async () => {
    server.people = [{ customerId: 6, claims: { tkt: [] } }];
    await keepFromBefore(server);
    server.people = [{ customerId: 5 }, { customerId: 6 }];
    const { page, codes, passes } = await open();
    expect(Object.keys(codes)).toEqual(['5', '6']);
    expect(await check(codes['6'])).toMatchObject({ reason: null });
    expect(readCode(codes['6'] ?? '')?.pass).toBe(passes?.people[1]?.pass);
    expect(page.getSnapshot().value).toEqual({ open: { shown: 'fresh' } });
  });

  it('remain if the key of the device was deleted', async () => {
    const { page, codes, passes } = await open();
    await deleteStored('device');
    seconds(30);
    // The page has requested the key before this request.
    expect(await readStored('device')).toBeUndefined();
    expect(page.getSnapshot().context).toMatchObject({ codes, passes });
  });

  it('are drawn again in the next half minute if the key could not be used in the present half minute', async () => {
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
  it('advances each second', async () => {
    const { page } = await open();
    seconds(1);
    expect(page.getSnapshot().context.now).toBe(signedAt + 1000);
    seconds(1);
    expect(page.getSnapshot().context.now).toBe(signedAt + 2000);
  });

  it('is correct from the beginning', async () => {
    vi.setSystemTime(signedAt + 60_000);
    const { page } = await open();
    expect(page.getSnapshot().context.now).toBe(signedAt + 60_000);
  });

  it('is stored every five seconds', async () => {
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

  it('is stored at the beginning, so that setting the clock back later has no effect', async () => {
    await openOffline();
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt });
  });

  it('is not stored when nobody is logged in any more (PAS-05)', async () => {
    await open();
    logOut();
    seconds(10);
    expect(await timeKept()).toEqual({ ahead: 0, latest: signedAt });
  });

  it('also advances if it cannot be stored', async () => {
    const { page } = await open();
    vi.stubGlobal('indexedDB', undefined);
    seconds(5);
    expect(page.getSnapshot().context.now).toBe(signedAt + 5000);
  });
});

describe('the page of a pass', () => {
  it('deletes all data after a log-out in another tab (PAS-05)', async () => {
    const { page } = await open();
    logOut();
    sendStorageEvent('linka.session');
    expect((await settled(page)).value).toEqual({ open: 'loggedOut' });
    expect(await databaseNames()).toEqual([]);
  });

  it("shows the log-out if another tab clears the shop's storage", async () => {
    const { page } = await open();
    localStorage.clear();
    sendStorageEvent(null);
    expect((await settled(page)).value).toEqual({ open: 'loggedOut' });
  });

  it('ignores other values that other tabs store', async () => {
    const { page } = await open();
    logOut();
    sendStorageEvent('linka.locale');
    expect(page.getSnapshot().value).toEqual({ open: { shown: 'fresh' } });
  });

  it('shows the passes of another account that logs in in another tab (PAS-05)', async () => {
    const { page } = await open();
    logIn(2);
    server.people = [{ customerId: 8, claims: { sub: '2' } }];
    sendStorageEvent('linka.session');
    expect((await settled(page)).context).toMatchObject({ account: 2, passes: { people: [{ customerId: 8 }] } });
  });

  it('asks for new passes after its account has logged in again', async () => {
    const page = await openOffline();
    server.fail = null;
    sendStorageEvent('linka.session');
    expect((await settled(page)).value).toEqual({ open: { shown: 'fresh' } });
  });

  it('shows a log-out that happened while it was in the browser’s back/forward cache', async () => {
    const { page } = await open();
    logOut();
    sendPageShow(false);
    expect(page.getSnapshot().value).toEqual({ open: { shown: 'fresh' } });
    sendPageShow(true);
    expect((await settled(page)).value).toEqual({ open: 'loggedOut' });
  });

  it('asks for new passes when the network is available again (PAS-01)', async () => {
    const page = await openOffline();
    server.fail = null;
    window.dispatchEvent(new Event('online'));
    expect((await settled(page)).value).toEqual({ open: { shown: 'fresh' } });
  });

  it('has no running timers and listeners after it is closed', async () => {
    const { page } = await open();
    page.stop();
    expect(vi.getTimerCount()).toBe(0);
    const read = vi.spyOn(Storage.prototype, 'getItem');
    sendStorageEvent('linka.session');
    sendPageShow(true);
    expect(read).not.toHaveBeenCalled();
  });
});
