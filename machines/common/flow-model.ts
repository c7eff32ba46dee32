import type { GenericSchema } from 'valibot';
import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';

/**
 * The formal model of a flow: the data for proofs and tests that the machine itself does not contain. Each flow has one
 * file `model/<flow>.model.ts` in the folder of its machine; `formal/` uses it to explore the machine, to prove
 * properties and to generate tests.
 *
 * What the models require of a machine:
 * - `setup({ types, actors, guards, actions, delays }).createMachine({ id, ... })`: one literal config; every guard,
 *   action, actor and delay has a name; every invoke has an `id`; functions only as `context`, `input`, `output`.
 * - Actors are placeholders, `fromPromise<Output, Input>(() => Promise.reject(new Error('not provided')))` and
 *   `fromCallback(...)`; `<flow>.actors.ts` provides the real ones. A child machine has a model of its own; the model of
 *   its parent lists only its outcomes.
 * - Time enters as named `after` delays, and as environment events (`{ type: 'tick', now }`) that an invoked callback
 *   actor (`src: 'ticks'`) sends. Side effects are named actions, no-ops in `setup`, provided in `<flow>.actors.ts`.
 * - Context and payloads are plain JSON. Named guards and actions read the output of an actor from its event, which the
 *   type of the events lists as `DoneActorEvent<Output, 'id'> | ErrorActorEvent<unknown, 'id'>`. Random values (an
 *   idempotency key) come from the input, from the payload of an event or from a provided action whose placeholder in
 *   `setup` is deterministic: exploration must not find a new value each time.
 * - The input of an actor that needs an id takes it from the context with `required`, never with a stand-in such as 0.
 * - Every state in which the person waits for an answer has the tag `busy`. States have `description` and
 *   `meta.requirements`.
 *
 * A *state path* is the path from the root to a state, joined with dots, without the machine's id: `loggedOut.editing`.
 */

