import type { CallHold } from '#api/call-environment.ts';
import type { HeldCall } from '#machines/common/flow-map/flow-map.types.ts';

/** Holds calls until they are released. If the caller aborts a held call, it is removed and never sent. */
export interface CallGate {
  readonly hold: CallHold;
  readonly letThrough: (id: number) => void;
  readonly letAllThrough: () => void;
}

/** @param onChanged called with the held calls whenever these have changed */
export function createCallGate(onChanged: (held: readonly HeldCall[]) => void): CallGate {
  const waiting = new Map<number, { readonly name: string; readonly go: () => void }>();
  let last = 0;
  const reportWaiting = () => onChanged([...waiting].map(([id, { name }]) => ({ id, name })));
  const end = (id: number) => {
    const call = waiting.get(id);
    if (!waiting.delete(id)) return;
    reportWaiting();
    call?.go();
  };
  return {
    hold: ({ name }, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        last += 1;
        const id = last;
        waiting.set(id, { name, go: resolve });
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
          end(id);
        });
        reportWaiting();
      }),
    letThrough: end,
    letAllThrough: () => {
      for (const id of waiting.keys()) end(id);
    },
  };
}
