import { createHash } from 'node:crypto';
import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import type { Graph } from './explore.ts';

const computed = new Set(['context', 'input', 'output']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths in a machine's config that are functions, except a computed `context`, `input` or `output`. */
export const findComputed = (config: unknown, path = ''): string[] => {
  if (typeof config === 'function') return [path];
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) =>
    computed.has(key) && typeof value === 'function' ? [] : findComputed(value, path === '' ? key : `${path}.${key}`),
  );
};

/** The copy, in which the functions of the original are put back. */
export const withComputed = (copy: unknown, original: unknown): unknown => {
  if (typeof original === 'function') return original;
  if (Array.isArray(original) && Array.isArray(copy))
    return original.map((value, index) => withComputed(copy[index], value));
  if (!isObject(original) || !isObject(copy)) return copy;
  const kept = Object.entries(original).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key, withComputed(copy[key], value)]));
};

/** Builds the machine of a model again from a config. Guards, actions, delays and actors stay the same. */
export const rebuild = (model: FlowModel, config: unknown): FlowModel => {
  if (!isObject(config)) throw new Error(`Expected an object as the config of a machine, found ${typeof config}`);
  const machine: AnyStateMachine = createMachine(config, model.machine.implementations);
  return { ...model, machine };
};

/**
 * The model with another machine: built from the JSON of the machine's config, or from the JSON of another form of the
 * config.
 */
export const throughJson = (model: FlowModel, config: unknown = model.machine.config): FlowModel => {
  const copy: unknown = JSON.parse(JSON.stringify(config));
  return rebuild(model, withComputed(copy, config));
};

type PartOfNames = (transitions: readonly string[]) => unknown;

const signature = (graph: Graph, partOf: PartOfNames): string => {
  const sorted = graph.states.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const ranks = new Map(sorted.map(({ key }, rank) => [key, rank]));
  const key = (state: number) => ranks.get(graph.states[state]?.key ?? '') ?? -1;
  const lines = [
    ...sorted.map((state, rank) => JSON.stringify([rank, state.key, [...state.snapshot.tags]])),
    ...graph.starts.map(({ input, to, transitions, effects }) =>
      JSON.stringify([input, key(to), partOf(transitions), effects]),
    ),
    ...graph.edges.map(({ from, to, step, transitions, started, effects }) =>
      JSON.stringify([key(from), step.name, key(to), partOf(transitions), [...started], effects]),
    ),
    ...[...graph.unhandled, ...graph.crashes].map(({ from, step, what }) =>
      JSON.stringify([key(from), step.name, what]),
    ),
  ];
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
};

/** A hash that is equal for two graphs with the same states, tags, steps, transitions, actors and actions. */
export const signatureOf = (graph: Graph): string => signature(graph, (transitions) => transitions);

/** A hash that is equal for two graphs that differ only in the names of their transitions. */
export const signatureWithoutTransitionNames = (graph: Graph): string => signature(graph, () => null);
