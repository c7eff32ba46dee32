import { html } from 'hono/html';
import type { GalleryFlow } from '../gallery-flow.ts';
import type { BrowserReport } from '../reports.ts';
import { screenFile } from '../screens.ts';
import type { Html } from './html.ts';
import { code } from './parts.ts';
import type { Section } from './parts.ts';

type StateReport = BrowserReport['states'][string];

const axeWords = ({ axe }: StateReport): Html => {
  if (axe === undefined) return html`<span class="soft">axe not run</span>`;
  return axe.violations === 0
    ? html`<span class="taken">✓ axe: no violations</span>`
    : html`<span class="never">✗ axe: ${axe.violations} violations</span>`;
};

const drawScreen = (flow: string, label: string, report: StateReport | undefined): Html => {
  const file = report?.screenshot;
  return html`<figure>
    ${
      file === undefined
        ? html`<div class="no-screen">not run</div>`
        : html`<a href="${screenFile(flow, file)}"
            ><img src="${screenFile(flow, file)}" alt="The shop in the state ${label}" loading="lazy"
          /></a>`
    }
    <figcaption>${code(label)} ${report === undefined ? '' : axeWords(report)}</figcaption>
  </figure>`;
};

/** The screenshots and accessibility results of the browser level, for each reachable state. */
export const screensSection = ({ flow, proof, reports: { browser } }: GalleryFlow): Section => {
  const labels = new Set((proof?.graph.states ?? []).map(({ label }) => label).toSorted());
  return {
    id: 'screens',
    title: 'Screens',
    body:
      browser === null
        ? html`<p class="soft">The browser level was not run.</p>`
        : html`<div class="screens">
            ${[...labels].map((label) => drawScreen(flow.name, label, browser.states[label]))}
          </div>`,
  };
};
