import { askWorker } from './ask-worker.ts';
import type { PhotoWork, PhotoWorkResults } from './photo-work.ts';

/** Has the work done beside the page. It fails where the browser has no canvas or no decoder in a worker. */
function inWorker<Result>(work: PhotoWork, signal: AbortSignal): Promise<Result> {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<Result>(worker, work, signal);
}

/** Does the work beside the page, or in the page if the browser cannot do it there. */
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
