import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replayTicketFormat, type ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { NoTicket, readTicket } from '#scripts/replay/read-ticket.ts';
import { readOptions, WrongOptions } from '#scripts/replay/replay-options.ts';
import { readMachines, replayTicket } from '#scripts/replay/replay-ticket.ts';
import { chooseFlow, writeReplayTest } from '#scripts/replay/write-replay-test.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ticket: ReplayTicket = {
  format: replayTicketFormat,
  version: '3.4.0',
  taken: '2026-11-21T08:00:00.000Z',
  page: '/app/account-setting',
  language: 'cs',
  flows: [
    { number: 0, machine: 'dataExport', beginning: { by: 'input' }, state: 'offered' },
    { number: 1, machine: 'gone', beginning: { by: 'input' }, state: 'here' },
  ],
  steps: [
    { flow: 0, at: 0, event: { type: 'download' }, state: 'preparing' },
    {
      flow: 0,
      at: 900,
      event: { type: 'xstate.done.actor.saveExport', output: { fileName: 'x.zip' } },
      state: 'saved',
    },
  ],
};
const healthy: ReplayTicket = { ...ticket, flows: ticket.flows.slice(0, 1) };

const run = (content: string, ...options: readonly string[]) => {
  const file = join(folder, 'ticket.json');
  writeFileSync(file, content);
  return spawnSync(process.execPath, ['scripts/replay/replay.ts', file, ...options], { cwd: root, encoding: 'utf8' });
};

describe('npm run replay (RPL-02, RPL-03)', () => {
  it('shows each step, and exits with 0 if the states are the same', () => {
    const { status, stdout } = run(JSON.stringify(healthy));
    expect(stdout).toContain('download → preparing');
    expect(stdout).toContain('xstate.done.actor.saveExport {"output":{"fileName":"x.zip"}} → saved');
    expect(stdout).toContain('All machines go through the same states today.');
    expect(status).toBe(0);
  });

  it('names the first step that differs and the machine that does not exist any more, and exits with 1', () => {
    const late = { flow: 0, at: 950, event: { type: 'cancel' }, state: 'offered' };
    const { status, stdout } = run(JSON.stringify({ ...ticket, steps: [...ticket.steps, late] }));
    expect(stdout).toMatch(/≠ {2,}0\.9 s|≠ {2,}1\.0 s/);
    expect(stdout).toContain(
      'dataExport (0) at step 3, cancel: it does not accept the event there; then offered; today saved',
    );
    expect(stdout).toContain('gone (1) at the beginning: there is no machine "gone" any more');
    expect(status).toBe(1);
    expect(run(JSON.stringify(ticket), '--machine', 'dataExport').status).toBe(0);
  });

  it('refuses a file that is not a ticket, with the reason, and exits with 2', () => {
    const { status, stderr } = run('{"format": "other"}');
    expect(stderr).toContain(`a ticket has the format "${replayTicketFormat}", and the file has the format "other"`);
    expect(status).toBe(2);
    for (const wrong of [
      '{',
      '[]',
      JSON.stringify({ ...ticket, steps: [{ flow: 7 }] }),
      JSON.stringify({ ...ticket, flows: [] }),
    ])
      expect(() => readTicket(wrong)).toThrow(NoTicket);
    for (const wrong of [[], ['a', 'b'], ['a', '--flow', 'x'], ['a', '--write', 'Ö'], ['a', '--what']])
      expect(() => readOptions(wrong)).toThrow(WrongOptions);
    expect(readOptions(['a', '--write', '--last'])).toMatchObject({ write: '', last: true });
  });

  it('writes a test that expects the states of the ticket, and beside it a file with this flow; does not overwrite files', async () => {
    const flows = replayTicket(ticket, await readMachines());
    const chosen = chooseFlow(flows.slice(0, 1));
    if (chosen === undefined) throw new Error('expected a flow');
    const { test } = writeReplayTest(folder, ticket, chosen, '');
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['data-export-save-export-saved.json', 'data-export-save-export-saved.test.ts']),
    );
    const text = readFileSync(test, 'utf8');
    for (const line of ["'begin → offered',", "'download → preparing',", "'xstate.done.actor.saveExport → saved',"])
      expect(text).toContain(line);
    expect(readTicket(readFileSync(test.replace('.test.ts', '.json'), 'utf8'))).toEqual(healthy);
    expect(() => writeReplayTest(folder, ticket, chosen, '')).toThrow('is there already');
    expect(chooseFlow(flows)?.flow.machine).toBe('gone');
  });
});
