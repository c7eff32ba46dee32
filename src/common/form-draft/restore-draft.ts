import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

interface Form {
  getSnapshot(): AnyMachineSnapshot;
  send(event: AnyEventObject): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * Enters into a form what had been entered before, each piece once the form takes it; what it never takes, since it is
 * not offered any more, stays out with all that follows. Returns what ends it.
 */
export function enterAgain(form: Form, events: readonly AnyEventObject[], finished: () => void): () => void {
  const left = [...events];
  let sending = false;
  const enter = () => {
    if (sending) return;
    sending = true;
    for (let next = left[0]; next !== undefined; next = left[0]) {
      const snapshot = form.getSnapshot();
      if (snapshot.hasTag('busy') || !snapshot.can(next)) break;
      left.shift();
      form.send(next);
    }
    sending = false;
    if (left.length > 0) return;
    subscription.unsubscribe();
    finished();
  };
  const subscription = form.subscribe(enter);
  enter();
  return () => subscription.unsubscribe();
}
