/**
 * Cycles of a graph, each as `a → b → a`: one for each edge that leads back into the path of a depth-first search. If
 * the graph has cycles, at least one is found.
 */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const finished = new Set<string>();
  const path: string[] = [];
  const cycles: string[] = [];
  const visit = (node: string) => {
    if (path.includes(node)) {
      cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    if (finished.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
