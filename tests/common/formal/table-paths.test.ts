import { expect, it } from 'vitest';
import { explore } from '#formal/exploration/explore.ts';
import { tableOf } from '#formal/paths/table-logic.ts';
import { nearestGoal, takenBy } from '#formal/paths/table-paths.ts';
import { cleanModel } from './samples/clean.ts';

const graph = explore(cleanModel);
const table = tableOf(graph);

it('nearestGoal returns a shortest path to the nearest of several goals', () => {
  for (const first of graph.states.keys()) {
    const path = nearestGoal(table, table.root, ({ index }) => index !== null && index >= first);
    expect(path?.state.index).toBe(first);
    expect((path === null ? [] : takenBy(path)).at(-1)?.to).toBe(first);
  }
});

it('nearestGoal uses only allowed events', () => {
  const isLast = ({ index }: { index: number | null }) => index === graph.states.length - 1;
  expect(nearestGoal(table, table.root, isLast)).not.toBeNull();
  expect(nearestGoal(table, table.root, isLast, ({ taken }) => !('step' in taken))).toBeNull();
});
