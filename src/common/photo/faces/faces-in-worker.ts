import type { Face } from '#rules/photo-faces.ts';
import { anySignal } from '#runtime/any-signal.ts';
import { askWorker } from '../ask-worker.ts';

/** What a slow telephone needs, and more; nobody waits for the advice, which nobody would read later. */
const patience = 8000;

/** A file of the bytes of a data URL; the page's policy does not let it be fetched. */
function fileOf(photo: string): Blob {
  const bytes = atob(photo.slice(photo.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0)], { type: 'image/jpeg' });
}

/**
 * The faces in a photo, a JPEG as a data URL; they are looked for beside the page only, since the page would stand still.
 * Fails where that is not possible, and when it takes too long.
 */
export function facesInWorker(photo: string, signal: AbortSignal): Promise<readonly Face[]> {
  const worker = new Worker(new URL('./faces.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<readonly Face[]>(worker, fileOf(photo), anySignal([signal, AbortSignal.timeout(patience)]));
}
