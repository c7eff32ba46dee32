import type { ActorLogic } from 'xstate';
import type { Edge, Graph, Start } from '../exploration/explore.ts';

/** A state of an explored graph. There is one object for each state, because the library joins paths by reference. */
export interface TableState {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly key: string;
  /** Its number in the graph; `null` for the root, from which all inputs start. */
  readonly index: number | null;
}

export interface TableEvent {
  readonly type: string;
  readonly taken: Start | Edge;
  readonly to: TableState;
}

export interface Table {
  readonly root: TableState;
  readonly eventsIn: (state: TableState) => readonly TableEvent[];
  readonly logic: ActorLogic<TableState, TableEvent>;
}

const stateOf = (index: number | null): TableState => ({
  status: 'active',
  output: undefined,
  error: undefined,
  key: index === null ? 'root' : `state ${index}`,
  index,
});

const createTable = (graph: Graph): Table => {
  const root = stateOf(null);
  const states = graph.states.map((_, index) => stateOf(index));
  const eventOf = (type: string, taken: Start | Edge): TableEvent[] => {
    const to = states[taken.to];
    return to === undefined ? [] : [{ type, taken, to }];
  };
  const starts = graph.starts.flatMap((start) => eventOf(`start ${start.input}`, start));
  const leaving = graph.leaving.map((edges) => edges.flatMap((edge) => eventOf(edge.step.name, edge)));
  return {
    root,
    eventsIn: ({ index }) => (index === null ? starts : (leaving[index] ?? [])),
    logic: {
      getInitialSnapshot: () => root,
      getPersistedSnapshot: (state) => state,
      transition: (_, { to }) => to,
    },
  };
};

const tables = new WeakMap<Graph, Table>();

/** An explored graph as actor logic. The library can search it for paths without running the machine again. */
export const tableOf = (graph: Graph): Table => {
  const table = tables.get(graph) ?? createTable(graph);
  tables.set(graph, table);
  return table;
};
