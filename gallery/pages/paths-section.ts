import { html } from 'hono/html';
import { levelNames, levels } from '../coverage.ts';
import type { Coverage } from '../coverage.ts';
import type { GalleryFlow } from '../gallery-flow.ts';
import type { PathReport } from '../reports.ts';
import type { Html } from './html.ts';
import { code } from './parts.ts';
import type { Section } from './parts.ts';

/** The paths of all levels, each path one time. */
const pathsIn = ({ byLevel }: Coverage): PathReport[] => [
  ...new Map(levels.flatMap((level) => byLevel[level].paths).map((path) => [path.id, path])).values(),
];

const executedBy = ({ byLevel }: Coverage, id: string): Html[] =>
  levels.map((level) => {
    const { status, paths } = byLevel[level];
    const word = status === 'not run' ? 'not run' : paths.some((path) => path.id === id) ? '✓' : '–';
    return html`<span class="executed">${level} ${levelNames[level]} ${word}</span> `;
  });

const drawPath = ({ id, input, steps }: PathReport, coverage: Coverage): Html => html`
  <details class="path" id="path-${id}">
    <summary><code>${id}</code> ${steps.length} steps ${executedBy(coverage, id)}</summary>
    <ol>
      <li>start <strong>${input}</strong></li>
      ${steps.map(({ name, kind, state }) => html`<li class="step-${kind}"><strong>${name}</strong> ${code(state)}</li>`)}
    </ol>
  </details>
`;

export const pathsSection = ({ coverage }: GalleryFlow): Section => ({
  id: 'paths',
  title: 'Paths',
  body: html`
    <p>
      The paths are generated from the graph. Together they take every named transition. A path has the same name at
      every level.
    </p>
    ${pathsIn(coverage).map((path) => drawPath(path, coverage))}
  `,
});
