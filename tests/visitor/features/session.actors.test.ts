// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideSession } from '#features/visitor/session/session.actors.ts';
import { createShopClock } from '#runtime/clock.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import {
  deviceTime,
  isStored,
  minute,
  storeSession,
  tokenOf,
  username,
} from '../../common/src/support/stored-session.ts';

async function startSession() {
  const clock = createShopClock(() => deviceTime);
  const session = createActor(provideSession({ ...recordingShop({}).shop, clock })).start();
  await vi.advanceTimersByTimeAsync(0);
  return { session, clock, isLoggedIn: () => session.getSnapshot().matches('loggedIn') };
}

it('the session stores who is logged in, but keeps the end of the cart only in memory (SES-01)', async () => {
  window.localStorage.clear();
  const token = tokenOf(deviceTime + 60 * minute);
  const customer = { id: 3, firstName: 'Jana', lastName: 'Novotná' };
  const answer = { token, customerAccountId: 7, username, customer: { ...customer, cartLifeTime: 90 } };
  const clock = createShopClock(() => deviceTime);
  const session = createActor(provideSession({ ...recordingShop({ login: answer }).shop, clock })).start();
  await expect.poll(() => session.getSnapshot().matches('loggedOut')).toBe(true);
  session.send({ type: 'changeUsername', value: username });
  session.send({ type: 'changePassword', value: 'a password' });
  session.send({ type: 'submit' });
  await expect.poll(() => session.getSnapshot().matches('loggedIn')).toBe(true);
  expect(session.getSnapshot().context.cartEndsAt).toBe(deviceTime + 90_000);
  session.stop();
  const stored: unknown = JSON.parse(window.localStorage.getItem('linka.session') ?? '');
  expect(stored).toEqual({ version: 1, value: { token, customerAccountId: 7, username, customer } });
});

describe('the stored session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it('is restored after a reload (SES-06)', async () => {
    storeSession();
    expect((await startSession()).isLoggedIn()).toBe(true);
  });

  it.each([
    ['username of another account', { username: 'other@linka.example' }],
    ['id of another account', { customerAccountId: 8 }],
    ['token that no header can contain', { token: `${tokenOf(deviceTime + minute)}\n` }],
  ])('is deleted if it has a %s (SES-06, APP-12)', async (_what, changes) => {
    storeSession(changes);
    expect((await startSession()).isLoggedIn()).toBe(false);
    expect(isStored()).toBe(false);
  });

  it("does not end if it has expired only by the device's clock, which is ahead of the server's (SES-06)", async () => {
    storeSession({ token: tokenOf(deviceTime - 120 * minute) });
    const { isLoggedIn, clock } = await startSession();
    await vi.advanceTimersByTimeAsync(5000);
    expect(isLoggedIn()).toBe(true);
    clock.correct(deviceTime - 180 * minute);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isLoggedIn()).toBe(true);
  });

  it("ends with a message if it has expired by the server's time, as soon as this time is known (SES-02, SES-06)", async () => {
    storeSession({ token: tokenOf(deviceTime - minute) });
    const { session, isLoggedIn, clock } = await startSession();
    clock.correct(deviceTime);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isLoggedIn()).toBe(false);
    expect(session.getSnapshot().context.endReason).toBe('expired');
    expect(isStored()).toBe(false);
  });
});

describe('a log-out (TRL-03)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const answers = {
    'is answered': () => Promise.resolve(new Response(null, { status: 204 })),
    'is refused': () => Promise.resolve(new Response('{}', { status: 401 })),
    'gets no answer': () => Promise.reject(new TypeError('offline')),
  };

  it.each(Object.entries(answers))(
    'is reported to the server without waiting for the response, also if the call %s',
    async (_, answer) => {
      storeSession();
      const sent = vi.fn<typeof fetch>(answer);
      vi.stubGlobal('fetch', sent);
      const { session } = await startSession();
      session.send({ type: 'logOut' });
      expect(session.getSnapshot().matches('loggedOut')).toBe(true);
      expect(isStored()).toBe(false);
      await Promise.resolve();
      const [address, options] = sent.mock.calls[0] ?? [];
      expect(address).toMatch(/^\/api\/eshop\/auth\/log-out\?timezoneOffset=-?\d+$/);
      expect(options).toEqual({
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf(deviceTime + 60 * minute)}` },
        keepalive: true,
      });
      await vi.advanceTimersByTimeAsync(5000);
      expect(sent).toHaveBeenCalledOnce();
      expect(session.getSnapshot().context.endReason).toBe('loggedOut');
    },
  );

  it('is not reported to the server if the session has expired or was refused', async () => {
    const sent = vi.fn<typeof fetch>(answers['is answered']);
    vi.stubGlobal('fetch', sent);
    storeSession();
    const refused = await startSession();
    refused.session.send({ type: 'sessionRefused', now: deviceTime });
    storeSession({ token: tokenOf(deviceTime - minute) });
    const { clock, isLoggedIn } = await startSession();
    clock.correct(deviceTime);
    await vi.advanceTimersByTimeAsync(1000);
    expect([refused.isLoggedIn(), isLoggedIn()]).toEqual([false, false]);
    expect(sent).not.toHaveBeenCalled();
  });
});
