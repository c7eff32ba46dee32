import { askWorker } from './ask-worker.ts';
import type { PhotoWork, PhotoWorkResults } from './photo-work.ts';

/** Does the work in a worker. Rejects if the browser has no canvas or no decoder in a worker. */
function inWorker<Result>(work: PhotoWork, signal: AbortSignal): Promise<Result> {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<Result>(worker, work, signal);
}

/** Does the work in a worker, or in the page if the browser cannot do it in a worker. */
export async function runPhotoWork<Kind extends PhotoWork['kind']>(
  work: Extract<PhotoWork, { kind: Kind }>,
  signal: AbortSignal,
): Promise<PhotoWorkResults[Kind]> {
  try {
    return await inWorker<PhotoWorkResults[Kind]>(work, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const { doPhotoWork } = await import('./photo-work.ts');
    return doPhotoWork(work) as Promise<PhotoWorkResults[Kind]>;
  }
}
