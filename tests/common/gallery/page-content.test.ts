// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { flowPage } from '#gallery/pages/flow-page.ts';
import type { Html } from '#gallery/pages/html.ts';
import { indexPage } from '#gallery/pages/index-page.ts';
import { pathLinks } from '#gallery/pages/parts.ts';
import { requirementsPage } from '#gallery/pages/requirements-page.ts';
import { referencesOf } from '#gallery/requirements.ts';
import { bareDoorFlow, doorFlow, withReports } from './door-flow.ts';

const explored = withReports(doorFlow, {});
const { proof } = explored;
if (proof === null) throw new Error('the door has a model');
const door = { ...explored, proof: { ...proof, milliseconds: 20 } };
const bareDoor = withReports(bareDoorFlow, {});
const [opened = '', broken = ''] = door.coverage.byLevel[0].paths.map(({ id }) => id);

const show = async (page: Html): Promise<void> => {
  document.documentElement.innerHTML = String(await page);
};

const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of the cells of each row in a section's table, or in the only table of the page. */
const rowsIn = (section: string): string[][] =>
  [...document.querySelectorAll(`${section} tbody tr`)].map((row) => [...row.children].map(textOf));

/** The numbers of the page; the keys are their labels. */
const figures = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.figures > div')].map((each) => [
      textOf(each.querySelector('dt')),
      textOf(each.querySelector('dd')),
    ]),
  );

const notices = (): string[] => [...document.querySelectorAll('.notice')].map(textOf);

describe('the page of a flow', () => {
  beforeAll(() => show(flowPage(door, '')));

  it('shows the numbers of states and transitions, and the size of the exploration', () => {
    expect(figures()).toEqual({
      states: '5',
      'named transitions': '6',
      'states explored': '4',
      edges: '5',
      'states a second': '200',
      'edges a second': '250',
      'properties hold': '9 of 10',
      'same after JSON': 'yes',
      'level 0, exploration': '83 %',
      'level 1, live actor': '83 %',
      'level 2, rendered view': 'not run',
      'level 3, browser': 'not run',
    });
  });

  it('shows for each state its description, calls, actions and requirements', () => {
    expect(rowsIn('#states')).toEqual([
      ['door', '', '', ''],
      ['shut', 'Nobody comes in.', '', 'DOR-01'],
      ['guarded', 'Nobody comes in at night.', '', ''],
      ['turning busy', 'The key turns.', 'calls turnKeyon entry lighton exit dim', ''],
      ['stuck', 'The key broke.', '', ''],
      ['open final', 'Everybody comes in.', '', ''],
    ]);
    expect(document.querySelector('#states .mark-busy')).not.toBeNull();
  });

  it('shows for each transition its cause, its target, and the paths that take it', () => {
    const cellsOf = (...ids: string[]): string[] => [`✓ ${ids.join(' ')}`, `✓ ${ids.join(' ')}`, 'not run', 'not run'];
    const never = ['✗ never taken', '✗ never taken', 'not run', 'not run'];
    expect(rowsIn('#transitions')).toEqual([
      ['shut', 'knock', 'stays', 'ring', ...cellsOf(broken)],
      ['shut', 'open [isNight]', 'guarded', '', ...never],
      ['shut', 'open [else]', 'turning', '', ...cellsOf(opened, broken)],
      ['turning', 'turnKey done', 'open', '', ...cellsOf(opened)],
      ['turning', 'turnKey failed', 'stuck', '', ...cellsOf(broken)],
      ['stuck', 'open', 'turning', '', ...cellsOf(broken)],
    ]);
  });

  it('shows the verdict on each property, with counter-examples and exceptions', () => {
    const verdicts = Object.fromEntries(rowsIn('#properties').map(([name, , verdict]) => [name, verdict]));
    expect(verdicts).toMatchObject({ noCrash: '✓ holds', leavable: 'not declared', invariants: '✗ fails' });
    const remarks = rowsIn('#properties').find(([name]) => name === 'invariants')?.[3];
    expect(remarks).toContain('broken: the key never breaks start fresh → shut open → turning turnKey=broken → stuck');
    expect(remarks).toContain('the door stays shut A door is made to be opened.');
    expect(textOf(document.querySelector('#properties .never'))).toBe('✗ fails');
    expect(textOf(document.querySelector('#properties .taken'))).toBe('✓ holds');
  });

  it('shows the verdict on each scenario, with its steps and its requirements', () => {
    expect(rowsIn('#scenarios')).toEqual([
      ['the key opens the door DOR-01', 'start fresh → open → turnKey=turned', 'open', 'knock, open', '✓ holds'],
      ['the door opens by itself DOR-02 DOR-03', 'start fresh → knock', 'open', '', '✗ fails'],
    ]);
  });

  it('lists each path one time, with the levels that have run it', () => {
    expect([...document.querySelectorAll('#paths summary')].map(textOf)).toEqual([
      `${opened} 2 steps 0 exploration ✓ 1 live actor ✓ 2 rendered view not run 3 browser not run`,
      `${broken} 4 steps 0 exploration ✓ 1 live actor ✓ 2 rendered view not run 3 browser not run`,
    ]);
    const steps = [...document.querySelectorAll(`#path-${opened} li`)].map(textOf);
    expect(steps).toEqual(['start fresh', 'open turning', 'turnKey=turned open']);
  });

  it('contains the text of its source file, and can copy it', () => {
    expect(document.querySelector('#file')?.textContent).toBe(doorFlow.source);
    expect(textOf(document.querySelector('[data-copy=file]'))).toBe('Copy source file front-door.machine.ts');
  });

  it('says that a machine has no model, instead of saying that its levels were not run', async () => {
    await show(flowPage(bareDoor, ''));
    expect(notices()).toEqual([
      'This machine has no model: it is drawn, but not explored, and has no generated tests.',
    ]);
    expect(figures()).toMatchObject({ states: '5', exploration: 'no model' });
    expect([textOf(document.querySelector('#properties p')), rowsIn('#scenarios')]).toEqual([
      'The machine has no model.',
      [],
    ]);
  });
});

