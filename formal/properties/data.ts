import * as v from 'valibot';
import { findingAt, isIn } from './finding.ts';
import type { Property } from './finding.ts';
import { findNotPlain } from './plain.ts';

export const guardsExclusive: Property = {
  name: 'guardsExclusive',
  says: 'the guards of two branches of one event are never true at the same time',
  decide: (graph) =>
    graph.overlaps.map(({ from, step, what }) =>
      findingAt(graph, from, `${step.name}: two guards are true at once in ${what}`, step, [what]),
    ),
};

export const contextPlain: Property = {
  name: 'contextPlain',
  says: 'the context is plain data',
  decide: (graph) =>
    graph.states.flatMap(({ snapshot }, index) => {
      const found = findNotPlain(snapshot.context, 'context');
      return found === null ? [] : [findingAt(graph, index, `not plain: ${found}`, undefined, [found])];
    }),
};

export const contextFits: Property = {
  name: 'contextFits',
  says: 'the context satisfies the schema of each state',
  decide: (graph) => {
    const schemas = Object.entries(graph.model.contexts ?? {});
    if (schemas.length === 0) return null;
    return graph.states.flatMap(({ snapshot }, index) =>
      schemas
        .filter(([path]) => isIn(graph, index, [path]))
        .flatMap(([path, schema]) => {
          const { success, issues } = v.safeParse(schema, snapshot.context);
          if (success) return [];
          const problems = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
          return [findingAt(graph, index, `the context does not fit "${path}": ${problems}`)];
        }),
    );
  },
};

export const invariants: Property = {
  name: 'invariants',
  says: 'the invariants of the model hold in every state',
  decide: (graph) => {
    const declared = Object.entries(graph.model.invariants ?? {});
    if (declared.length === 0) return null;
    return graph.states.flatMap(({ snapshot }, index) =>
      declared
        .filter(([, holds]) => !holds(snapshot))
        .map(([name]) => findingAt(graph, index, `broken: ${name}`, undefined, [name])),
    );
  },
};
