import { html } from 'hono/html';
import { statesOf } from '../chart.ts';
import { levels, levelNames, shareOf } from '../coverage.ts';
import type { GalleryFlow } from '../gallery-flow.ts';
import { lacksFigures, propertyFigure } from '../gallery-flow.ts';
import { diagramSection } from './diagram-section.ts';
import { framed } from './frame.ts';
import type { Html } from './html.ts';
import { levelLine } from './line.ts';
import { notRunWords } from './not-run-words.ts';
import { grouped, jumpLinks, section } from './parts.ts';
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

const proofFigures = ({ proof }: GalleryFlow): Html => {
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

const figures = (galleryFlow: GalleryFlow): Html => {
  const { chart, coverage, reports } = galleryFlow;
  return html`<dl class="figures">
    ${figure('states', statesOf(chart.root).length - 1)} ${figure('named transitions', chart.transitions.length)}
    ${proofFigures(galleryFlow)}
    ${
      reports.mutation === null
        ? ''
        : figure('mutants found', `${Math.floor(reports.mutation.independentScore * 100)} %`)
    }
    ${levels.map((level) => figure(`level ${level}, ${levelNames[level]}`, shareOf(coverage, level)))}
  </dl>`;
};

const warnings = (galleryFlow: GalleryFlow): Html[] => {
  const { coverage, flow, proof } = galleryFlow;
  return [
    ...(flow.model === null
      ? [
          html`<p class="notice">
            This machine has no model: it is drawn, but not explored, and has no generated tests.
          </p>`,
        ]
      : []),
    ...(proof?.graph.limitHit === true
      ? [
          html`<p class="notice">
            The exploration found more states than the model's limit, so no property is decided.
          </p>`,
        ]
      : []),
    ...(lacksFigures(galleryFlow) ? [notRunWords] : []),
    ...levels
      .filter((level) => coverage.byLevel[level].status === 'outdated')
      .map(
        (level) =>
          html`<p class="notice">
            The report of level ${level} is older than the machine: some of its paths or transitions no longer exist.
            The page shows the others.
          </p>`,
      ),
  ];
};

/** The page of one machine; `diagram` is its diagram as SVG. */
export const flowPage = (galleryFlow: GalleryFlow, diagram: Html): Html => {
  const { flow, coverage } = galleryFlow;
  const sections: readonly Section[] = [
    diagramSection(galleryFlow, diagram),
    { id: 'figures', title: 'Figures', body: [figures(galleryFlow), proofWords] },
    statesSection(galleryFlow),
    transitionsSection(galleryFlow),
    propertiesSection(galleryFlow),
    scenariosSection(galleryFlow),
    pathsSection(galleryFlow),
    screensSection(galleryFlow),
    sourceSection(galleryFlow),
  ];
  return framed({
    title: flow.name,
    file: `${flow.stem}.html`,
    body: html`
      <h1>${flow.name} ${levelLine(coverage)}</h1>
      <p class="lead">${flow.about}</p>
      ${jumpLinks(sections)} ${warnings(galleryFlow)} ${sections.map(section)}
    `,
  });
};
