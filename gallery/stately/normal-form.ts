/** Rewrites the value of one key. */
type Rewrite = (value: unknown) => unknown;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const eachOf =
  (rewrite: Rewrite): Rewrite =>
  (value) =>
    listOf(value).map(rewrite);

const eachValue =
  (rewrite: Rewrite): Rewrite =>
  (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewrite(one)])) : value;

/** Keys without a rule keep their value; the import schema checks them. */
const rewriteKeys = (value: unknown, rules: ReadonlyMap<string, Rewrite>): unknown => {
  if (!isObject(value)) return value;
  const present = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(present.map(([key, one]) => [key, rules.get(key)?.(one) ?? one]));
};

const named: Rewrite = (value) => (typeof value === 'string' ? { type: value } : value);

const transitionRules = new Map<string, Rewrite>([
  ['target', listOf],
  ['guard', named],
  ['actions', eachOf(named)],
]);

/**
 * An event with the transition `undefined` is forbidden: XState reads it as a transition without a target and actions.
 */
const transition: Rewrite = (value) => {
  if (value === undefined) return {};
  return rewriteKeys(typeof value === 'string' ? { target: value } : value, transitionRules);
};

const transitions = eachOf(transition);

const invokeRules = new Map<string, Rewrite>([
  ['onDone', transitions],
  ['onError', transitions],
  ['onSnapshot', transitions],
]);

const stateRules: ReadonlyMap<string, Rewrite> = new Map([
  ['states', eachValue((state) => rewriteKeys(state, stateRules))],
  ['invoke', eachOf((invoke) => rewriteKeys(invoke, invokeRules))],
  ['on', eachValue(transitions)],
  ['after', eachValue(transitions)],
  ['always', transitions],
  ['onDone', transitions],
  ['entry', eachOf(named)],
  ['exit', eachOf(named)],
  ['tags', listOf],
]);

/**
 * A machine's config in the notation that Stately imports: every transition is an object in a list, every target a list,
 * every guard and action an object with its `type`. Functions are kept; `JSON.stringify` leaves them out.
 */
export const normalFormOf = (config: unknown): unknown => rewriteKeys(config, stateRules);
