import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

interface Form {
  getSnapshot(): AnyMachineSnapshot;
  send(event: AnyEventObject): void;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * Sends a form the events of a draft, each as soon as the form accepts it. An event that the form never accepts, since
 * its option is not offered any more, is not sent, nor are those after it. Returns the function that ends the restoring.
 */
export function restoreDraft(form: Form, events: readonly AnyEventObject[], finished: () => void): () => void {
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
