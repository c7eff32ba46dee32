import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#gallery/chart.ts';
import { readFlows } from '#gallery/flows.ts';
import { mermaidOf } from '#gallery/mermaid.ts';

const folder = join(import.meta.dirname, '../../../docs/flows');
const flows = await readFlows();

const door = setup({ guards: { isLocked: () => true }, actions: { ring: () => {} } }).createMachine({
  id: 'door',
  initial: 'shut',
  on: { knock: { actions: 'ring' }, slam: { target: '.shut' } },
  states: {
    shut: { description: 'Nobody comes in; ring: #1.', on: { open: [{ guard: 'isLocked' }, { target: 'open' }] } },
    open: { type: 'final' },
  },
});

describe('the Mermaid texts in docs/flows', () => {
  it('exist for every machine, and only for machines', () => {
    expect(globSync('*.mmd', { cwd: folder }).toSorted()).toEqual(flows.map(({ stem }) => `${stem}.mmd`).toSorted());
  });

  it.each(flows)('are up to date for $name (npm run flows writes them)', ({ stem, machine }) => {
    expect(readFileSync(join(folder, `${stem}.mmd`), 'utf8')).toBe(mermaidOf(chartOf(machine)));
  });
});

describe('a Mermaid text', () => {
  const lines = mermaidOf(chartOf(door))
    .split('\n')
    .map((line) => line.trim());

  it('contains the start, the transitions and the end of a machine', () => {
    expect(lines).toEqual(
      expect.arrayContaining(['[*] --> door_shut', 'door_shut --> door_open : open [else]', 'door_open --> [*]']),
    );
  });

  it('lists the transitions that do not leave a state', () => expect(lines).toContain('door_shut : open [isLocked]'));

  it('has comments for details that Mermaid cannot draw', () => {
    expect(lines).toEqual(expect.arrayContaining(['%% knock / ring', '%% slam → shut']));
  });

  it('replaces the characters of a text that have a meaning in Mermaid', () => {
    expect(lines).toContain('door_shut : Nobody comes in, ring 1.');
  });
});
