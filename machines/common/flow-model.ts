import type { GenericSchema } from 'valibot';
import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';

/**
 * The formal model of a flow: everything that a machine cannot say of itself and that a proof needs. One file
 * `model/<flow>.model.ts` in the folder of the machine; `formal/` explores, proves and generates tests from it.
 *
 * What the layer expects of the machine:
 * - `setup({ types, actors, guards, actions, delays }).createMachine({ id, ... })`: one literal config; every guard,
 *   action, actor and delay named; every invoke with an `id`; functions only as `context`, `input`, `output`.
 * - Actors are placeholders, `fromPromise<Output, Input>(() => Promise.reject(new Error('not provided')))` and
 *   `fromCallback(...)`; `<flow>.actors.ts` provides the real ones. A child machine has a model of its own; here only
 *   its outcomes count.
 * - Time enters as named `after` delays, and as environment events (`{ type: 'tick', now }`) that an invoked callback
 *   actor (`src: 'ticks'`) sends. Side effects are named actions, no-ops in `setup`, provided in `<flow>.actors.ts`.
 * - Context and payloads are JSON-plain. What an actor answers is read in named guards and actions from its event, which the
 *   events' type lists as `DoneActorEvent<Output, 'id'> | ErrorActorEvent<unknown, 'id'>`. Randomness (an idempotency key) comes in by input, by an event's payload or
 *   by a provided action whose placeholder in `setup` is deterministic: exploration must not meet a new value each time.
 * - Tag `busy` on every state in which the person waits for an answer. States carry `description` and
 *   `meta.requirements`.
 *
 * A *state path* is the dotted way to a state from the root without the machine's id: `loggedOut.editing`.
 */

/** The event types of a machine, without those that the library itself makes. */
export type EventTypeOf<Machine extends AnyStateMachine> = Exclude<EventFrom<Machine>['type'], `xstate.${string}`>;

type WithoutType<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

/** What an event of this type carries besides its type. */
export type PayloadOf<Machine extends AnyStateMachine, Type extends string> = WithoutType<
  Extract<EventFrom<Machine>, { type: Type }>
>;

type Logics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

/** The names under which `setup` knows its actors. */
export type ActorSourceOf<Machine extends AnyStateMachine> = keyof Logics<Machine> & string;

/** One way in which an invoked actor may end (`output`, `error`), or, for a child machine, show itself (`snapshot`). */
export type Outcome<Output = unknown> =
  | { readonly output: Output }
  | { readonly error: unknown }
  | { readonly snapshot: unknown };

/** A case named `plain` is the only one its event needs: it is left out of step names. */
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

/** From a named input by named steps (`submit`, `change/empty`, `save=REFUSED`, `after patience in open.saving`) to a state. */
export interface Scenario<Machine extends AnyStateMachine> {
  readonly input: string;
  readonly steps: readonly string[];
  /** The label of the state in which it ends (`machines/common/state-label.ts`). */
  readonly ends: string;
  /** All actions of the machine's own that its last step executes, in their order: they are its messages to the rest of the shop. */
  readonly effects?: readonly string[];
  /** Steps that nothing answers there. */
  readonly refuses?: readonly string[];
  /** What holds of the context there. */
  with?(context: ContextFrom<Machine>): boolean;
}

export interface FlowModelDefinition<Machine extends AnyStateMachine, Environment extends EventTypeOf<Machine>> {
  /** Named inputs to start from; a machine without input says `{ fresh: undefined }`. */
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /**
   * Names the variant of the flow that an input starts, for a flow that is used in several places. View and browser tests
   * take every transition in each variant. Absent: there is one variant.
   */
  variantOf?(input: InputFrom<Machine>): string;
  /** For every event of the machine, its named payloads: `{ submit: { plain: {} }, change: { empty: { value: '' } } }`. */
  readonly cases: { readonly [Type in EventTypeOf<Machine>]: Cases<PayloadOf<Machine, Type>> };
  /** Events that no gesture sends, with their sender: an actor's src (offered only while it lives) or `'outside'`. */
  readonly environment: Readonly<Record<Environment, ActorSourceOf<Machine> | 'outside'>>;
  /**
   * Which events can come in a state, and which outcomes of actors: time does not run backwards, a chosen option
   * cannot be chosen. Without it all can.
   */
  possible?(event: EventFrom<Machine>, context: ContextFrom<Machine>): boolean;
  /** For every actor of `setup`, its named outcomes, `{}` for one that never ends (`ticks`). */
  readonly outcomes: {
    readonly [Source in ActorSourceOf<Machine>]: Readonly<Record<string, Outcome<OutputFrom<Logics<Machine>[Source]>>>>;
  };
  /** Who ends a wait that nobody answers: every busy state's own `after`, or the actors, which then fail by themselves. */
  readonly timeLimit: 'machine' | 'actors';
  readonly bounds: {
    /** Exploration that meets more states than this is a failure: some counter runs away. */
    readonly limit: number;
    /** States beyond which nobody looks; they count as ends. */
    stopWhen?(snapshot: SnapshotFrom<Machine>): boolean;
  };
  /** What of the context distinguishes two states, JSON-plain; without it the whole context does. */
  abstract?(context: ContextFrom<Machine>): unknown;
  /** Where the flow may rest; from every state a final state or one of these is reachable. */
  readonly home: readonly string[];
  /** How a state is left for good. `lasting` actors and delays may outlive it. Absent: the flow cannot be left. */
  readonly leave?: { readonly events: readonly EventTypeOf<Machine>[]; readonly lasting?: readonly string[] };
  /** In every state under `within`, this event (a type, also of an `after`) leads to `lands`, where `clean` holds. */
  readonly expiry?: {
    readonly event: string;
    readonly within: readonly string[];
    readonly lands: readonly string[];
    clean?(context: ContextFrom<Machine>): boolean;
  };
  /** By state path: the schema that the context satisfies there. `''` is the machine as a whole. */
  readonly contexts?: Readonly<Record<string, GenericSchema>>;
  /** Further invariants by name: true in every reachable state. */
  readonly invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Levels 0 and 1 also take every pair of consecutive transitions that the chart allows. */
  readonly pairs?: true;
  /** Hand-written walks by requirement: an oracle that knows nothing of the machine's own graph. */
  readonly scenarios?: Readonly<Record<string, Scenario<Machine>>>;
  /**
   * Reviewed exceptions, each with its reason, by property and place: a state path, a step's name, a transition's
   * name or an invariant's, as the failure prints it. One that excuses nothing is itself a failure.
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

/** The events that a person sends by a gesture. */
export type UserEventOf<Model> =
  Model extends FlowModel<infer Machine, infer Environment> ? Exclude<EventTypeOf<Machine>, Environment> : never;

/** Ties a model to its machine, so that a missing event, actor or payload does not compile. */
export const defineModel = <Machine extends AnyStateMachine, Environment extends EventTypeOf<Machine> = never>(
  machine: Machine,
  definition: FlowModelDefinition<Machine, Environment>,
): FlowModel<Machine, Environment> => ({ ...definition, name: machine.id, machine });
