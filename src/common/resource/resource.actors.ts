import { fromPromise } from 'xstate';
import { resourceMachineOf } from '#machines/common/resource/resource.machine.ts';

/** The machine of a page that shows a single resource; `fetchResource` fetches it. */
export const provideResource = <Value>(fetchResource: (signal: AbortSignal) => Promise<Value>) =>
  resourceMachineOf<Value>().provide({
    actors: { fetchResource: fromPromise<Value>(({ signal }) => fetchResource(signal)) },
  });
