// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canReadCamera, readCamera } from '#features/pass/pass-verification/read-camera.ts';
import { stubCamera } from '../../common/src/support/camera.ts';

let camera: ReturnType<typeof stubCamera>;
beforeEach(() => {
  vi.useFakeTimers();
  camera = stubCamera();
});
afterEach(() => {
  camera.remove();
  vi.useRealTimers();
});

/** Everything that the browser answers at once is answered. */
const answered = () => vi.advanceTimersByTimeAsync(0);
const look = () => vi.advanceTimersByTimeAsync(200);

async function start(video: () => HTMLVideoElement | null = () => camera.video) {
  const found = vi.fn<(code: string) => void>();
  const failed = vi.fn<() => void>();
  const end = readCamera(video, found, failed);
  await answered();
  return { end, found, failed };
}

describe('reading codes with the camera (PAS-06)', () => {
  it('asks for the camera at the back, and shows its picture', async () => {
    const { failed } = await start();
    expect(camera.asked).toEqual([{ video: { facingMode: 'environment' } }]);
    expect(camera.video.srcObject).toBe(camera.stream);
    expect(camera.plays()).toBe(1);
    expect(camera.formats).toEqual([['qr_code']]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('looks five times a second at the picture until it sees a code, then switches the camera off', async () => {
    const { found, failed } = await start();
    await vi.advanceTimersByTimeAsync(199);
    expect(camera.lookedAt).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await look();
    expect(camera.lookedAt).toEqual([camera.video, camera.video]);
    expect(found).not.toHaveBeenCalled();
    expect(camera.stopped()).toEqual([false, false]);
    camera.sees('the code', 'another code');
    await look();
    expect(found).toHaveBeenCalledExactlyOnceWith('the code');
    expect(camera.stopped()).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
    expect(failed).not.toHaveBeenCalled();
  });

  it('goes on looking when one look has failed', async () => {
    const { found, failed } = await start();
    camera.failsToLook();
    await look();
    camera.sees('the code');
    await look();
    expect(found).toHaveBeenCalledExactlyOnceWith('the code');
    expect(failed).not.toHaveBeenCalled();
  });

  it('looks also while the browser does not say that the picture is shown', async () => {
    camera.refusesToPlay();
    const { found, failed } = await start();
    camera.sees('the code');
    await look();
    expect(found).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });

  it('tells a code only once, although two looks have seen it', async () => {
    const { found } = await start();
    const seen = camera.looksSlowly();
    await look();
    await look();
    expect(camera.lookedAt).toHaveLength(2);
    seen('the code');
    await answered();
    expect(found).toHaveBeenCalledOnce();
  });

  it('that is ended switches the camera off, and tells nothing that it sees later', async () => {
    const { end, found, failed } = await start();
    const seen = camera.looksSlowly();
    await look();
    end();
    expect(camera.stopped()).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
    seen('the code');
    await answered();
    expect(found).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('that is ended before the person has allowed the camera switches it off again', async () => {
    const allow = camera.waitsForPermission();
    const { end, failed } = await start();
    end();
    allow();
    await answered();
    expect(camera.stopped()).toEqual([true, true]);
    expect(camera.video.srcObject).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    expect(failed).not.toHaveBeenCalled();
  });

  it('tells when the person does not allow the camera', async () => {
    camera.isForbidden();
    const { failed, found } = await start();
    expect(failed).toHaveBeenCalledOnce();
    expect(found).not.toHaveBeenCalled();
  });

  it('tells nothing of a refusal that comes when it has been ended', async () => {
    const forbid = camera.waitsForRefusal();
    const { end, failed } = await start();
    end();
    forbid();
    await answered();
    expect(failed).not.toHaveBeenCalled();
  });

  it('tells when there is no place for the picture, and switches the camera off', async () => {
    const { failed } = await start(() => null);
    expect(failed).toHaveBeenCalledOnce();
    expect(camera.stopped()).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells when the browser reads no codes, and does not ask for the camera', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    const { failed } = await start();
    expect(failed).toHaveBeenCalledOnce();
    expect(camera.asked).toEqual([]);
  });
});

describe('whether codes can be read with the camera', () => {
  it('depends on a reader of codes, a camera and a secure connection', () => {
    expect(canReadCamera()).toBe(true);
  });

  it('is not so without a reader of codes', () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    expect(canReadCamera()).toBe(false);
  });

  it('is not so without cameras', () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    expect(canReadCamera()).toBe(false);
  });

  it('is not so without a secure connection', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(canReadCamera()).toBe(false);
  });
});
