import type { LiveDrawing } from '#contract/live-drawing.ts';

/** A drawing with two states and one call, in the form in which the gallery makes drawings of flows. */
export const drawingOf = (flow: string): LiveDrawing => ({
  flow,
  page: `${flow}.html`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120" width="200" height="120" role="img" aria-label="${flow}">
    <g data-state="${flow}.offered"><rect class="frame" x="10" y="10" width="80" height="30"/></g>
    <g data-state="${flow}.fetching"><rect class="frame" x="10" y="70" width="80" height="30"/></g>
    <g class="edge"><text data-transition="${flow}.offered | download | | ${flow}.fetching" x="50" y="55">download</text></g>
  </svg>`,
  states: [
    { id: flow, path: '', description: '', requirements: [] },
    { id: `${flow}.offered`, path: 'offered', description: 'A file can be downloaded.', requirements: ['ATT-01'] },
    { id: `${flow}.fetching`, path: 'fetching', description: 'It is being downloaded.', requirements: ['ATT-01'] },
  ],
  transitions: [
    { name: `${flow}.offered | download | | ${flow}.fetching`, source: `${flow}.offered`, event: 'download' },
    {
      name: `${flow}.fetching | xstate.done.actor.saveAttachment | | ${flow}.offered`,
      source: `${flow}.fetching`,
      event: 'xstate.done.actor.saveAttachment',
    },
    {
      name: `${flow}.fetching | xstate.error.actor.saveAttachment | | ${flow}.offered`,
      source: `${flow}.fetching`,
      event: 'xstate.error.actor.saveAttachment',
    },
  ],
  events: { download: { sender: null, cases: { plain: {} } } },
  outcomes: {
    saveAttachment: [
      { name: 'saved', kind: 'output' },
      { name: 'noAnswer', kind: 'error', value: { name: 'NO_ANSWER', status: 0, metadata: {} } },
    ],
  },
});
