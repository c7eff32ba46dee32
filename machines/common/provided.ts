import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate';

/** A call that `<flow>.actors.ts` provides; until then it fails. */
export const providedPromise = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('not provided')));

/** A source of events, such as `ticks`, that `<flow>.actors.ts` provides; until then it is silent. */
export const providedCallback = <Input = NonReducibleUnknown>() => fromCallback<AnyEventObject, Input>(() => {});

/** A side effect that `<flow>.actors.ts` provides; until then nothing happens. */
export const providedAction = () => {};

/** What a `ticks` actor sends: the clock's time in epoch milliseconds, each second and when the device wakes. */
export interface Tick {
  readonly type: 'tick';
  readonly now: number;
}
