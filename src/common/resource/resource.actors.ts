import { fromPromise } from 'xstate';
import { detailMachineOf } from '../../../machines/resource/resource.machine.ts';

/** A page of one thing, which `fetchDetail` fetches. */
export const provideDetail = <Value>(fetchDetail: (signal: AbortSignal) => Promise<Value>) =>
  detailMachineOf<Value>().provide({
    actors: { fetchDetail: fromPromise<Value>(({ signal }) => fetchDetail(signal)) },
  });
