import type { CallHold } from '#api/call-environment.ts';
import type { HeldCall } from '#machines/common/flow-map/flow-map.types.ts';

/** Holds calls until they are let through. A call that its caller aborts meanwhile is held no more and is never sent. */
export interface CallGate {
  readonly hold: CallHold;
  readonly letThrough: (id: number) => void;
  readonly letAllThrough: () => void;
}

/** @param changed called with the held calls whenever they have changed */
export function createCallGate(changed: (held: readonly HeldCall[]) => void): CallGate {
  const waiting = new Map<number, { readonly name: string; readonly go: () => void }>();
  let last = 0;
  const tell = () => changed([...waiting].map(([id, { name }]) => ({ id, name })));
  const end = (id: number) => {
    const call = waiting.get(id);
    if (!waiting.delete(id)) return;
    tell();
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
        tell();
      }),
    letThrough: end,
    letAllThrough: () => {
      for (const id of waiting.keys()) end(id);
    },
  };
}
