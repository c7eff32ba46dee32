import { fromPromise } from 'xstate';
import { resourceMachineOf } from '../../../machines/resource/resource.machine.ts';

/** A page of one thing, which `fetchResource` fetches. */
export const provideResource = <Value>(fetchResource: (signal: AbortSignal) => Promise<Value>) =>
  resourceMachineOf<Value>().provide({
    actors: { fetchResource: fromPromise<Value>(({ signal }) => fetchResource(signal)) },
  });
