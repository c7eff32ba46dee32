import * as v from 'valibot';

/**
 * The rules of `stately.ai/schemas/xstate.json`, Stately's description of the machine configs that it imports: only
 * JSON, one notation for each part, and no other keys than the listed ones.
 */

/** Needed because Valibot accepts an empty array as an object. */
const noArray = v.check((value) => !Array.isArray(value), 'An object is expected, not an array');
const objectBy = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.unknown(), noArray, schema);

const JsonValue: v.GenericSchema = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.pipe(v.number(), v.finite()), v.string(), v.array(JsonValue), JsonObject]),
);
const JsonObject = objectBy(v.record(v.string(), JsonValue));

const Name = v.pipe(v.string(), v.nonEmpty());
const Names = v.array(v.string());
const optional = v.exactOptional;

/** A guard or an action: its name and its constant params. */
const Named = v.strictObject({ type: Name, params: optional(JsonValue) });
const NamedList = v.array(Named);

const Transition = objectBy(
  v.strictObject({
    target: optional(v.array(Name)),
    guard: optional(Named),
    actions: optional(NamedList),
    reenter: optional(v.boolean()),
    meta: optional(JsonObject),
    description: optional(v.string()),
  }),
);
const Transitions = v.array(Transition);
const TransitionsByEvent = objectBy(v.record(v.string(), Transitions));

const Invoke = v.strictObject({
  src: Name,
  id: optional(v.string()),
  systemId: optional(v.string()),
  input: optional(JsonValue),
  onDone: optional(Transitions),
  onError: optional(Transitions),
  onSnapshot: optional(Transitions),
});

const kinds = ['atomic', 'compound', 'parallel', 'final', 'history'] as const;

/** The keys of a state, and of the whole machine. */
const stateKeys = {
  id: optional(v.string()),
  type: optional(v.picklist(kinds)),
  description: optional(v.string()),
  initial: optional(v.string()),
  states: optional(v.lazy(() => States)),
  on: optional(TransitionsByEvent),
  after: optional(TransitionsByEvent),
  always: optional(Transitions),
  onDone: optional(Transitions),
  invoke: optional(v.array(Invoke)),
  entry: optional(NamedList),
  exit: optional(NamedList),
  tags: optional(Names),
  meta: optional(JsonObject),
  output: optional(JsonValue),
  order: optional(v.number()),
  history: optional(v.union([v.picklist(['shallow', 'deep']), v.boolean()])),
  target: optional(v.string()),
};

const State = objectBy(v.strictObject(stateKeys));
const States: v.GenericSchema = objectBy(v.record(v.string(), State));

/** A machine config that Stately imports. */
export const ImportedMachine = objectBy(
  v.strictObject({
    ...stateKeys,
    context: optional(JsonObject),
    version: optional(v.string()),
    schemas: optional(JsonValue),
    options: optional(v.strictObject({ maxIterations: optional(v.number()) })),
  }),
);
