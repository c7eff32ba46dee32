// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { chartOf } from '#gallery/chart.ts';
import type { Coverage, Reach } from '#gallery/coverage.ts';
import { coverageOf } from '#gallery/coverage.ts';
import { arrange } from '#gallery/diagram/arrange.ts';
import { drawDiagram } from '#gallery/diagram/draw.ts';

const lamp = setup({
  types: { events: {} as { type: 'press' } | { type: 'dim' } | { type: 'flicker' } | { type: 'unplug' } },
  actors: { warm: fromPromise<undefined>(() => Promise.reject(new Error('not provided'))) },
  guards: { isDark: () => true },
  delays: { patience: 1000 },
}).createMachine({
  id: 'lamp',
  initial: 'plugged',
  states: {
    plugged: {
      initial: 'onStandby',
      on: { unplug: { target: '.onStandby' } },
      states: {
        onStandby: { description: 'It is dark.', always: { guard: 'isDark', target: 'warming' } },
        warming: {
          tags: ['busy'],
          invoke: { id: 'warm', src: 'warm', onDone: { target: 'on' } },
          after: { patience: { target: '#lamp.broken' } },
        },
        on: { on: { dim: {}, flicker: { target: 'on', reenter: true }, press: { target: 'onStandby' } } },
      },
    },
    broken: { type: 'final' },
  },
});

const chart = chartOf(lamp);
const names = chart.transitions.map(({ name }) => name);

/** How well the transitions are tested; the first element is a part of a transition's name. */
const reaches: readonly (readonly [string, Reach])[] = [
  ['| dim |', 1],
  ['| press |', 2],
  ['xstate.done', 3],
];
const coverage: Coverage = {
  ...coverageOf(names, null, { view: null, browser: null, mutation: null }),
  reachOf: (name) => reaches.find(([part]) => name.includes(part))?.[1] ?? 0,
};

const elementsOf = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const textsOf = (selector: string): string[] => elementsOf(selector).map((one) => (one.textContent ?? '').trim());
const edgeOf = (label: string): Element | null =>
  elementsOf('.edge').find((edge) => (edge.textContent ?? '').includes(label)) ?? null;

describe('the drawing of a chart', () => {
  beforeAll(async () => {
    const arrangement = await arrange(chart);
    document.body.innerHTML = String(await drawDiagram(chart, arrangement, coverage, 'A lamp & its states'));
  });

  it('has a label for screen readers', () =>
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('A lamp & its states'));

  it('contains the name, the description and the call of each state', () => {
    expect(textsOf('.text-title')).toEqual(['lamp', 'plugged', 'onStandby', 'warming', 'on', 'broken']);
    expect([textsOf('.text-about'), textsOf('.text-call')]).toEqual([['It is dark.'], ['calls warm']]);
  });

  it('marks the busy state, the final state, the parent states and the initial states', () => {
    const statesWith = (selector: string) =>
      elementsOf(selector).map((one) => one.closest('[data-state]')?.getAttribute('data-state'));
    expect(statesWith('.text-busy')).toEqual(['lamp.plugged.warming']);
    expect(statesWith('.state-busy > .frame')).toEqual(['lamp.plugged.warming']);
    expect(statesWith('.frame-inner')).toEqual(['lamp.broken']);
    expect(statesWith('.state-around > .frame')).toEqual(['lamp', 'lamp.plugged']);
    expect(elementsOf('circle.start')).toHaveLength(2);
    expect(elementsOf('.edge-start')).toHaveLength(2);
  });

  it("lists in a state's box the transitions that do not leave the state, and marks those that enter it again", () => {
    expect(textsOf('.text-listed')).toEqual(['dim', 'flicker ↻']);
    expect(elementsOf('.text-listed').map((one) => one.getAttribute('class'))).toEqual([
      'text-listed reach-1',
      'text-listed reach-0',
    ]);
  });

  it('draws a line for each other transition, in the colour of the best test that takes it', () => {
    expect(textsOf('.text-label').toSorted()).toEqual([
      'after patience',
      'always [isDark]',
      'press',
      'unplug',
      'warm done',
    ]);
    expect(edgeOf('warm done')?.getAttribute('class')).toBe('edge edge-3');
    expect(edgeOf('press')?.getAttribute('class')).toBe('edge edge-2');
    expect(edgeOf('after patience')?.getAttribute('class')).toBe('edge edge-0');
    expect(edgeOf('always')?.getAttribute('class')).toBe('edge edge-0 edge-always');
  });

  it('marks the line of a transition that can start in every state inside a box', () => {
    expect(elementsOf('.edge > circle').map((circle) => circle.parentElement)).toEqual([edgeOf('unplug')]);
  });
});
