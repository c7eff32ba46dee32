/** As `AbortSignal.any`, which is newer than the oldest supported browsers: aborted as soon as one of them is. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) both.abort(signal.reason);
    else signal.addEventListener('abort', () => both.abort(signal.reason), { once: true, signal: both.signal });
  }
  return both.signal;
}
