import { html } from 'hono/html';
import { statesOf } from '../chart.ts';
import { levels, levelNames, shareOf } from '../coverage.ts';
import type { Entry } from '../entry.ts';
import { propertyFigure } from '../entry.ts';
import { diagramSection } from './diagram-section.ts';
import { framed } from './frame.ts';
import type { Html } from './html.ts';
import { levelLine } from './line.ts';
import { grouped, section } from './parts.ts';
import type { Section } from './parts.ts';
import { pathsSection } from './paths-section.ts';
import { proofWords } from './proof-words.ts';
import { propertiesSection, scenariosSection } from './properties-section.ts';
import { screensSection } from './screens-section.ts';
import { sourceSection } from './source-section.ts';
import { statesSection } from './states-section.ts';
import { transitionsSection } from './transitions-section.ts';

const figure = (term: string, value: Html | number): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;

const proofFigures = ({ proof }: Entry): Html => {
  if (proof === null)
    return html`<div>
      <dt>exploration</dt>
      <dd>no model</dd>
    </div>`;
  const { graph, milliseconds } = proof;
  return html`
    ${figure('states explored', grouped(graph.states.length))} ${figure('edges', grouped(graph.edges.length))}
    ${figure('states a second', grouped((graph.states.length / milliseconds) * 1000))}
    ${figure('edges a second', grouped((graph.edges.length / milliseconds) * 1000))}
    ${figure('properties hold', propertyFigure(proof))}
    ${figure('same after JSON', proof.isSameAfterJson ? 'yes' : 'no')}
  `;
};

const figures = (entry: Entry): Html => {
  const { chart, coverage, reports } = entry;
  return html`<dl class="figures">
    ${figure('states', statesOf(chart.root).length - 1)} ${figure('named transitions', chart.transitions.length)}
    ${proofFigures(entry)}
    ${
      reports.mutation === null
        ? ''
        : figure('of its mutants noticed', `${Math.floor(reports.mutation.independentScore * 100)} %`)
    }
    ${levels.map((level) => figure(`level ${level}, ${levelNames[level]}`, shareOf(coverage, level)))}
  </dl>`;
};

const warnings = ({ coverage, flow, proof }: Entry): Html[] => [
  ...(flow.model === null
    ? [html`<p class="notice">This machine has no model: it is drawn, and not explored or tested from here.</p>`]
    : []),
  ...(proof?.graph.limitHit === true
    ? [html`<p class="notice">Exploration met more states than the model's limit: nothing is decided.</p>`]
    : []),
  ...levels
    .filter((level) => coverage.byLevel[level].status === 'outdated')
    .map(
      (level) =>
        html`<p class="notice">
          The report of level ${level} is older than the machine: some of its paths no longer exist. What still fits is
          shown.
        </p>`,
    ),
];

/** The page of one machine; `diagram` is its drawing. */
export const flowPage = (entry: Entry, diagram: Html): Html => {
  const { flow, coverage } = entry;
  const sections: readonly Section[] = [
    diagramSection(entry, diagram),
    statesSection(entry),
    transitionsSection(entry),
    propertiesSection(entry),
    scenariosSection(entry),
    pathsSection(entry),
    screensSection(entry),
    sourceSection(entry),
  ];
  return framed({
    title: flow.name,
    file: `${flow.stem}.html`,
    body: html`
      <h1>${flow.name} ${levelLine(coverage)}</h1>
      <p class="lead">${flow.about}</p>
      ${warnings(entry)} ${figures(entry)} ${proofWords}
      <nav class="sections" aria-label="On this page">
        ${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}
      </nav>
      ${sections.map(section)}
    `,
  });
};
