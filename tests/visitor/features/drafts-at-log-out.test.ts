// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideSession } from '#features/visitor/session/session.actors.ts';
import { createShopClock } from '#runtime/clock.ts';
import { begin, find, type DraftAccount } from '../../card-application/server/draft-cases.ts';
import { createDevice } from '../../common/src/support/device-accounts.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { deviceTime, isStored, minute, storeSession, tokenOf } from '../../common/src/support/stored-session.ts';
import { stubDatabases } from '../../common/src/support/stub-databases.ts';

beforeEach(() => {
  stubDatabases();
  window.localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
});
afterEach(() => vi.unstubAllGlobals());

const tabOf = (accountId: number): DraftAccount => ({
  ...createDevice().openTab(accountId),
  customerId: 1,
  file: () => Promise.reject(new Error('no application is filed here')),
});

/** A page of the account 7, which has begun an application as the account 8 has. */
async function openPage() {
  for (const id of [7, 8]) await begin(tabOf(id));
  storeSession();
  return openTab();
}

async function openTab() {
  const clock = createShopClock(() => deviceTime);
  const session = createActor(provideSession({ ...recordingShop({}).shop, clock })).start();
  await expect.poll(() => session.getSnapshot().matches('loggedIn')).toBe(true);
  return session;
}

const begunBy = async (accountId: number) => (await find(tabOf(accountId))) !== null;
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('the begun applications that the device keeps (WIZ-06)', () => {
  it('are erased when the person logs out, but not those of another account', async () => {
    const session = await openPage();
    session.send({ type: 'logOut' });
    await expect.poll(() => begunBy(7)).toBe(false);
    expect(await begunBy(8)).toBe(true);
  });

  it('are erased when the person logs out in another tab', async () => {
    const here = await openPage();
    const elsewhere = await openTab();
    elsewhere.send({ type: 'logOut' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'linka.session' }));
    expect(here.getSnapshot().matches('loggedOut')).toBe(true);
    await expect.poll(() => begunBy(7)).toBe(false);
  });

  it('are erased also if the browser cannot list its databases', async () => {
    const session = await openPage();
    Object.assign(indexedDB, { databases: undefined });
    session.send({ type: 'logOut' });
    await expect.poll(() => begunBy(7)).toBe(false);
  });

  it('are erased with those of other accounts if the shop cannot open their database', async () => {
    const session = await openPage();
    const later = indexedDB.open('linka-drafts', 2);
    await new Promise((resolve) => {
      later.addEventListener('success', resolve);
    });
    later.result.close();
    session.send({ type: 'logOut' });
    await expect.poll(databases).toEqual([]);
  });

  it('stay when the session expires, for the next log-in', async () => {
    const session = await openPage();
    session.send({ type: 'tick', now: deviceTime + 60 * minute });
    expect([session.getSnapshot().context.endReason, isStored()]).toEqual(['expired', false]);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(await begunBy(7)).toBe(true);
  });

  it('make no database on a device that keeps none', async () => {
    storeSession({ token: tokenOf(deviceTime + 60 * minute) });
    const session = await openTab();
    session.send({ type: 'logOut' });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(await databases()).toEqual([]);
  });
});
