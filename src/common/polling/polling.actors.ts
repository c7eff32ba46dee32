import { fromCallback, type AnyEventObject } from 'xstate';
import { pollingMachine } from '../../../machines/polling/polling.machine.ts';

/** Tells when the page is hidden, and when it is to be seen again. */
const visibility = fromCallback<AnyEventObject>(({ sendBack }) => {
  const ended = new AbortController();
  const tell = () => sendBack({ type: document.visibilityState === 'visible' ? 'seen' : 'hidden' });
  document.addEventListener('visibilitychange', tell, { signal: ended.signal });
  return () => ended.abort();
});

/** Follows what changes by itself; `ask` has it fetched anew. */
export const providePolling = (ask: () => void) => pollingMachine.provide({ actors: { visibility }, actions: { ask } });
