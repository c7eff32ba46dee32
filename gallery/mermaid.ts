import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { labelOf, leadsElsewhere } from './chart.ts';

const indent = '    ';

const idOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');

/** Replaces the characters that have a meaning in Mermaid: `;` ends a text, `#` and `:` are syntax. */
const textOf = (text: string): string =>
  text.replaceAll(';', ',').replaceAll(/[#:]/g, ' ').replaceAll(/\s+/g, ' ').trim();

const withActions = (transition: ChartTransition): string => {
  const { actions } = transition;
  return textOf(actions.length === 0 ? labelOf(transition) : `${labelOf(transition)} / ${actions.join(', ')}`);
};

const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/** Mermaid cannot draw an arrow between a state and a state inside it. Such transitions are written as comments. */
const isDrawable = (source: string, target: string): boolean =>
  source !== target && !isInside(target, source) && !isInside(source, target);

const notesOf = (chart: Chart, state: ChartState): string[] =>
  chart.transitions
    .filter((transition) => transition.source === state.id)
    .flatMap((transition) => {
      if (!leadsElsewhere(transition)) {
        return [`${withActions(transition)}${transition.targets.length > 0 ? ' (starts anew)' : ''}`];
      }
      return transition.targets
        .filter((target) => !isDrawable(state.id, target))
        .map((target) => `${withActions(transition)} → ${target.slice(chart.root.id.length + 1)}`);
    });

const factsOf = (chart: Chart, state: ChartState): string[] => [
  ...(state.description === '' ? [] : [textOf(state.description)]),
  ...(state.tags.length === 0 ? [] : [`tags ${state.tags.join(', ')}`]),
  ...(state.requirements.length === 0 ? [] : [`requirements ${state.requirements.join(', ')}`]),
  ...(state.calls.length === 0 ? [] : [`calls ${state.calls.join(', ')}`]),
  ...(state.entry.length === 0 ? [] : [`entry / ${state.entry.join(', ')}`]),
  ...(state.exit.length === 0 ? [] : [`exit / ${state.exit.join(', ')}`]),
  ...notesOf(chart, state),
];

const indented = (lines: readonly string[]): string[] => lines.map((line) => `${indent}${line}`);

const childrenOf = (chart: Chart, state: ChartState): string[] => {
  const start = state.initial === null ? [] : [`[*] --> ${idOf(state.initial)}`];
  const ends = state.children.filter(({ type }) => type === 'final').map(({ id }) => `${idOf(id)} --> [*]`);
  const regions = state.children.map((child) => stateLines(chart, child));
  const inside =
    state.type === 'parallel'
      ? regions.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]))
      : regions.flat();
  return [...start, ...inside, ...ends];
};

const stateLines = (chart: Chart, state: ChartState): string[] => {
  const id = idOf(state.id);
  const facts = factsOf(chart, state);
  if (state.children.length === 0) return [`state "${state.key}" as ${id}`, ...facts.map((fact) => `${id} : ${fact}`)];
  return [
    `state "${state.key}" as ${id} {`,
    ...indented([...facts.map((fact) => `%% ${fact}`), ...childrenOf(chart, state)]),
    '}',
  ];
};

const arrowsOf = (chart: Chart): string[] =>
  chart.transitions.flatMap((transition) =>
    transition.targets
      .filter((target) => isDrawable(transition.source, target))
      .map((target) => `${idOf(transition.source)} --> ${idOf(target)} : ${withActions(transition)}`),
  );

/** A chart as a Mermaid `stateDiagram-v2`. A reviewer reads in it which states and transitions a commit changes. */
export const mermaidOf = (chart: Chart): string => {
  const lines = [
    ...factsOf(chart, chart.root).map((fact) => `%% ${fact}`),
    ...childrenOf(chart, chart.root),
    ...arrowsOf(chart),
  ];
  return ['stateDiagram-v2', ...indented(lines), ''].join('\n');
};
