import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { keepGraph, restoreGraph } from './kept-graph.ts';
import type { KeptGraph } from './kept-graph.ts';

/**
 * The folder of the graphs of this run of the tests, which empties it first (scripts/test.mjs): the sources do not change
 * while it runs. Without it every caller explores by itself.
 */
const folder = process.env['LINKA_GRAPHS'];

const fileOf = (inFolder: string, { name }: FlowModel): string => join(inFolder, name);

/** Keeps a graph for {@link exploreOnce} in other processes of this run. */
export const keepForOthers = (graph: Graph): void => {
  if (folder === undefined) return;
  const file = fileOf(folder, graph.model);
  const unfinished = `${file}.${process.pid}.${performance.now()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, serialize(keepGraph(graph)));
  renameSync(unfinished, file);
};

/**
 * Like `explore`, but the graph of a model is explored once in a run of the tests, and then read. Not for a changed copy of
 * a model that keeps its name and the names of its inputs, cases and transitions.
 */
export const exploreOnce = (model: FlowModel): Graph => {
  const file = folder === undefined ? undefined : fileOf(folder, model);
  const kept = file !== undefined && existsSync(file) ? (deserialize(readFileSync(file)) as KeptGraph) : undefined;
  const restored = kept === undefined ? undefined : restoreGraph(model, kept);
  if (restored !== undefined) return restored;
  const graph = explore(model);
  keepForOthers(graph);
  return graph;
};
