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

/** Waits until all immediate answers of the browser have arrived. */
const settleAnswers = () => vi.advanceTimersByTimeAsync(0);
const look = () => vi.advanceTimersByTimeAsync(200);

async function start(video: () => HTMLVideoElement | null = () => camera.video) {
  const found = vi.fn<(code: string) => void>();
  const failed = vi.fn<() => void>();
  const end = readCamera(video, found, failed);
  await settleAnswers();
  return { end, found, failed };
}

describe('reading codes with the camera (PAS-06)', () => {
  it('requests the camera at the back, and shows its picture', async () => {
    const { failed } = await start();
    expect(camera.asked).toEqual([{ video: { facingMode: 'environment' } }]);
    expect(camera.video.srcObject).toBe(camera.stream);
    expect(camera.plays()).toBe(1);
    expect(camera.formats).toEqual([['qr_code']]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('reads the picture five times a second until it contains a code, then switches the camera off', async () => {
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

  it('continues after an attempt to read the picture has failed', async () => {
    const { found, failed } = await start();
    camera.failsToLook();
    await look();
    camera.sees('the code');
    await look();
    expect(found).toHaveBeenCalledExactlyOnceWith('the code');
    expect(failed).not.toHaveBeenCalled();
  });

  it('reads the picture even if the browser refuses to play the video', async () => {
    camera.refusesToPlay();
    const { found, failed } = await start();
    camera.sees('the code');
    await look();
    expect(found).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });

  it('reports a code only once, even if two attempts have found it', async () => {
    const { found } = await start();
    const seen = camera.looksSlowly();
    await look();
    await look();
    expect(camera.lookedAt).toHaveLength(2);
    seen('the code');
    await settleAnswers();
    expect(found).toHaveBeenCalledOnce();
  });

  it('switches the camera off when it is ended, and reports no later code', async () => {
    const { end, found, failed } = await start();
    const seen = camera.looksSlowly();
    await look();
    end();
    expect(camera.stopped()).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
    seen('the code');
    await settleAnswers();
    expect(found).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('switches the camera off again if it was ended before the person allowed the camera', async () => {
    const allow = camera.waitsForPermission();
    const { end, failed } = await start();
    end();
    allow();
    await settleAnswers();
    expect(camera.stopped()).toEqual([true, true]);
    expect(camera.video.srcObject).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    expect(failed).not.toHaveBeenCalled();
  });

  it('reports a failure if the person does not allow the camera', async () => {
    camera.isForbidden();
    const { failed, found } = await start();
    expect(failed).toHaveBeenCalledOnce();
    expect(found).not.toHaveBeenCalled();
  });

  it('does not report a refusal after it was ended', async () => {
    const forbid = camera.waitsForRefusal();
    const { end, failed } = await start();
    end();
    forbid();
    await settleAnswers();
    expect(failed).not.toHaveBeenCalled();
  });

  it('reports a failure if there is no video element, and switches the camera off', async () => {
    const { failed } = await start(() => null);
    expect(failed).toHaveBeenCalledOnce();
    expect(camera.stopped()).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a failure if the browser cannot read codes, and does not request the camera', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    const { failed } = await start();
    expect(failed).toHaveBeenCalledOnce();
    expect(camera.asked).toEqual([]);
  });
});

describe('reading codes with the camera', () => {
  it('is possible with a code reader, a camera and a secure connection', () => {
    expect(canReadCamera()).toBe(true);
  });

  it('is impossible without a code reader', () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    expect(canReadCamera()).toBe(false);
  });

  it('is impossible without cameras', () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    expect(canReadCamera()).toBe(false);
  });

  it('is impossible without a secure connection', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(canReadCamera()).toBe(false);
  });
});
