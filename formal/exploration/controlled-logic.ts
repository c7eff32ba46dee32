import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import type { Outcome } from '#machines/common/flow-model.ts';

type ControlEvent = { readonly type: 'formal.outcome'; readonly outcome: Outcome };
export type ControlledLogic = ActorLogic<Snapshot<unknown>, EventObject, unknown>;

const isControl = (event: EventObject): event is ControlEvent => event.type === 'formal.outcome';

const after = (snapshot: Snapshot<unknown>, outcome: Outcome): Snapshot<unknown> => {
  if ('output' in outcome) return { status: 'done', output: outcome.output, error: undefined };
  if ('error' in outcome) return { status: 'error', output: undefined, error: outcome.error };
  const { answersOnly: _, ...shown } = snapshot as Snapshot<unknown> & { readonly answersOnly?: true };
  return Object.assign(shown, outcome.snapshot);
};

/** Like every actor of XState, a stopped actor is not active any more, so that it reports nothing to its parent. */
const stopped: Snapshot<unknown> = { status: 'stopped', output: undefined, error: undefined };

/** An actor that does nothing until a path ends it. `onStart` is called at every start. */
export const controlledLogic = (onStart: (id: string, input: unknown) => void): ControlledLogic => {
  const inputs = new WeakMap<Snapshot<unknown>, unknown>();
  return {
    transition: (snapshot, event) => {
      if (isControl(event)) return after(snapshot, event.outcome);
      return event.type === 'xstate.stop' ? stopped : Object.assign({ ...snapshot }, { answersOnly: true });
    },
    getInitialSnapshot: (_, input) => {
      const snapshot: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined };
      inputs.set(snapshot, input);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (snapshot, { id }) => onStart(id, inputs.get(snapshot)),
  };
};

export const endWith = (outcome: Outcome): ControlEvent => ({ type: 'formal.outcome', outcome });

/**
 * Whether the event is a snapshot that a child machine sends by itself: at its start and after each event that it gets.
 * These snapshots are ignored, because here only an outcome of a path may report a snapshot.
 */
const isOwnSnapshot = (event: EventObject): boolean =>
  event.type.startsWith('xstate.snapshot.') &&
  'snapshot' in event &&
  (!Object.hasOwn(Object(event.snapshot), 'value') || Object.hasOwn(Object(event.snapshot), 'answersOnly'));

const ignoreOwnSnapshots = (machine: AnyStateMachine): void => {
  const transition = machine.transition.bind(machine);
  machine.transition = (snapshot, event, scope) =>
    isOwnSnapshot(event) ? snapshot : transition(snapshot, event, scope);
};

/** An endless loop of `always` transitions throws an error after this number of microsteps. */
const maxIterations = 1000;

/**
 * The machine, with every actor of `setup` replaced by a controlled actor. `onStart` gets the actor's source, id and
 * input.
 */
export const withControlledActors = (
  machine: AnyStateMachine,
  onStart: (source: string, id: string, input: unknown) => void = () => undefined,
): AnyStateMachine => {
  const sources = Object.keys(machine.implementations.actors ?? {});
  const controlled = machine.provide({
    actors: Object.fromEntries(
      sources.map((source) => [source, controlledLogic((id, input) => onStart(source, id, input))]),
    ),
  });
  ignoreOwnSnapshots(controlled);
  Object.assign(controlled.options, { maxIterations });
  return controlled;
};
