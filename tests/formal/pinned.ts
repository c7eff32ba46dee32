import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Graph } from './explore.ts';

const Pinned = v.strictObject({
  states: v.number(),
  edges: v.number(),
  declaredTransitions: v.number(),
  /** Where the model asks for them: the pairs of transitions that the chart allows, and those that can be taken. */
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

/** The figures that were pinned for a flow; with `UPDATE_PINNED=1` in the environment the given ones are pinned anew. */
export const pinned = (flow: string, figures: Pinned): Pinned | null => {
  const file = join(folder, `${flow}.json`);
  if (process.env['UPDATE_PINNED'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(figures)}\n`);
  }
  return existsSync(file) ? v.parse(Pinned, JSON.parse(readFileSync(file, 'utf8'))) : null;
};
