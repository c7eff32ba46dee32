// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { provideSession } from '#features/visitor/session/session.actors.ts';
import { createShopClock } from '#runtime/clock.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import {
  deviceTime,
  isStored,
  kept,
  minute,
  storeSession,
  tokenOf,
  username,
} from '../../common/src/support/stored-session.ts';

const end = deviceTime + 60 * minute;
const running: { stop: () => void }[] = [];
const deleteDatabase = vi.fn(() => new EventTarget());

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('indexedDB', { deleteDatabase });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const session of running.splice(0)) session.stop();
  deleteDatabase.mockClear();
});

/** Opens the page. `serverTime`: the server's time from an earlier response; null = there was no response yet. */
async function openPage(serverTime: number | null = null, answers: Readonly<Record<string, unknown>> = {}) {
  const clock = createShopClock(() => deviceTime);
  if (serverTime !== null) clock.correct(serverTime);
  const notified: unknown[] = [];
  const tell: Shop['tell'] = (id, { type }) => {
    const { value } = session.getSnapshot();
    notified.push([id, type, typeof value === 'string' ? value : Object.keys(value)[0]]);
  };
  const timers = new SimulatedClock();
  const session = createActor(provideSession({ ...recordingShop(answers).shop, clock, tell }), { clock: timers });
  session.start();
  running.push(session);
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'));
  return { session, timers, notified, isLoggedIn: () => session.getSnapshot().matches('loggedIn') };
}

async function logIn(answer: object) {
  const page = await openPage(null, { login: answer });
  page.session.send({ type: 'changeUsername', value: username });
  page.session.send({ type: 'changePassword', value: 'a password' });
  page.session.send({ type: 'submit' });
  await waitFor(page.session, (snapshot) => !snapshot.hasTag('busy'));
  return page;
}

describe('a page that is opened again (SES-06)', () => {
  it('restores who is logged in, and when the session ends', async () => {
    storeSession();
    const { session } = await openPage();
    expect(session.getSnapshot().context.session).toEqual({ ...kept, expiresAt: end });
  });

  it('accepts a token that does not contain the account', async () => {
    storeSession({ token: tokenOf(end, {}) });
    expect((await openPage()).isLoggedIn()).toBe(true);
  });

  it.each([
    [end - 1, true],
    [end, false],
    [end + 1, false],
  ])("at %d by the server's time is logged in: %s", async (serverTime, isLoggedIn) => {
    storeSession();
    expect((await openPage(serverTime)).isLoggedIn()).toBe(isLoggedIn);
    expect(isStored()).toBe(isLoggedIn);
  });

  it('deletes the stored pass if it cannot restore the session', async () => {
    storeSession({ username: 'other@linka.example' });
    await openPage();
    expect(deleteDatabase.mock.calls).toEqual([['linka-pass']]);
  });

  it('deletes no stored pass if nobody was logged in', async () => {
    expect((await openPage()).isLoggedIn()).toBe(false);
    expect(deleteDatabase).not.toHaveBeenCalled();
  });
});

describe('cart and account page (SES-04)', () => {
  it("are notified of a log-in after the session's state has changed", async () => {
    storeSession();
    const { notified } = await openPage();
    expect(notified).toEqual([
      ['cart', 'sessionStarted', 'loggedIn'],
      ['customerSelection', 'sessionStarted', 'loggedIn'],
      ['mailLanguage', 'sessionStarted', 'loggedIn'],
    ]);
  });

  it("are notified of a log-out after the session's state has changed, and the stored pass is deleted", async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    storeSession();
    const { session, notified } = await openPage();
    notified.splice(0);
    session.send({ type: 'logOut' });
    await Promise.resolve();
    expect(notified).toEqual([
      ['cart', 'sessionEnded', 'loggedOut'],
      ['customerSelection', 'sessionEnded', 'loggedOut'],
      ['mailLanguage', 'sessionEnded', 'loggedOut'],
    ]);
    expect([isStored(), deleteDatabase.mock.calls]).toEqual([false, [['linka-pass']]]);
  });
});

describe('a log-in', () => {
  it('fails if its token cannot be read, and nothing is stored', async () => {
    const { session, isLoggedIn } = await logIn({ ...kept, token: 'no token' });
    expect(isLoggedIn()).toBe(false);
    expect(session.getSnapshot().context.failure).toEqual({ name: 'UNREADABLE_ANSWER', status: 0, metadata: {} });
    expect(isStored()).toBe(false);
  });
});

describe('another tab (SES-05)', () => {
  const report = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it.each([['linka.session'], [null]])('ends the session here if it has ended the session there: %s', async (key) => {
    storeSession();
    const { session } = await openPage();
    window.localStorage.removeItem('linka.session');
    report(key);
    expect(session.getSnapshot().matches('loggedOut')).toBe(true);
    expect(session.getSnapshot().context.endReason).toBe('loggedOut');
  });

  it('changes nothing here if it stores a value other than the session', async () => {
    storeSession();
    const { isLoggedIn } = await openPage();
    window.localStorage.removeItem('linka.session');
    report('linka.cart');
    expect(isLoggedIn()).toBe(true);
  });

  it('makes this page reload if another account has logged in in the other tab', async () => {
    storeSession();
    const { timers } = await openPage();
    const other = 'other@linka.example';
    storeSession({ token: tokenOf(end, { sub: '8', username: other }), customerAccountId: 8, username: other });
    report('linka.session');
    const reload = vi.fn();
    vi.stubGlobal('window', { location: { reload }, removeEventListener: () => {} });
    timers.increment(100);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not listened to any more when the page has ended', async () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const { session } = await openPage();
    session.stop();
    const ofStorage = (calls: readonly (readonly unknown[])[]) => calls.filter(([type]) => type === 'storage');
    expect(ofStorage(add.mock.calls)).toHaveLength(1);
    expect(ofStorage(remove.mock.calls)).toEqual(ofStorage(add.mock.calls));
    vi.restoreAllMocks();
  });
});
