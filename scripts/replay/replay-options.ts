import { parseArgs } from 'node:util';

export const usage = `npm run replay -- <file> [options]

Runs the flows of a replay ticket again on today's machines, shows each step, and tells where they go otherwise.
A ticket is what the footer's flow log saves (sandbox), and what the desk's page "Reported failures" saves.

  --machine <id>   only this machine, such as ticketFare
  --flow <number>  only the flow with this number, as it is printed
  --last           only the last flow (of that machine)
  --write [name]   writes tests/common/replays/<machine>-<name>.test.ts and the ticket beside it, of the flow that goes
                   otherwise, or else of the last one

Exit code: 0 = the same states, 1 = today's machines go otherwise, 2 = no ticket or wrong options`;

export interface ReplayOptions {
  readonly file: string;
  readonly machine: string | null;
  readonly flow: number | null;
  readonly last: boolean;
  /** null = no test is written; '' = a test is written, with a generated name. */
  readonly write: string | null;
}

/** The options are wrong; the message explains why. */
export class WrongOptions extends Error {}

/** Lets `--write` be used without a name. */
const withName = (argument: string, index: number, all: readonly string[]): readonly string[] =>
  argument === '--write' && (all[index + 1] ?? '--').startsWith('--') ? ['--write='] : [argument];

const fileName = /^[a-z\d-]*$/;

/** Reads the arguments; throws {@link WrongOptions}. */
export function readOptions(given: readonly string[]): ReplayOptions {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: given.flatMap(withName),
        allowPositionals: true,
        options: {
          machine: { type: 'string' },
          flow: { type: 'string' },
          last: { type: 'boolean', default: false },
          write: { type: 'string' },
        },
      });
    } catch (cause) {
      throw new WrongOptions(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  })();
  const [file, ...others] = positionals;
  if (file === undefined) throw new WrongOptions('Give the file of a ticket.');
  if (others.length > 0) throw new WrongOptions(`Give one file; "${others.join(' ')}" is too much.`);
  const { machine = null, flow, last, write = null } = values;
  if (flow !== undefined && !/^\d+$/.test(flow)) throw new WrongOptions(`--flow is a number, not "${flow}".`);
  if (write !== null && !fileName.test(write))
    throw new WrongOptions(`The name of a test has small letters, digits and dashes; "${write}" has others.`);
  return { file, machine, flow: flow === undefined ? null : Number(flow), last, write };
}