describe('the page of a flow with reports', () => {
  const paths = door.coverage.byLevel[0].paths;
  const report = { flow: 'door', transitions: [...door.coverage.byLevel[0].transitions], paths };
  const screens = { ...report, states: {} };

  it('shows the numbers of all levels, and how many mutants the tests have found', async () => {
    const mutants = { witnesses: {}, independentScore: 0.919 };
    await show(flowPage(withReports(doorFlow, { view: report, browser: screens, mutants }), ''));
    expect(figures()).toMatchObject({
      'level 2, rendered view': '83 %',
      'level 3, browser': '83 %',
      'mutants found': '91 %',
    });
    expect(rowsIn('#transitions')[3]?.slice(4)).toEqual(Array.from({ length: 4 }, () => `✓ ${opened}`));
    expect(notices()).toEqual([]);
  });

  it('names a report that is older than the machine', async () => {
    const old = { ...report, paths: paths.map((path) => ({ ...path, input: 'gone' })) };
    await show(flowPage(withReports(doorFlow, { view: report, browser: { ...old, states: {} } }), ''));
    expect(notices()).toEqual([expect.stringContaining('The report of level 3 is older than the machine')]);
  });

  it('fills the circle of a level that takes every transition, but no other circle', async () => {
    const all = { ...report, transitions: door.chart.transitions.map(({ name }) => name) };
    await show(flowPage(withReports(doorFlow, { view: all }), ''));
    expect([...document.querySelectorAll('h1 circle')].map((circle) => circle.getAttribute('class'))).toEqual([
      'level-partial',
      'level-partial',
      'level-complete',
      'level-not-run',
    ]);
  });
});

it('the index shows the numbers of each machine, and their sums', async () => {
  await show(indexPage([door, bareDoor], new Map()));
  expect(rowsIn('main')).toEqual([
    ['doorA door.', '', '5', '4', '6', '83 %', '83 %', 'not run', 'not run', '9 of 10'],
    ['doorA door.', '', '5', 'no model', '6', 'not run', 'not run', 'not run', 'not run', 'none'],
  ]);
  expect(figures()).toEqual({
    machines: '2',
    'named transitions': '12',
    'states explored': '4',
    'edges explored': '5',
    exploration: '0.0 s',
  });
  expect(textOf(document.querySelector('main'))).toContain('npm run flows -- --tests');
});

it('the index shows, in seconds, how long the exploration of all machines took', async () => {
  await show(indexPage([{ ...door, proof: { ...proof, milliseconds: 61_300 } }], new Map()));
  expect(figures()['exploration']).toBe('61.3 s');
});

it('a requirement is listed with the states and scenarios that name it, in the order of the numbers', async () => {
  await show(requirementsPage({ references: referencesOf([door]), texts: new Map(), tests: new Map() }));
  expect(rowsIn('#machines')).toEqual([
    ['DOR-01', '', 'door shut', 'door the key opens the door', 'none'],
    ['DOR-02', '', 'none', 'door the door opens by itself', 'none'],
    ['DOR-03', '', 'none', 'door the door opens by itself', 'none'],
  ]);
  const links = [...document.querySelectorAll('#machines td a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['front-door.html#state-shut', 'front-door.html#scenarios']);
});

it('only the first of many paths are linked, the others are counted', async () => {
  await show(pathLinks(['one', 'two', 'three', 'four', 'five'], 2));
  expect(textOf(document.body)).toBe('one two and 3 more');
  await show(pathLinks(['one', 'two'], 2));
  expect(textOf(document.body)).toBe('one two');
});

it('large numbers have separators for thousands', async () => {
  const [first] = proof.graph.states;
  if (first === undefined) throw new Error('the door has states');
  const graph = { ...proof.graph, states: Array.from({ length: 12_345 }, () => first) };
  await show(flowPage({ ...door, proof: { ...proof, graph } }, ''));
  expect(figures()['states explored']).toBe('12,345');
});
