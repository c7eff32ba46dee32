import type { PhotoWork, PhotoWorkResults } from './photo-work.ts';

type Answer<Result> = { readonly result: Result } | { readonly error: string };

/** Has the work done beside the page. It fails where the browser has no canvas or no decoder in a worker. */
function inWorker<Result>(work: PhotoWork, signal: AbortSignal): Promise<Result> {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the work was stopped')));
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Result>>) => {
      if ('result' in data) resolve(data.result);
      else reject(new Error(data.error));
    });
    // A worker's messages have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(work);
  }).finally(() => worker.terminate());
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
