import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { withControlledActors } from './controlled-logic.ts';
import { overlappingGuards } from './guards.ts';
import { activeNodes, createRecorder } from './library-insides.ts';
import type { StartedActor } from './library-insides.ts';
import { sourceOf } from './steps.ts';
import type { LivingActors, Step } from './steps.ts';
import { nameTransitions } from './transition-names.ts';

/** A reached state; `key` distinguishes it from other states. */
export interface Configuration {
  readonly key: string;
  readonly label: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly living: LivingActors;
  /** Actors that have ended while the state that invoked them is still active. */
  readonly ended: ReadonlySet<string>;
}

export interface Advance {
  readonly configuration: Configuration;
  /** The names of the transitions taken, in order, including `always` transitions. */
  readonly transitions: readonly string[];
  readonly started: readonly StartedActor[];
  /** The names of the machine's own actions that the step executes: its side effects. */
  readonly effects: readonly string[];
  /** The places where guards overlapped: `source | event`. */
  readonly overlaps: readonly string[];
}

export interface PureRun {
  readonly machine: AnyStateMachine;
  readonly names: ReadonlyMap<AnyTransitionDefinition, string>;
  /** The configuration of a snapshot of this run or of a live actor, in the same form as in the exploration. */
  configure(snapshot: AnyMachineSnapshot, ended: ReadonlySet<string>): Configuration;
  start(input: unknown): Advance;
  /** Takes a step. Throws the error of a guard or an action. */
  advance(from: Configuration, step: Step): Advance;
}

/** The dotted paths of all active states; `''` is the machine as a whole. */
export const statePaths = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot).map(({ path }) => path.join('.'));

const livingIn = (snapshot: AnyMachineSnapshot, ended: ReadonlySet<string>): LivingActors => {
  if (snapshot.status !== 'active') return new Map();
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return new Map(
    Object.entries(children).flatMap(([id, ref]) => (ref === undefined || ended.has(id) ? [] : [[id, sourceOf(ref)]])),
  );
};

const historyOf = (snapshot: AnyMachineSnapshot) =>
  Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, (nodes ?? []).map((node) => node.id)]);

const keyOf = (model: FlowModel, snapshot: AnyMachineSnapshot, living: LivingActors): string =>
  JSON.stringify([
    snapshot.status,
    snapshot.value,
    model.abstract ? model.abstract(snapshot.context) : snapshot.context,
    historyOf(snapshot),
    [...living.keys()].toSorted(),
    snapshot.output,
  ]);

/** Runs a machine in memory without executing any action; its actors are placeholders that do nothing. */
export const createPureRun = (model: FlowModel): PureRun => {
  const machine = withControlledActors(model.machine);
  const names = nameTransitions(machine);
  const recorder = createRecorder();

  const configure = (snapshot: AnyMachineSnapshot, ended: ReadonlySet<string>): Configuration => {
    const living = livingIn(snapshot, ended);
    return { key: keyOf(model, snapshot, living), label: stateLabel(snapshot.value), snapshot, living, ended };
  };

  const describeAdvance = (snapshot: AnyMachineSnapshot, ended: ReadonlySet<string>, overlaps: string[]): Advance => {
    const configuration = configure(snapshot, ended);
    const fired = recorder.microsteps.flatMap(({ transitions }) => transitions);
    return {
      configuration,
      transitions: fired.map((transition) => names.get(transition) ?? '(unnamed)'),
      started: recorder.started.filter(({ id, ref }) => configuration.living.has(id) && snapshot.children[id] === ref),
      effects: [...recorder.effects],
      overlaps,
    };
  };

  return {
    machine,
    names,
    configure,
    start(input) {
      recorder.clear();
      const snapshot = machine.getInitialSnapshot(recorder.scope, input);
      return describeAdvance(snapshot, new Set(), []);
    },
    advance({ snapshot, ended }, step) {
      recorder.clear();
      const next = machine.transition(snapshot, step.event, recorder.scope);
      const over = step.kind === 'outcome' && !('snapshot' in step.outcome) ? [...ended, step.actor] : [...ended];
      const still = over.filter((id) => next.children[id] !== undefined && next.children[id] === snapshot.children[id]);
      return describeAdvance(next, new Set(still), overlappingGuards(snapshot, step.event, recorder.microsteps));
    },
  };
};
