import type { Stretch } from '#runtime/flow-log/flow-log.ts';
import type { Shop } from '#runtime/shop.ts';

/** A change of a machine's state. */
export interface FlowStep {
  /** In epoch milliseconds. */
  readonly at: number;
  readonly machine: string;
  readonly from: string;
  readonly to: string;
  /** The type of the event. The payload is not included, so that it does not leave the browser. */
  readonly event: string;
}

interface Followers {
  readonly changed: (step: FlowStep) => void;
  /** Called when an actor of a machine has failed, for any reason. */
  readonly failed: (machine: string, error: unknown) => void;
}

/** The id of an actor may contain the id of a row, which must not be reported. */
const withoutNumbers = (type: string): string => type.replaceAll(/\d+/g, '0');

/** Reports the steps of the flow log: first the steps since the page was opened, then each new step. */
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
