/** The browser's own reader of QR codes; not every browser has it. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => BarcodeReader;
  }
}

/** Milliseconds between two attempts to read a code. */
const interval = 200;

/** Whether the browser can read codes with its camera. */
export const canReadCamera = (): boolean =>
  window.BarcodeDetector !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/**
 * Shows the camera's picture in the video and tries to read a code. Returns a function that stops it.
 *
 * @param onFound called only once, with the first code
 * @param onFailed called if the camera cannot be used
 */
export function readCamera(
  video: () => HTMLVideoElement | null,
  onFound: (code: string) => void,
  onFailed: () => void,
) {
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
    // In some browsers this promise resolves only at the first picture; reading need not wait for it.
    void element.play().catch(() => {});
    const reader = new BarcodeDetector({ formats: ['qr_code'] });
    const readCode = async (): Promise<void> => {
      const [code] = await reader.detect(element);
      if (code === undefined || signal.aborted) return;
      ended.abort();
      onFound(code.rawValue);
    };
    const timer = setInterval(() => void readCode().catch(() => {}), interval);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
  run().catch(() => {
    if (!signal.aborted) onFailed();
    ended.abort();
  });
  return () => ended.abort();
}
