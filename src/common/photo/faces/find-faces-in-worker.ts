import { fromBase64 } from '#rules/base64.ts';
import type { Face } from '#rules/photo-faces.ts';
import { anySignal } from '#runtime/any-signal.ts';
import { askWorker } from '../ask-worker.ts';

/** Enough time even for a slow telephone. A longer wait is useless: the advice would come too late to be read. */
const patience = 8000;

/**
 * Converts a data URL into a file. `fetch` cannot be used, because the content security policy forbids it for data URLs.
 */
const fileOf = (photo: string): Blob =>
  new Blob([fromBase64(photo.slice(photo.indexOf(',') + 1))], { type: 'image/jpeg' });

/**
 * Returns the faces in a photo (a JPEG as a data URL). Works only in a worker, because the page would freeze otherwise.
 * Rejects if the browser cannot do it in a worker, or if it takes too long.
 */
export function findFacesInWorker(photo: string, signal: AbortSignal): Promise<readonly Face[]> {
  const worker = new Worker(new URL('./faces.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<readonly Face[]>(worker, fileOf(photo), anySignal([signal, AbortSignal.timeout(patience)]));
}
