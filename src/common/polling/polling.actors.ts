import { fromCallback, type AnyEventObject } from 'xstate';
import { pollingMachine } from '#machines/common/polling/polling.machine.ts';

/** Sends `hidden` when the page becomes hidden, and `seen` when it becomes visible. */
const visibility = fromCallback<AnyEventObject>(({ sendBack }) => {
  const ended = new AbortController();
  const sendVisibility = () => sendBack({ type: document.visibilityState === 'visible' ? 'seen' : 'hidden' });
  document.addEventListener('visibilitychange', sendVisibility, { signal: ended.signal });
  return () => ended.abort();
});

/** Repeats a request while its result still changes; `ask` makes the request. */
export const providePolling = (ask: () => void) => pollingMachine.provide({ actors: { visibility }, actions: { ask } });
