import { createActor, createMachine, isMachineSnapshot } from 'xstate';
import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';

// The only file that uses private names of XState (with an underscore); a test in explore.test.ts fails when they
// change.

/** One microstep: the selected transitions, and the snapshot after it. */
export interface Microstep {
  readonly event: EventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

export interface StartedActor {
  readonly id: string;
  readonly source: string;
  readonly input: unknown;
  readonly ref: AnyActorRef;
}

export interface Recorder {
  readonly scope: AnyActorScope;
  /** Deletes the recorded data. */
  clear(): void;
  readonly microsteps: Microstep[];
  readonly started: StartedActor[];
  /**
   * The names of the machine's own actions that would be executed, and of the events that would be sent to other actors,
   * in order.
   */
  readonly effects: string[];
}

const isStarted = (params: unknown): params is { actorRef: AnyActorRef; src: unknown; input: unknown } =>
  typeof params === 'object' && params !== null && 'actorRef' in params && params.actorRef !== undefined;

const isSent = (params: unknown): params is { readonly to: AnyActorRef; readonly event: EventObject } =>
  typeof params === 'object' && params !== null && 'to' in params && typeof params.to === 'object' && 'event' in params;

/**
 * A scope for pure transitions that executes nothing. It records which transitions every microstep selects, which
 * actors it would start and which actions it would execute.
 */
export const createRecorder = (): Recorder => {
  const self = createActor(createMachine({}));
  const microsteps: Microstep[] = [];
  const started: StartedActor[] = [];
  const effects: string[] = [];
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    const { event, snapshot, _transitions: transitions } = inspected;
    if (isMachineSnapshot(snapshot)) microsteps.push({ event, transitions, snapshot });
  });
  // Two snapshots of one exploration may both contain the actor of a `systemId`; registering it twice would throw.
  Object.assign(self.system, { _set: () => undefined });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type, params }) => {
      if (!type.startsWith('xstate.')) effects.push(type);
      if (isSent(params)) effects.push(`${params.to.id} ← ${params.event.type}`);
      if (type !== 'xstate.spawnChild' || !isStarted(params)) return;
      started.push({ id: params.actorRef.id, source: String(params.src), input: params.input, ref: params.actorRef });
    },
  };
  const clear = () => {
    microsteps.length = 0;
    started.length = 0;
    effects.length = 0;
  };
  return { scope, clear, microsteps, started, effects };
};

/** The nodes of all active states, the root first. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => nodes;

/** The types of the events that wait for a timer, in the order in which their timers were started. */
export const waitingEvents = ({ system }: AnyActorRef): string[] => {
  const { _scheduledEvents: scheduled } = system.getSnapshot();
  return Object.values(scheduled).map(({ event }) => event.type);
};
