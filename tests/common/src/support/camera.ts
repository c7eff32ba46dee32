import { vi } from 'vitest';

type Seen = readonly { readonly rawValue: string }[];

const asSeen = (codes: readonly string[]): Seen => codes.map((rawValue) => ({ rawValue }));

/** A browser with a camera and a QR code reader, and a video element on the page. */
export function stubCamera() {
  const tracks = [{ stopped: false }, { stopped: false }];
  const stream = {
    getTracks: () =>
      tracks.map((track) => ({
        stop: () => {
          track.stopped = true;
        },
      })),
  };
  const asked: unknown[] = [];
  const lookedAt: unknown[] = [];
  const formats: unknown[] = [];
  let open = async (): Promise<unknown> => stream;
  let detect = async (): Promise<Seen> => [];

  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: (constraints: unknown) => {
        asked.push(constraints);
        return open();
      },
    },
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      constructor(options: { readonly formats: readonly string[] }) {
        formats.push(options.formats);
      }
      detect(picture: unknown) {
        lookedAt.push(picture);
        return detect();
      }
    },
  );
  vi.stubGlobal('isSecureContext', true);

  const video = document.createElement('video');
  video.id = 'camera-picture';
  document.body.append(video);
  // jsdom has no media streams.
  Object.defineProperty(video, 'srcObject', { writable: true, value: undefined });
  const play = vi.spyOn(video, 'play').mockResolvedValue();

  return {
    asked,
    formats,
    lookedAt,
    stream,
    video,
    plays: () => play.mock.calls.length,
    stopped: () => tracks.map(({ stopped }) => stopped),
    sees: (...codes: string[]) => {
      detect = async () => asSeen(codes);
    },
    failsToLook: () => {
      detect = async () => {
        throw new Error('the picture has not come');
      };
    },
    refusesToPlay: () => void play.mockRejectedValue(new Error('not yet')),
    /** Each detection waits until the test shows its code. */
    looksSlowly: () => {
      const seen = Promise.withResolvers<Seen>();
      detect = () => seen.promise;
      return (code: string) => seen.resolve(asSeen([code]));
    },
    isForbidden: () => {
      open = async () => {
        throw new Error('not allowed');
      };
    },
    waitsForPermission: () => {
      const permission = Promise.withResolvers<unknown>();
      open = () => permission.promise;
      return () => permission.resolve(stream);
    },
    waitsForRefusal: () => {
      const permission = Promise.withResolvers<unknown>();
      open = () => permission.promise;
      return () => permission.reject(new Error('not allowed'));
    },
    remove: () => {
      video.remove();
      Reflect.deleteProperty(navigator, 'mediaDevices');
      vi.unstubAllGlobals();
    },
  };
}
