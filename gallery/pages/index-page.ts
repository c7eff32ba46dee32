import { html, raw } from 'hono/html';
import { statesOf } from '../chart.ts';
import { levels, shareOf } from '../coverage.ts';
import type { GalleryFlow } from '../gallery-flow.ts';
import { lacksFigures, propertyFigure } from '../gallery-flow.ts';
import { searchEntriesOf } from '../search-entries.ts';
import type { SearchEntry } from '../search-entry.ts';
import { framed } from './frame.ts';
import type { Html } from './html.ts';
import { levelLine } from './line.ts';
import { notRunWords } from './not-run-words.ts';
import { grouped } from './parts.ts';
import { proofWords } from './proof-words.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';

const number = true;

const columns = [
  { title: 'Flow' },
  { title: 'Tested' },
  { title: 'States', isNumber: number },
  { title: 'Explored', isNumber: number },
  { title: 'Transitions', isNumber: number },
  ...levels.map((level) => ({ title: `Level ${level}`, isNumber: number })),
  { title: 'Properties', isNumber: number },
];

const rowOf = ({ flow, chart, proof, coverage }: GalleryFlow): Row => ({
  cells: [
    html`<a href="${flow.stem}.html">${flow.name}</a><span class="about">${flow.about}</span>`,
    levelLine(coverage),
    String(statesOf(chart.root).length - 1),
    proof === null ? 'no model' : grouped(proof.graph.states.length),
    String(chart.transitions.length),
    ...levels.map((level) => shareOf(coverage, level)),
    propertyFigure(proof),
  ],
});

const totals = (galleryFlows: readonly GalleryFlow[]): Html => {
  const proofs = galleryFlows.flatMap(({ proof }) => proof ?? []);
  const explored = proofs.reduce((sum, { graph }) => sum + graph.states.length, 0);
  const edges = proofs.reduce((sum, { graph }) => sum + graph.edges.length, 0);
  const seconds = proofs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const transitions = galleryFlows.reduce((sum, { chart }) => sum + chart.transitions.length, 0);
  return html`<dl class="figures">
    <div>
      <dt>machines</dt>
      <dd>${galleryFlows.length}</dd>
    </div>
    <div>
      <dt>named transitions</dt>
      <dd>${grouped(transitions)}</dd>
    </div>
    <div>
      <dt>states explored</dt>
      <dd>${grouped(explored)}</dd>
    </div>
    <div>
      <dt>edges explored</dt>
      <dd>${grouped(edges)}</dd>
    </div>
    <div>
      <dt>exploration</dt>
      <dd>${seconds.toFixed(1)} s</dd>
    </div>
  </dl>`;
};

const search = (entries: readonly SearchEntry[]): Html => html`
  <form class="search" role="search" hidden>
    <label for="search">Find a requirement, flow or state, by its number or by words</label>
    <input id="search" type="search" autocomplete="off" spellcheck="false" />
    <p role="status"></p>
    <ol></ol>
  </form>
  <script type="application/json" id="search-entries">
    ${raw(JSON.stringify(entries).replaceAll('<', '\\u003c'))}
  </script>
`;

/** The first page: every machine with its numbers, and the search. `texts` are the requirements by their numbers. */
export const indexPage = (galleryFlows: readonly GalleryFlow[], texts: ReadonlyMap<string, string>): Html =>
  framed({
    title: 'Flows',
    file: 'index.html',
    body: html`
      <h1>Every flow is a machine</h1>
      <p class="lead">
        State machines define what a person can do in the shop. Each machine is explored completely, tested at four
        levels, and drawn here from its own code.
      </p>
      ${search(searchEntriesOf(galleryFlows, texts))} ${totals(galleryFlows)}
      ${galleryFlows.some(lacksFigures) ? notRunWords : ''}
      ${table('Machines, and how many of their named transitions each level takes', columns, galleryFlows.map(rowOf))}
      <p class="soft">
        Level 0 explores in memory, 1 drives a live actor, 2 the rendered view, 3 a browser against the real server. A
        circle is filled if its level takes every transition, a ring if it takes some, and empty if the level was not
        run.
      </p>
      ${proofWords}
    `,
  });
