import { html } from 'hono/html';
import type { GalleryFlow } from '../gallery-flow.ts';
import { mermaidOf } from '../mermaid.ts';
import type { Html } from './html.ts';
import type { Section } from './parts.ts';
import { copyable } from './source-section.ts';

const legend = html`<ul class="legend">
  <li><span class="key key-3"></span>taken in a browser</li>
  <li><span class="key key-2"></span>taken in the rendered view</li>
  <li><span class="key key-1"></span>taken in memory</li>
  <li><span class="key key-0"></span>never taken</li>
  <li><span class="key key-always"></span>always: taken at once, without an event</li>
  <li><span class="key key-busy"></span>busy: the person waits</li>
  <li><span class="key key-anywhere"></span>from every state inside the box</li>
  <li><span class="key key-final"></span>final state</li>
  <li><span class="key key-history"></span>history state: goes back to where the flow was</li>
  <li>↻ enters the state again; other lines in a box do not change the state</li>
</ul>`;

export const diagramSection = ({ chart, flow }: GalleryFlow, diagram: Html): Section => ({
  id: 'diagram',
  title: 'Diagram',
  body: html`
    <div class="zoomable">
      <div class="zoom-bar" role="group" aria-label="Size of the diagram" hidden>
        <button type="button" data-zoom="in">Larger</button>
        <button type="button" data-zoom="out">Smaller</button>
        <button type="button" data-zoom="whole">Whole diagram</button>
        <button type="button" data-zoom="width">Whole width</button>
        <button type="button" data-zoom="actual">100 %</button>
        <output></output>
        <span class="soft">Or: Ctrl and the wheel; drag; the keys + − 0 and the arrows.</span>
      </div>
      <div class="scroll" tabindex="0" role="region" aria-label="Diagram of ${flow.name}">${diagram}</div>
    </div>
    ${legend} ${copyable('mermaid', 'Mermaid text', mermaidOf(chart))}
  `,
});
