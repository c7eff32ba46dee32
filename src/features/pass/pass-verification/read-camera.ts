/** The browser's own reader of QR codes, where it has one. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => BarcodeReader;
  }
}

/** Milliseconds between two looks. */
const interval = 200;

/** Whether the browser can read codes with its camera. */
export const canReadCamera = (): boolean =>
  window.BarcodeDetector !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/**
 * Shows the camera's picture in the video and looks for a code. Returns what ends it.
 *
 * @param found called once, with the first code
 * @param failed called if the camera cannot be used
 */
export function readCamera(video: () => HTMLVideoElement | null, found: (code: string) => void, failed: () => void) {
  const ended = new AbortController();
  const { signal } = ended;
  const run = async (): Promise<void> => {
    const { BarcodeDetector } = window;
    if (BarcodeDetector === undefined) throw new Error('the browser reads no codes');
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    const element = video();
    if (element === null) throw new Error('there is no place for the picture');
    element.srcObject = stream;
    // Some browsers answer only when the first picture has come; looking need not wait for that.
    void element.play().catch(() => {});
    const reader = new BarcodeDetector({ formats: ['qr_code'] });
    const look = async (): Promise<void> => {
      const [code] = await reader.detect(element);
      if (code === undefined || signal.aborted) return;
      ended.abort();
      found(code.rawValue);
    };
    const timer = setInterval(() => void look().catch(() => {}), interval);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
  run().catch(() => {
    if (!signal.aborted) failed();
    ended.abort();
  });
  return () => ended.abort();
}
