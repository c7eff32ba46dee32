import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import shop from '../../package.json' with { type: 'json' };
import { printAbout, printFlow, printVerdict, titleOf } from './print-replay.ts';
import { NoTicket, readTicket } from './read-ticket.ts';
import type { ReplayedFlow } from './replay-flow.ts';
import { readOptions, usage, WrongOptions, type ReplayOptions } from './replay-options.ts';
import { firstDifference, readMachines, replayTicket } from './replay-ticket.ts';
import { chooseFlow, writeReplayTest } from './write-replay-test.ts';

const root = join(import.meta.dirname, '..', '..');

function ticketIn(file: string): ReplayTicket {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new NoTicket(`it cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  return readTicket(text);
}

function chosenFlows(flows: readonly ReplayedFlow[], { machine, flow, last }: ReplayOptions): readonly ReplayedFlow[] {
  const chosen = flows.filter(
    (one) => (machine === null || one.flow.machine === machine) && (flow === null || one.flow.number === flow),
  );
  if (chosen.length > 0) return last ? chosen.slice(-1) : chosen;
  throw new WrongOptions(`The ticket has no such flow. It has: ${flows.map(titleOf).join(', ')}.`);
}

async function main(given: readonly string[]): Promise<number> {
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(given);
  const ticket = ticketIn(options.file);
  const flows = chosenFlows(replayTicket(ticket, await readMachines()), options);
  console.log([printAbout(ticket, shop.version), ...flows.map(printFlow), printVerdict(flows)].join('\n\n'));
  const written = options.write === null ? undefined : chooseFlow(flows);
  if (written !== undefined) {
    const { test } = writeReplayTest(join(root, 'tests', 'common', 'replays'), ticket, written, options.write ?? '');
    const path = relative(root, test);
    console.log(`\nWrote ${path} about ${titleOf(written)}. Run it: npx vitest run --project=units ${path}`);
  }
  return flows.some((flow) => firstDifference(flow) !== undefined) ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof NoTicket) console.error(`This file is no replay ticket: ${error.message}`);
  else if (error instanceof WrongOptions) console.error(`${error.message}\n\n${usage}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
