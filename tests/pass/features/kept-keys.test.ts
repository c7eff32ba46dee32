// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeySource } from '#features/pass/pass-verification/kept-keys.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { stubPassBrowser, unstubPassBrowser } from '../../common/src/support/pass-browser.ts';
import { noNetwork, passKeysAnswer } from '../../common/src/support/pass-server.ts';
import { createAuthority } from './pass-authority.ts';

const hour = 3_600_000;

let keys: Awaited<ReturnType<typeof createAuthority>>['keys'];
let newer: typeof keys;
const fetchKeys = vi.fn<typeof fetch>();
beforeEach(async () => {
  stubPassBrowser();
  ({ keys } = await createAuthority());
  ({ keys: newer } = await createAuthority('newer'));
  fetchKeys.mockReset();
  vi.stubGlobal('fetch', fetchKeys);
});
afterEach(unstubPassBrowser);

const answerWith = (answered: unknown, time?: number) => fetchKeys.mockImplementation(passKeysAnswer(answered, time));
const failFetching = () => fetchKeys.mockRejectedValue(new TypeError('no network'));

/** The key source and the clock of a page that was just opened. */
function openPage() {
  const clock = createPassClock();
  return { clock, keysOf: createKeySource(clock) };
}

const keptText = () => localStorage.getItem('linka.passKeys');
const keepFromBefore = (time = { ahead: 0, latest: signedAt }) =>
  localStorage.setItem('linka.passKeys', JSON.stringify({ version: 1, value: { keys, time } }));

describe('the public keys with which passes are checked (PAS-06)', () => {
  it("are fetched from the operator without the browser's HTTP cache", async () => {
    answerWith(keys);
    expect(await openPage().keysOf()).toEqual(keys);
    expect(fetchKeys).toHaveBeenCalledExactlyOnceWith(
      '/.well-known/linka-pass-keys.json',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });

  it('are stored with the time, so that the next page needs no network', async () => {
    answerWith(keys, signedAt + hour);
    await openPage().keysOf();
    failFetching();
    const { clock, keysOf } = openPage();
    expect(clock.now()).toBe(signedAt + hour);
    expect(await keysOf()).toEqual(keys);
  });

  it('are read if an earlier page has stored them, and the clock continues from the stored time (PAS-02)', async () => {
    keepFromBefore({ ahead: 0, latest: signedAt + 2 * hour });
    failFetching();
    const { clock, keysOf } = openPage();
    expect(clock.now()).toBe(signedAt + 2 * hour);
    expect(await keysOf()).toEqual(keys);
  });

  it('are replaced when the network has other keys', async () => {
    keepFromBefore();
    answerWith(newer);
    expect(await openPage().keysOf()).toEqual(newer);
    expect(keptText()).toContain('newer');
  });

  it('set the clock to the time in their response', async () => {
    answerWith(keys, signedAt - hour);
    const { clock, keysOf } = openPage();
    await keysOf();
    expect(clock.now()).toBe(signedAt - hour);
  });

  it.each([
    ['no time', undefined],
    ['an invalid time', 0],
  ])('do not set the clock when the response has %s', async (_, time) => {
    answerWith(keys, time);
    const { clock, keysOf } = openPage();
    await keysOf();
    expect(clock.now()).toBe(signedAt);
    expect(clock.known().ahead).toBe(0);
  });

  it('are taken from the store if newer keys do not arrive within two seconds; newer keys are stored when they arrive', async () => {
    keepFromBefore();
    const answer = Promise.withResolvers<Response>();
    fetchKeys.mockReturnValue(answer.promise);
    const received = vi.fn();
    const receiving = openPage().keysOf().then(received);
    await vi.advanceTimersByTimeAsync(1999);
    expect(received).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await receiving;
    expect(received).toHaveBeenCalledExactlyOnceWith(keys);
    answer.resolve(await passKeysAnswer(newer)());
    await expect.poll(keptText).toContain('newer');
  });

  it('are awaited for longer than two seconds when no keys are stored', async () => {
    const answer = Promise.withResolvers<Response>();
    fetchKeys.mockReturnValue(answer.promise);
    const received = vi.fn();
    const receiving = openPage().keysOf().then(received);
    await vi.advanceTimersByTimeAsync(5000);
    expect(received).not.toHaveBeenCalled();
    answer.resolve(await passKeysAnswer(newer)());
    await receiving;
    expect(received).toHaveBeenCalledExactlyOnceWith(newer);
  });

  it.each([
    ['there is no network', () => failFetching()],
    ['the answer has another form', () => answerWith({ issuer: 'https://shop.example' })],
    ['the answer is not JSON', () => fetchKeys.mockImplementation(async () => new Response('<html>'))],
  ])('are unavailable when no keys are stored and %s', async (_, arrange) => {
    arrange();
    await expect(openPage().keysOf()).rejects.toEqual(noNetwork);
    expect(keptText()).toBeNull();
  });

  it.each([
    ['the form of the keys', { keys: { issuer: 'https://shop.example' }, time: { ahead: 0, latest: 0 } }],
    ['the form of the time', { keys: null, time: {} }],
  ])('are unavailable when the stored data do not have %s', async (_, { keys: other, time }) => {
    localStorage.setItem('linka.passKeys', JSON.stringify({ version: 1, value: { keys: other ?? keys, time } }));
    failFetching();
    const { clock, keysOf } = openPage();
    await expect(keysOf()).rejects.toEqual(noNetwork);
    expect(clock.now()).toBe(signedAt);
  });

  it('are awaited for eight seconds at most', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const ended = new AbortController();
      setTimeout(() => ended.abort(), milliseconds);
      return ended.signal;
    });
    fetchKeys.mockImplementation(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const refused = vi.fn();
    const asking = openPage().keysOf().catch(refused);
    await vi.advanceTimersByTimeAsync(7999);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(refused).toHaveBeenCalledExactlyOnceWith(noNetwork);
  });
});
