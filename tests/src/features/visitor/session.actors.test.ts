// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideSession } from '../../../../src/features/visitor/session/session.actors.ts';
import { createShopClock } from '../../../../src/runtime/clock.ts';
import { recordingShop } from '../../support/recording-shop.ts';

const minute = 60_000;
const deviceTime = Date.UTC(2026, 10, 21, 8);
const username = 'adult@linka.example';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (expiresAt: number): string =>
  `${base64url({ alg: 'HS256' })}.${base64url({ exp: expiresAt / 1000, sub: '7', username })}.signature`;

function storeSession(changes: Readonly<Record<string, unknown>>): void {
  const value = {
    token: tokenOf(deviceTime + 60 * minute),
    customerAccountId: 7,
    username,
    customer: null,
    ...changes,
  };
  window.localStorage.setItem('linka.session', JSON.stringify({ version: 1, value }));
}

async function startSession() {
  const clock = createShopClock(() => deviceTime);
  const session = createActor(provideSession({ ...recordingShop({}).shop, clock })).start();
  await vi.advanceTimersByTimeAsync(0);
  return { session, clock, isLoggedIn: () => session.getSnapshot().matches('loggedIn') };
}

const isStored = () => window.localStorage.getItem('linka.session') !== null;

it('keeps of the log-in who is logged in, and not how long the cart lived then', async () => {
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
    storeSession({});
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

  it("does not end if it is over only by the device's clock, which is ahead of the server's (SES-06)", async () => {
    storeSession({ token: tokenOf(deviceTime - 120 * minute) });
    const { isLoggedIn, clock } = await startSession();
    await vi.advanceTimersByTimeAsync(5000);
    expect(isLoggedIn()).toBe(true);
    clock.correct(deviceTime - 180 * minute);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isLoggedIn()).toBe(true);
  });

  it("ends with a message if it is over by the server's time, as soon as that is known (SES-02, SES-06)", async () => {
    storeSession({ token: tokenOf(deviceTime - minute) });
    const { session, isLoggedIn, clock } = await startSession();
    clock.correct(deviceTime);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isLoggedIn()).toBe(false);
    expect(session.getSnapshot().context.endReason).toBe('expired');
    expect(isStored()).toBe(false);
  });
});
