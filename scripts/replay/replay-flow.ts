import { createActor, getStateNodes, initialTransition, transition } from 'xstate';
import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { TicketFlow, TicketStep } from '#contract/entities/replay-ticket.ts';
import { stateLabel } from '#machines/common/state-label.ts';

/** Today's machines by their ids. */
export type Machines = ReadonlyMap<string, AnyStateMachine>;

/** One step, with the state in the ticket and today's state. */
export interface ReplayedStep {
  /** The event; null for the start of the flow. */
  readonly step: TicketStep | null;
  /** The state in the ticket. */
  readonly was: string;
  /** The state that today's machine reaches; null if it cannot continue. */
  readonly today: string | null;
  /** Why today's machine differs; null if it does not differ. */
  readonly difference: string | null;
}

export interface ReplayedFlow {
  readonly flow: TicketFlow;
  readonly steps: readonly ReplayedStep[];
}

/** An actor that does nothing: the replay ticket already contains the answers of the actors. */
const inert = {
  transition: (snapshot: object) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: object) => snapshot,
} as unknown as AnyActorLogic;

const withInertActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors ?? {}).map((name) => [name, inert])),
  });

/** Restores the snapshots of child machines, which a ticket contains as plain data (`$snapshot`). */
function revive(value: unknown, machines: Machines): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((own) => revive(own, machines));
  const entries = Object.entries(value).map(([key, own]) => [key, revive(own, machines)] as const);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  const snapshot = copy['$snapshot'];
  if (typeof snapshot !== 'object' || snapshot === null || !('machine' in snapshot)) return copy;
  const { machine, value: state, status, context, output } = snapshot as Readonly<Record<string, unknown>>;
  const known = machines.get(String(machine));
  if (known === undefined) throw new Error(`there is no machine "${String(machine)}" any more, which it started`);
  return known.resolveState({
    value: state as StateValue,
    context,
    status: status as 'active',
    output,
  });
}

function beginOf(machine: AnyStateMachine, { beginning }: TicketFlow, machines: Machines): AnyMachineSnapshot {
  if (beginning.by === 'input') return initialTransition(machine, revive(beginning.input, machines))[0];
  const { value, context, history = {}, status } = beginning;
  const snapshot = machine.resolveState({
    value: value as StateValue,
    context: revive(context, machines),
    historyValue: Object.fromEntries(
      Object.entries(history).map(([id, states]) => [id, states.map((state) => machine.getStateNodeById(state))]),
    ),
    status: status === 'done' ? 'done' : 'active',
  });
  // A machine that starts in the middle of its life needs the actors that its state invokes.
  const invoked = getStateNodes(machine.root, snapshot.value).flatMap((node) => node.invoke);
  const children = Object.fromEntries(invoked.map(({ id }) => [id, createActor(inert, { id })]));
  return Object.assign(snapshot, { children });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes one step; an error is thrown by a guard or an assignment of today's machine. */
function take(run: () => AnyMachineSnapshot): { readonly snapshot: AnyMachineSnapshot } | { readonly broken: string } {
  try {
    const snapshot = run();
    return snapshot.status === 'error' ? { broken: messageOf(snapshot.error) } : { snapshot };
  } catch (error) {
    return { broken: messageOf(error) };
  }
}

const accepts = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): boolean =>
  snapshot.status === 'active' && machine.getTransitionData(snapshot, event).length > 0;

/**
 * Runs one flow of a ticket with today's machine, without executing actions or actors: each event of the ticket in its
 * order. If today's machine reaches another state, the replay continues from this state; if the machine fails, the
 * replay ends.
 */
export function replayFlow(flow: TicketFlow, steps: readonly TicketStep[], machines: Machines): ReplayedFlow {
  const own = machines.get(flow.machine);
  const begin = { step: null, was: flow.state };
  if (own === undefined) {
    const difference = `there is no machine "${flow.machine}" any more`;
    return { flow, steps: [{ ...begin, today: null, difference }] };
  }
  const machine = withInertActors(own);
  const started = take(() => beginOf(machine, flow, machines));
  if ('broken' in started) {
    return { flow, steps: [{ ...begin, today: null, difference: `it cannot begin: ${started.broken}` }] };
  }
  let { snapshot } = started;
  const first = stateLabel(snapshot.value);
  const replayed: ReplayedStep[] = [
    { ...begin, today: first, difference: first === flow.state ? null : 'it begins in another state' },
  ];
  for (const step of steps) {
    const before = snapshot;
    let isAccepted = false;
    const taken = take(() => {
      const event = revive(step.event, machines) as EventObject;
      isAccepted = accepts(machine, before, event);
      return transition(machine, before, event)[0];
    });
    if ('broken' in taken) {
      replayed.push({ step, was: step.state, today: null, difference: `it breaks: ${taken.broken}` });
      break;
    }
    ({ snapshot } = taken);
    const today = stateLabel(snapshot.value);
    const why = isAccepted ? 'it goes to another state' : 'it does not accept the event there';
    replayed.push({ step, was: step.state, today, difference: today === step.state ? null : why });
  }
  return { flow, steps: replayed };
}
