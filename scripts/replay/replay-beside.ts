import { readFileSync } from 'node:fs';
import { readTicket } from './read-ticket.ts';
import { readMachines, replayTicket } from './replay-ticket.ts';

/**
 * Replays, with today's machines, the ticket in a file beside a test. Returns `event → state` for the start and for each
 * event of its flows; if a machine cannot continue, it returns the reason.
 * @param test the address of the test's module (`import.meta.url`)
 */
export async function replayBeside(test: string, file: string): Promise<readonly string[]> {
  const ticket = readTicket(readFileSync(new URL(file, test), 'utf8'));
  return replayTicket(ticket, await readMachines()).flatMap(({ steps }) =>
    steps.map(({ step, today, difference }) => `${step?.event.type ?? 'begin'} → ${today ?? difference ?? ''}`),
  );
}
