type Answer<Result> = { readonly result: Result } | { readonly error: string };

/**
 * Gives a worker its only task, and terminates the worker afterwards. Rejects if the worker fails or `signal` is
 * aborted.
 */
export function askWorker<Result>(worker: Worker, work: unknown, signal: AbortSignal): Promise<Result> {
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
