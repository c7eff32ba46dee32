import type { Stretch } from '#runtime/flow-log/flow-log.ts';
import type { Shop } from '#runtime/shop.ts';

/** A machine has reached another state. */
export interface FlowStep {
  /** In epoch milliseconds. */
  readonly at: number;
  readonly machine: string;
  readonly from: string;
  readonly to: string;
  /** The type of the event, whose payload stays here. */
  readonly event: string;
}

interface Followers {
  readonly changed: (step: FlowStep) => void;
  /** An actor of a machine has failed, for any reason. */
  readonly failed: (machine: string, error: unknown) => void;
}

/** Ids of rows may be parts of an actor's id. */
const withoutNumbers = (type: string): string => type.replaceAll(/\d+/g, '0');

/** Follows the flow log: first what it has kept since the page began, then each event. */
export function followFlows({ log, machines }: Pick<Shop, 'log' | 'machines'>, { changed, failed }: Followers): void {
  const known = new WeakMap<Stretch, { readonly steps: number; readonly state: string }>();
  const read = (stretch: Stretch): void => {
    const before = known.get(stretch) ?? { steps: 0, state: stretch.state };
    let { state } = before;
    for (const { at, event, state: to } of stretch.steps.slice(before.steps)) {
      if (to !== state) changed({ at, machine: stretch.machine, from: state, to, event: withoutNumbers(event.type) });
      if (event.type.startsWith('xstate.error.') && 'error' in event) failed(stretch.machine, event['error']);
      state = to;
    }
    known.set(stretch, { steps: stretch.steps.length, state });
  };
  const readAll = (): void => {
    for (const stretch of log.stretches()) if (known.get(stretch)?.steps !== stretch.steps.length) read(stretch);
  };
  readAll();
  machines.subscribe(readAll);
}
