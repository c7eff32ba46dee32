import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { keepGraph, restoreGraph } from './kept-graph.ts';
import type { KeptGraph } from './kept-graph.ts';

/**
 * The folder for the graphs of this test run. scripts/test.mjs empties it at the start, and the sources do not change
 * during the run. Without this variable, every caller explores the model again.
 */
const folder = process.env['LINKA_GRAPHS'];

const fileOf = (inFolder: string, { name }: FlowModel): string => join(inFolder, name);

/** Stores a graph, so that {@link exploreOnce} can read it in other processes of this run. */
export const keepForOthers = (graph: Graph): void => {
  if (folder === undefined) return;
  const file = fileOf(folder, graph.model);
  const unfinished = `${file}.${process.pid}.${performance.now()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, serialize(keepGraph(graph)));
  renameSync(unfinished, file);
};

/**
 * Like `explore`, but the graph of a model is explored only one time in a test run, and read afterwards. Do not use it
 * for a changed copy of a model with the same name, inputs, cases and transitions.
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
