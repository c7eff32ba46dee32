import type { Outcome } from '../../machines/flow-model.ts';
import type { Edge, Graph, Start } from '../exploration/explore.ts';
import { isEdge } from '../exploration/explore.ts';
import type { Goals } from '../paths/transition-cover.ts';

const hasName = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === name;

const kindOf = (outcome: Outcome): string => {
  if (!('error' in outcome)) return 'success';
  return hasName(outcome.error, 'NO_ANSWER') ? 'no answer' : 'refusal';
};

const endsIn = (taken: Edge | Start): readonly string[] =>
  isEdge(taken) && taken.step.kind === 'outcome' ? [`${taken.step.source}: ${kindOf(taken.step.outcome)}`] : [];

interface CallEnds extends Goals {
  readonly names: ReadonlySet<string>;
}

/** How each call of a flow can end, as goals of paths: with a success, with one of its refusals, without an answer. */
export const callEnds = ({ edges }: Graph): CallEnds => ({ names: new Set(edges.flatMap(endsIn)), of: endsIn });
