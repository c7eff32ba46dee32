import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export interface Command {
  /** Names of areas, folders or files; empty for all areas. */
  readonly paths: readonly string[];
  /** The share of the mutants that are tried, in per cent. */
  readonly share: number;
  /** Another seed selects other mutants. */
  readonly seed: string;
  readonly processes: number;
}

/** Reads the arguments of `npm run mutants`. Throws for an unknown option, or if a value is not a valid number. */
export function readCommand(given: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      share: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      processes: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 100)) throw new Error(`--share is a number of per cent, not ${values.share}.`);
  const processes = Number(values.processes);
  if (!Number.isInteger(processes) || processes < 1)
    throw new Error(`--processes is a number, not ${values.processes}.`);
  return { paths: positionals, share, seed: values.seed, processes };
}
