import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { chartOf, statesOf } from '#gallery/chart.ts';
import { liveDrawingOf } from '#gallery/live/live-drawing.ts';
import { mermaidOf } from '#gallery/mermaid.ts';
import { flowPage } from '#gallery/pages/flow-page.ts';
import { doorFlow, withReports } from './door-flow.ts';

const radio = setup({}).createMachine({
  id: 'radio',
  initial: 'on',
  states: {
    on: {
      initial: 'news',
      states: {
        news: { initial: 'local', states: { local: {}, world: {} } },
        music: {},
        last: { type: 'history', target: 'music' },
        exactly: { type: 'history', history: 'deep' },
        named: { type: 'history', description: 'The station before the break.' },
      },
    },
    off: {
      type: 'parallel',
      states: { clock: {}, alarm: {}, before: { type: 'history' } },
    },
  },
});

const chart = chartOf(radio);
const histories = statesOf(chart.root).filter(({ type }) => type === 'history');
const first = 'Goes back to the state inside on that was active last; the first time to music.';

it('a history state says what it returns to, unless it has a description', () => {
  expect(histories.map(({ key, description }) => [key, description])).toEqual([
    ['last', first],
    ['exactly', 'Goes back to the states at every depth inside on that were active last; the first time to news.'],
    ['named', 'The station before the break.'],
    ['before', 'Goes back to the state inside off that was active last; the first time to the initial states.'],
  ]);
});

it('the list of states, the Mermaid text and the live flow map contain these words', async () => {
  const page = String(await flowPage({ ...withReports(doorFlow, {}), chart }, ''));
  expect(page).toContain(`<div>${first}</div>`);
  expect(mermaidOf(chart)).toContain(`radio_on_last : ${first.replaceAll(';', ',')}`);
  const live = liveDrawingOf(doorFlow, chart, '');
  expect(live.states.find(({ path }) => path === 'on.last')?.description).toBe(first);
});
