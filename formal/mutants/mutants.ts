type Place = readonly (string | number)[];

/** A machine config with one small change. */
export interface Mutant {
  /** For example `drop guard at states.open.on.submit`. */
  readonly name: string;
  readonly config: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** A copy of `root` with another value at `place`; `undefined` removes the key, or the element of a list. */
export const replaced = (root: unknown, place: Place, value: unknown): unknown => {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    return root.flatMap((inner, index) => {
      if (index !== key) return [inner];
      const next = replaced(inner, rest, value);
      return next === undefined ? [] : [next];
    });
  }
  if (!isRecord(root)) return root;
  const next = replaced(root[key], rest, value);
  return Object.fromEntries(
    Object.entries({ ...root, [key]: next }).filter(([name, inner]) => name !== key || inner !== undefined),
  );
};

interface Change {
  readonly kind: string;
  readonly place: Place;
  readonly value?: unknown;
}

/** The changes that drop all actions of a list, or one action. */
const actionChanges = (actions: unknown, place: Place): Change[] => {
  if (actions === undefined) return [];
  const all: Change = { kind: 'drop actions', place };
  if (!Array.isArray(actions) || actions.length < 2) return [all];
  return [all, ...actions.map((_, index) => ({ kind: 'drop action', place: [...place, index] }))];
};

const transitionChanges = (transition: unknown, place: Place, targets: readonly string[]): Change[] => {
  const drop: Change = { kind: 'drop', place };
  const retarget = (target: unknown, at: Place): Change[] =>
    targets
      .slice(0, 2)
      .flatMap((other) => (other === target ? [] : [{ kind: `retarget to ${other}`, place: at, value: other }]));
  if (typeof transition === 'string') return [drop, ...retarget(transition, place)];
  if (!isRecord(transition)) return [];
  return [
    drop,
    ...('target' in transition ? retarget(transition['target'], [...place, 'target']) : []),
    ...('guard' in transition ? [{ kind: 'drop guard', place: [...place, 'guard'] }] : []),
    ...actionChanges(transition['actions'], [...place, 'actions']),
  ];
};

const listChanges = (list: unknown, place: Place, targets: readonly string[]): Change[] => {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return transitionChanges(list, place, targets);
  const each = list.flatMap((transition, index) => transitionChanges(transition, [...place, index], targets));
  return list.length < 2 ? each : [...each, { kind: 'reverse', place, value: list.toReversed() }];
};

const mapChanges = (map: unknown, place: Place, targets: readonly string[]): Change[] =>
  entriesOf(map).flatMap(([key, list]) => listChanges(list, [...place, key], targets));

const invokeChanges = (invoke: unknown, place: Place, targets: readonly string[]): Change[] => {
  if (Array.isArray(invoke)) return invoke.flatMap((one, index) => invokeChanges(one, [...place, index], targets));
  if (!isRecord(invoke)) return [];
  return [
    { kind: 'drop', place },
    ...['onDone', 'onError', 'onSnapshot'].flatMap((answer) =>
      listChanges(invoke[answer], [...place, answer], targets),
    ),
  ];
};

const nodeChanges = (node: unknown, place: Place, targets: readonly string[]): Change[] => {
  if (!isRecord(node)) return [];
  const states = entriesOf(node['states']);
  const inner = states.map(([key]) => key);
  return [
    ...['on', 'after'].flatMap((key) => mapChanges(node[key], [...place, key], targets)),
    ...listChanges(node['always'], [...place, 'always'], targets),
    ...invokeChanges(node['invoke'], [...place, 'invoke'], targets),
    ...('tags' in node ? [{ kind: 'drop', place: [...place, 'tags'] }] : []),
    ...['entry', 'exit'].flatMap((key) => actionChanges(node[key], [...place, key])),
    ...inner
      .filter((key) => 'initial' in node && key !== node['initial'])
      .map((key) => ({ kind: `start in ${key}`, place: [...place, 'initial'], value: key })),
    ...states.flatMap(([key, child]) => nodeChanges(child, [...place, 'states', key], inner)),
  ];
};

/**
 * Every mutant of a config: a transition is dropped, retargeted or reordered; a guard, action, invoke or tag is dropped;
 * or another state becomes the initial state.
 */
export const mutantsOf = (config: unknown): Mutant[] =>
  nodeChanges(config, [], []).map(({ kind, place, value }) => ({
    name: `${kind} at ${place.join('.')}`,
    config: replaced(config, place, value),
  }));
