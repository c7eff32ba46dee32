/**
 * Like `AbortSignal.any`, which the oldest supported browsers do not have: the signal is aborted as soon as one of the
 * given signals is aborted.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) both.abort(signal.reason);
    else signal.addEventListener('abort', () => both.abort(signal.reason), { once: true, signal: both.signal });
  }
  return both.signal;
}
