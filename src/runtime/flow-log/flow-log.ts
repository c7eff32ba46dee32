import {
  isMachineSnapshot,
  type AnyMachineSnapshot,
  type EventObject,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import { createSecretHiding } from './secrets.ts';

export interface LoggedStep {
  /** In epoch milliseconds. */
  readonly at: number;
  readonly event: EventObject;
  readonly state: string;
}

export type LoggedBeginning =
  | { readonly by: 'input'; readonly input: unknown }
  | {
      readonly by: 'snapshot';
      readonly value: StateValue;
      readonly context: unknown;
      /** For each history state: the ids of the states that it restores. */
      readonly history: Readonly<Record<string, string[]>>;
      readonly status: AnyMachineSnapshot['status'];
    };

/** A part of one machine's log: how this part began, and each event with the state after it. */
export interface Stretch {
  readonly machine: string;
  readonly beginning: LoggedBeginning;
  readonly state: string;
  readonly steps: readonly LoggedStep[];
}

/**
 * The last few hundred events of all machines, with their payloads and the states after them. Values are kept by
 * reference; passwords and tokens are not kept. The log leaves the tab only as a replay ticket, without anything about a
 * person.
 */
export interface FlowLog {
  readonly inspect: (event: InspectionEvent) => void;
  readonly stretches: () => readonly Stretch[];
}

type ActorRef = InspectionEvent['actorRef'];

interface Growing extends Stretch {
  readonly actor: WeakRef<ActorRef>;
  readonly steps: LoggedStep[];
}

export interface FlowLogLimits {
  /** The largest number of steps of all machines together. */
  readonly kept: number;
  /** A machine starts a new stretch after this number of steps. */
  readonly stretch: number;
}

const usual: FlowLogLimits = { kept: 500, stretch: 50 };

const timeOf = (step: LoggedStep | undefined): number =>
  step?.event.type === 'tick' && 'now' in step.event ? Number(step.event.now) : Number.NaN;

/**
 * A tick contains only the time. Of three ticks without another event between them, the middle one adds no information.
 */
const isBetween = (first: LoggedStep | undefined, middle: LoggedStep | undefined, last: LoggedStep): boolean =>
  timeOf(first) <= timeOf(middle) &&
  timeOf(middle) <= timeOf(last) &&
  first?.state === middle?.state &&
  middle?.state === last.state;

const historyOf = (value: AnyMachineSnapshot['historyValue']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(value).map(([id, nodes]) => [id, nodes.map((node) => node.id)]));

export function createFlowLog(now: () => number, limits: FlowLogLimits = usual): FlowLog {
  let stretches: Growing[] = [];
  let count = 0;
  const isFull = (): boolean => count > limits.kept && stretches.length > 1;
  const current = new WeakMap<ActorRef, Growing>();
  const lean = createSecretHiding(crypto.getRandomValues(new Uint32Array(8)));

  const begin = (actor: ActorRef, { machine, value }: AnyMachineSnapshot, beginning: LoggedBeginning): Growing => {
    const begun = { actor: new WeakRef(actor), machine: machine.id, beginning, state: stateLabel(value), steps: [] };
    stretches.push(begun);
    current.set(actor, begun);
    count += 1;
    return begun;
  };
  const beginningOf = ({ machine, value, context, historyValue, status }: AnyMachineSnapshot): LoggedBeginning => ({
    by: 'snapshot',
    value,
    context: lean(machine.id, context),
    history: historyOf(historyValue),
    status,
  });

  /** Drops the oldest stretch. If its machine is still running in this stretch, a new stretch is started for it. */
  const dropOldest = () => {
    const [oldest, ...others] = stretches;
    if (oldest === undefined) return;
    stretches = others;
    count -= 1 + oldest.steps.length;
    const actor = oldest.actor.deref();
    if (actor === undefined || current.get(actor) !== oldest) return;
    const snapshot: unknown = actor.getSnapshot();
    if (isMachineSnapshot(snapshot) && snapshot.status === 'active') begin(actor, snapshot, beginningOf(snapshot));
    else current.delete(actor);
  };

  const add = (growing: Growing, step: LoggedStep) => {
    const { steps } = growing;
    const [first, last] = steps.slice(-2);
    if (isBetween(first, last, step)) {
      steps[steps.length - 1] = step;
      return;
    }
    steps.push(step);
    count += 1;
  };

  return {
    stretches: () => stretches,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { snapshot, event, actorRef } = inspected;
      const growing = current.get(actorRef);
      if (event.type === 'xstate.init' && growing === undefined) {
        const input: unknown = 'input' in event ? event.input : undefined;
        begin(actorRef, snapshot, { by: 'input', input: lean(snapshot.machine.id, input) });
      } else if (growing === undefined) {
        begin(actorRef, snapshot, beginningOf(snapshot));
      } else {
        const kept = lean(snapshot.machine.id, event) as EventObject;
        add(growing, { at: now(), event: kept, state: stateLabel(snapshot.value) });
        if (growing.steps.length >= limits.stretch && snapshot.status === 'active')
          begin(actorRef, snapshot, beginningOf(snapshot));
      }
      while (isFull()) dropOldest();
    },
  };
}
