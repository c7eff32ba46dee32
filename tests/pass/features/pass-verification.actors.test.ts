// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type Actor } from 'xstate';
import { providePassVerification } from '#features/pass/pass-verification/pass-verification.actors.ts';
import { newDeviceKey } from '#features/pass/signatures.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import type { passVerificationMachine } from '#machines/pass/pass-verification/pass-verification.machine.ts';
import { codeIn } from '#rules/pass-code.ts';
import { createPassClock } from '#runtime/pass-clock.ts';
import { stubCamera } from '../../common/src/support/camera.ts';
import { stubPassBrowser, unstubPassBrowser } from '../../common/src/support/pass-browser.ts';
import { noNetwork, passKeysAnswer } from '../../common/src/support/pass-server.ts';
import { createAuthority, drawCode } from './pass-authority.ts';

const fetchKeys = vi.fn<typeof fetch>();
let camera: ReturnType<typeof stubCamera>;
let code: string;
let other: string;
beforeEach(async () => {
  stubPassBrowser();
  camera = stubCamera();
  const authority = await createAuthority();
  const device = await newDeviceKey();
  code = await drawCode(device, await authority.issue(device));
  other = await drawCode(device, await authority.issue(device, { nam: 'Jan Novák', tkt: [] }));
  fetchKeys.mockReset().mockImplementation(passKeysAnswer(authority.keys));
  vi.stubGlobal('fetch', fetchKeys);
});
const opened: Actor<typeof passVerificationMachine>[] = [];
afterEach(() => {
  for (const page of opened.splice(0)) page.stop();
  camera.remove();
  unstubPassBrowser();
  window.history.replaceState(null, '', '/');
});

/** Opens the page that checks passes, with this hash in its address. */
function open(hash = '') {
  window.history.replaceState(null, '', `/verify-pass${hash}`);
  const machine = providePassVerification(createPassClock());
  const page = createActor(machine, { input: { code: codeIn(window.location.hash), canScan: true } });
  opened.push(page);
  return page.start();
}

type Page = ReturnType<typeof open>;
const reaches = (page: Page, state: 'valid' | 'refused' | 'unchecked' | 'waiting') =>
  waitFor(page, (snapshot) => snapshot.matches(state));

/** Changes the hash of the address, as after a second code was scanned with the device's own camera. */
function follow(hash: string): void {
  window.history.replaceState(null, '', `/verify-pass${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

const nextTask = () => vi.advanceTimersByTimeAsync(0);

describe('the page that checks passes (PAS-06)', () => {
  it('checks the code in its address with the public keys and the time', async () => {
    const { context } = await reaches(open(`#${code}`), 'valid');
    expect(context.verdict).toMatchObject({ claims: { nam: 'Jana Nováková' }, drawnAt: signedAt, checkedAt: signedAt });
  });

  it('uses the time of the operator', async () => {
    const { keys } = await createAuthority();
    fetchKeys.mockImplementation(async () =>
      Response.json(keys, { headers: { 'x-linka-time': String(signedAt + 600_000) } }),
    );
    const { context } = await reaches(open(`#${code}`), 'refused');
    expect(context.verdict).toMatchObject({ checkedAt: signedAt + 600_000 });
  });

  it('shows that a code cannot be checked without the public keys', async () => {
    fetchKeys.mockRejectedValue(new TypeError('no network'));
    const { context } = await reaches(open(`#${code}`), 'unchecked');
    expect(context).toMatchObject({ verdict: null, failure: noNetwork });
  });

  it('fetches the public keys when it opens, so that later codes can be checked without a network', async () => {
    const page = open();
    await expect.poll(() => localStorage.getItem('linka.passKeys')).not.toBeNull();
    expect(fetchKeys).toHaveBeenCalledOnce();
    fetchKeys.mockRejectedValue(new TypeError('no network'));
    page.send({ type: 'change', value: code });
    page.send({ type: 'check' });
    expect((await reaches(page, 'valid')).context.verdict?.reason).toBeNull();
  });

  it('fetches the public keys only once if its address has a code', async () => {
    await reaches(open(`#${code}`), 'valid');
    expect(fetchKeys).toHaveBeenCalledOnce();
  });

  it('opens even if the public keys cannot be fetched', async () => {
    fetchKeys.mockRejectedValue(new TypeError('no network'));
    const page = open();
    await nextTask();
    expect(page.getSnapshot().value).toBe('waiting');
  });

  it('checks another code when its address changes, and ignores an address without a code', async () => {
    const page = open(`#${code}`);
    await reaches(page, 'valid');
    follow('');
    expect(page.getSnapshot().value).toBe('valid');
    follow(`#${other}`);
    expect((await reaches(page, 'refused')).context).toMatchObject({
      code: other,
      verdict: { reason: 'NO_TICKET', claims: { nam: 'Jan Novák' } },
    });
  });

  it('removes only the code from its address before another code is checked', async () => {
    const page = open(`#${code}`);
    await reaches(page, 'valid');
    const entries = window.history.length;
    page.send({ type: 'again' });
    expect(page.getSnapshot().value).toBe('waiting');
    expect(window.location.pathname).toBe('/verify-pass');
    expect(window.location.href).not.toContain('#');
    expect(window.history.length).toBe(entries);
  });

  it('does not listen to changes of its address any more when it is closed', async () => {
    const page = open();
    const remove = vi.spyOn(window, 'removeEventListener');
    page.stop();
    expect(remove.mock.calls.map(([name]) => name)).toContain('hashchange');
  });
});

describe('the camera of the page that checks passes', () => {
  it('shows its picture on the page, and a code in the picture is checked', async () => {
    const page = open();
    page.send({ type: 'startScan' });
    await nextTask();
    expect(camera.video.srcObject).toBe(camera.stream);
    camera.sees(`https://shop.example/verify-pass#${code}`);
    await vi.advanceTimersByTimeAsync(200);
    expect((await reaches(page, 'valid')).context.code).toBe(code);
    expect(camera.stopped()).toEqual([true, true]);
  });

  it('gets its video element in the next task, after the page has rendered it', async () => {
    camera.video.remove();
    const page = open();
    page.send({ type: 'startScan' });
    document.body.append(camera.video);
    await nextTask();
    expect(page.getSnapshot().value).toBe('scanning');
    expect(camera.video.srcObject).toBe(camera.stream);
  });

  it('leads to an error message if the person does not allow the camera', async () => {
    camera.isForbidden();
    const page = open();
    page.send({ type: 'startScan' });
    await nextTask();
    expect(page.getSnapshot()).toMatchObject({ value: 'waiting', context: { failure: { name: 'CAMERA_FAILED' } } });
  });

  it.each([
    ['no place', ''],
    ['no video', '<p id="camera-picture"></p>'],
  ])('is switched off with an error message if there is %s for its picture', async (_, html) => {
    camera.video.remove();
    document.body.insertAdjacentHTML('beforeend', html);
    const page = open();
    page.send({ type: 'startScan' });
    await nextTask();
    expect(page.getSnapshot()).toMatchObject({ value: 'waiting', context: { failure: { name: 'CAMERA_FAILED' } } });
    expect(camera.stopped()).toEqual([true, true]);
    document.getElementById('camera-picture')?.remove();
  });

  it('is switched off when the person stops', async () => {
    const page = open();
    page.send({ type: 'startScan' });
    await nextTask();
    page.send({ type: 'stopScan' });
    expect(camera.stopped()).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not requested if the person stops at once', async () => {
    const page = open();
    page.send({ type: 'startScan' });
    page.send({ type: 'stopScan' });
    await nextTask();
    expect(camera.asked).toEqual([]);
  });
});
