import type { Module } from './imports.ts';

/** The files that a module imports. */
export const filesOf = ({ imports }: Module): readonly string[] =>
  imports.flatMap((imported) => ('file' in imported ? [imported.file] : []));

/**
 * The cycles of a graph, each reported once, as `a → b → a`. The search reports at most one cycle for each node at
 * which it turns back.
 */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const finished = new Set<string>();
  const way: string[] = [];
  const cycles: string[] = [];
  const visit = (node: string) => {
    if (way.includes(node)) {
      cycles.push([...way.slice(way.indexOf(node)), node].join(' → '));
      return;
    }
    if (finished.has(node)) return;
    way.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    way.pop();
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
