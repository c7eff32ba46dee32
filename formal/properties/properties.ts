import type { FlowModel, PropertyName } from '#machines/common/flow-model.ts';
import type { Graph } from '../exploration/explore.ts';
import { answersHandled, lateAnswersHarmless, noDoubleSubmit, oneContentPerKey } from './answers.ts';
import { contextFits, contextPlain, guardsExclusive, invariants } from './data.ts';
import { expiryReachable, leavable } from './exits.ts';
import type { Finding, Property } from './finding.ts';
import { printFinding } from './finding.ts';
import { noCrash, noDeadlock, noLivelock } from './progress.ts';

export const properties: readonly Property[] = [
  noCrash,
  noDeadlock,
  noLivelock,
  answersHandled,
  noDoubleSubmit,
  oneContentPerKey,
  expiryReachable,
  leavable,
  lateAnswersHarmless,
  guardsExclusive,
  contextFits,
  contextPlain,
  invariants,
];

export interface Verdict {
  readonly name: PropertyName;
  readonly says: string;
  readonly verdict: 'holds' | 'fails' | 'not declared';
  /** The printed counter-examples: one with a shortest path for each place. */
  readonly failures: readonly string[];
  /** The model's exceptions that were used, with their reasons. */
  readonly excused: Readonly<Record<string, string>>;
}

/** The first finding at each place. It has the shortest path, because the exploration is breadth first. */
const firstOfEach = (findings: readonly Finding[]): Finding[] => [
  ...findings
    .toSorted((a, b) => a.state - b.state)
    .reduce((kept, finding) => {
      const key = `${finding.what}|${finding.places.join('|')}`;
      return kept.has(key) ? kept : kept.set(key, finding);
    }, new Map<string, Finding>())
    .values(),
];

const exceptionsOf = (model: FlowModel, name: PropertyName): Readonly<Record<string, string>> =>
  model.exceptions?.[name] ?? {};

const decide = (graph: Graph, { name, says, decide: findingsOf }: Property): Verdict => {
  const findings = findingsOf(graph);
  const exceptions = exceptionsOf(graph.model, name);
  const used = new Set((findings ?? []).flatMap(({ places }) => places.filter((place) => place in exceptions)));
  const left = (findings ?? []).filter(({ places }) => !places.some((place) => place in exceptions));
  const stale = Object.keys(exceptions).filter((place) => !used.has(place));
  const failures = [
    ...firstOfEach(left).map((finding) => printFinding(graph, finding)),
    ...stale.map((place) => `the exception for "${place}" excuses nothing any more`),
  ];
  const excused = Object.fromEntries(Object.entries(exceptions).filter(([place]) => used.has(place)));
  const verdict = failures.length > 0 ? 'fails' : findings === null ? 'not declared' : 'holds';
  return { name, says, verdict, failures, excused };
};

/** Decides every property on an explored graph. */
export const decideAll = (graph: Graph): Verdict[] => properties.map((property) => decide(graph, property));
