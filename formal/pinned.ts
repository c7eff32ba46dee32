import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Graph } from './exploration/explore.ts';

const Pinned = v.strictObject({
  states: v.number(),
  edges: v.number(),
  declaredTransitions: v.number(),
  /** If the model has `pairs`: how many pairs the statechart allows, and how many of these pairs can be taken. */
  pairs: v.optional(v.strictObject({ declared: v.number(), taken: v.number() })),
});
export type Pinned = v.InferOutput<typeof Pinned>;

const folder = join(import.meta.dirname, 'pinned');

export const figuresOf = (graph: Graph, pairs: Pinned['pairs']): Pinned => ({
  states: graph.states.length,
  edges: graph.edges.length,
  declaredTransitions: graph.run.names.size,
  ...(pairs === undefined ? {} : { pairs }),
});

/**
 * The pinned counts of a flow, `null` if the flow has no pinned counts. `UPDATE_PINNED=1` in the environment first pins
 * the given counts.
 */
export const pinned = (flow: string, figures: Pinned): Pinned | null => {
  const file = join(folder, `${flow}.json`);
  if (process.env['UPDATE_PINNED'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(figures)}\n`);
  }
  return existsSync(file) ? v.parse(Pinned, JSON.parse(readFileSync(file, 'utf8'))) : null;
};