/** The event types of a machine, without the types that XState adds. */
export type EventTypeOf<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}`>;

type WithoutType<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

/** The payload of an event of this type: all its properties except `type`. */
export type PayloadOf<Machine extends AnyStateMachine, Type extends string> = WithoutType<
  Extract<EventFrom<Machine>, { type: Type }>
>;

type Logics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

/** The names of the actors in `setup`. */
export type ActorSourceOf<Machine extends AnyStateMachine> = keyof Logics<Machine> & string;

/**
 * A way in which an invoked actor may end (`output`, `error`), or a snapshot that a child machine may report
 * (`snapshot`).
 */
export type Outcome<Output = unknown> =
  | { readonly output: Output }
  | { readonly error: unknown }
  | { readonly snapshot: unknown };

/**
 * The payloads of an event, by name. If an event needs only one payload, its name is `plain`, and step names leave it
 * out.
 */
export type Cases<Payload> = Readonly<Record<string, Payload>>;

export type PropertyName =
  | 'noCrash'
  | 'noDeadlock'
  | 'noLivelock'
  | 'answersHandled'
  | 'noDoubleSubmit'
  | 'oneContentPerKey'
  | 'expiryReachable'
  | 'leavable'
  | 'lateAnswersHarmless'
  | 'guardsExclusive'
  | 'contextFits'
  | 'contextPlain'
  | 'invariants';

/**
 * A walk from a named input by named steps (`submit`, `change/empty`, `save=REFUSED`, `after patience in open.saving`)
 * to a state.
 */
export interface Scenario<Machine extends AnyStateMachine> {
  readonly input: string;
  readonly steps: readonly string[];
  /** The label of the state at the end (`machines/common/state-label.ts`). */
  readonly ends: string;
  /**
   * All actions of the machine itself that the last step executes, in their order. These actions are the machine's
   * messages to the rest of the shop.
   */
  readonly effects?: readonly string[];
  /** Steps that the machine ignores in the last state. */
  readonly refuses?: readonly string[];
  /** A condition on the context in the last state. */
  with?(context: ContextFrom<Machine>): boolean;
}

export interface FlowModelDefinition<Machine extends AnyStateMachine, Environment extends EventTypeOf<Machine>> {
  /** Named inputs to start from; a machine without input has `{ fresh: undefined }`. */
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /**
   * The name of the variant of the flow that an input starts, for a flow that is used in several places. Tests of views
   * and in browsers take every transition in each variant. Absent: there is one variant.
   */
  variantOf?(input: InputFrom<Machine>): string;
  /** The named payloads of every event of the machine: `{ submit: { plain: {} }, change: { empty: { value: '' } } }`. */
  readonly cases: { readonly [Type in EventTypeOf<Machine>]: Cases<PayloadOf<Machine, Type>> };
  /**
   * Events that are not sent by a gesture of the person, with their sender: an actor's src (the event is possible only
   * while the actor runs) or `'outside'`.
   */
  readonly environment: Readonly<Record<Environment, ActorSourceOf<Machine> | 'outside'>>;
  /**
   * Whether an event, or an outcome of an actor, can come in a state. For example, time does not run backwards, and a
   * chosen option cannot be chosen again. If absent, all events and outcomes can come.
   */
  possible?(event: EventFrom<Machine>, context: ContextFrom<Machine>, snapshot: SnapshotFrom<Machine>): boolean;
  /** The named outcomes of every actor of `setup`; `{}` for an actor that never ends (`ticks`). */
  readonly outcomes: {
    readonly [Source in ActorSourceOf<Machine>]: Readonly<Record<string, Outcome<OutputFrom<Logics<Machine>[Source]>>>>;
  };
  /**
   * How a wait without an answer ends: every busy state has an `after` (`machine`), or the actors fail by themselves
   * (`actors`).
   */
  readonly timeLimit: 'machine' | 'actors';
  readonly bounds: {
    /** Exploration fails if it finds more states than this: then a counter probably grows without limit. */
    readonly limit: number;
    /** Exploration does not continue after states for which this returns true; these states are treated as final. */
    stopWhen?(snapshot: SnapshotFrom<Machine>): boolean;
  };
  /**
   * The part of the context that distinguishes two states, plain JSON. If absent, the whole context distinguishes them.
   */
  abstract?(context: ContextFrom<Machine>): unknown;
  /** The states in which the flow may rest. From every state, one of these or a final state is reachable. */
  readonly home: readonly string[];
  /**
   * The events with which the person leaves the flow. Afterwards only `lasting` actors and delays may continue. Absent:
   * the flow cannot be left.
   */
  readonly leave?: { readonly events: readonly EventTypeOf<Machine>[]; readonly lasting?: readonly string[] };
  /**
   * In every state under `within`, this event (a type, or the delay of an `after`) leads to a state of `lands`, where
   * `clean` is true.
   */
  readonly expiry?: {
    readonly event: string;
    readonly within: readonly string[];
    readonly lands: readonly string[];
    clean?(context: ContextFrom<Machine>): boolean;
  };
  /** For each state path: the schema that the context satisfies in this state. `''` is the machine as a whole. */
  readonly contexts?: Readonly<Record<string, GenericSchema>>;
  /** Further named invariants, which are true in every reachable state. */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Tests of levels 0 and 1 also take every pair of consecutive transitions that the statechart allows. */
  readonly pairs?: true;
  /**
   * Walks written by hand for each requirement. They do not depend on the graph of the machine, so they can reveal its
   * errors.
   */
  readonly scenarios?: Readonly<Record<string, Scenario<Machine>>>;
  /**
   * Reviewed exceptions with their reasons. For each property: a state path, or the name of a step, transition or
   * invariant, as the failure prints it. An exception that is not needed is itself a failure.
   */
  readonly exceptions?: Readonly<
    Partial<Record<PropertyName | 'coverage' | 'pairs', Readonly<Record<string, string>>>>
  >;
}

export interface FlowModel<
  Machine extends AnyStateMachine = AnyStateMachine,
  Environment extends EventTypeOf<Machine> = EventTypeOf<Machine>,
> extends FlowModelDefinition<Machine, Environment> {
  /** The machine's id: the flow's name in reports and files. */
  readonly name: string;
  readonly machine: Machine;
}

/** The events that the person sends by a gesture. */
export type UserEventOf<Model> =
  Model extends FlowModel<infer Machine, infer Environment> ? Exclude<EventTypeOf<Machine>, Environment> : never;

/** Connects a model to its machine, so that a missing event, actor or payload does not compile. */
export const defineModel = <Machine extends AnyStateMachine, Environment extends EventTypeOf<Machine> = never>(
  machine: Machine,
  definition: FlowModelDefinition<Machine, Environment>,
): FlowModel<Machine, Environment> => ({ ...definition, name: machine.id, machine });
