import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate';

/** A placeholder of a call that `<flow>.actors.ts` provides. The placeholder fails. */
export const providedPromise = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('not provided')));

/**
 * A placeholder of a source of events, such as `ticks`, that `<flow>.actors.ts` provides. The placeholder sends no
 * events.
 */
export const providedCallback = <Input = NonReducibleUnknown>() => fromCallback<AnyEventObject, Input>(() => {});

/** A placeholder of a side effect that `<flow>.actors.ts` provides. The placeholder does nothing. */
export const providedAction = () => {};

/** The event of a `ticks` actor: the clock's time in epoch milliseconds, each second and when the device wakes up. */
export interface Tick {
  readonly type: 'tick';
  readonly now: number;
}
