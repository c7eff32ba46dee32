import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayTicket, TicketFlow } from '#contract/entities/replay-ticket.ts';
import type { ReplayedFlow } from './replay-flow.ts';
import { firstDifference } from './replay-ticket.ts';

const kebab = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** The flow for which a test is written: the first flow that differs today, otherwise the last flow with a step. */
export const chooseFlow = (flows: readonly ReplayedFlow[]): ReplayedFlow | undefined =>
  flows.find((flow) => firstDifference(flow) !== undefined) ??
  flows.findLast(({ steps }) => steps.length > 1) ??
  flows.at(-1);

/** A name made from the first step that differs, or from the last step: `doing-xstate-error-actor-perform`. */
function nameOf(replayed: ReplayedFlow): string {
  const step = firstDifference(replayed) ?? replayed.steps.at(-1);
  const event = (step?.step?.event.type ?? 'start').replace(/^xstate\.(?:done|error)\.actor\./, '');
  return kebab(`${event} ${step?.was ?? ''}`)
    .slice(0, 50)
    .replace(/-+$/, '');
}

const onlyOf = (ticket: ReplayTicket, flow: TicketFlow): ReplayTicket => ({
  ...ticket,
  flows: [flow],
  steps: ticket.steps.filter((step) => step.flow === flow.number),
});

const testText = (ticket: ReplayTicket, { flow, steps }: ReplayedFlow, file: string): string => {
  const lines = steps.map(({ step, was }) => `    ${quote(`${step?.event.type ?? 'begin'} → ${was}`)},`);
  return `import { expect, it } from 'vitest';
import { replayBeside } from './replay-beside.ts';

/**
 * Recorded on ${ticket.taken.slice(0, 10)} on the page ${ticket.page}, version ${ticket.version}. \`${file}\` beside this file contains
 * the events with their payloads, without personal data; \`npm run replay -- tests/common/replays/${file}\`
 * shows them. Each line is an event and the state that it must lead to. If a recorded state was wrong, replace it by
 * the right state.
 */
it('${flow.machine} goes through these states', async () => {
  expect(await replayBeside(import.meta.url, '${file}')).toEqual([
${lines.join('\n')}
  ]);
});
`;
};

export interface WrittenTest {
  readonly test: string;
  readonly ticket: string;
}

/**
 * Writes the regression test of one flow, and its ticket beside the test. The test expects the states of the ticket, so
 * it fails if today's machine differs. Existing files are not overwritten.
 * @param name '' = the name is made from the step
 */
export function writeReplayTest(
  folder: string,
  ticket: ReplayTicket,
  replayed: ReplayedFlow,
  name: string,
): WrittenTest {
  const stem = `${kebab(replayed.flow.machine)}-${name === '' ? nameOf(replayed) : name}`;
  const [test, file] = [join(folder, `${stem}.test.ts`), join(folder, `${stem}.json`)];
  const taken = [test, file].find((path) => existsSync(path));
  if (taken !== undefined) throw new Error(`${taken} is there already; give another name: --write <name>`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(onlyOf(ticket, replayed.flow), null, 2)}\n`);
  writeFileSync(test, testText(ticket, replayed, `${stem}.json`));
  return { test, ticket: file };
}
