import { parseArgs } from 'node:util';
import { WrongArguments } from './cannot-run.ts';

export const usage = `npm run conform -- --base <address> [options]

Checks whether a back end has the calls that docs/calls.md lists under "Specified", as the contract describes them.

  --base <address>    the address before the paths of all calls, such as https://api.example
  --accounts <file>   with what the kit calls (docs/own-back-end.md); by default new demo accounts of the
                      reference server's sandbox, if the back end is one
  --write             also makes the calls that create, change and delete; only for a test system
  --origin <origin>   also checks what a browser needs if the shop is at this other origin
  --only <text>       only the call with this method and path, or else the calls that contain this text
  --html <file>       also writes a report that can be handed on
  --timeout <seconds> how long to wait for an answer, by default 10

Exit code: 0 = conforms, 1 = differs, 2 = could not run`;

export interface Options {
  readonly base: string;
  readonly accounts: string | undefined;
  readonly write: boolean;
  readonly origin: string | undefined;
  readonly only: string;
  readonly html: string | undefined;
  readonly timeoutMs: number;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        base: { type: 'string' },
        accounts: { type: 'string' },
        write: { type: 'boolean', default: false },
        origin: { type: 'string' },
        only: { type: 'string', default: '' },
        html: { type: 'string' },
        timeout: { type: 'string', default: '10' },
      },
    }).values;
  } catch (cause) {
    throw new WrongArguments(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Reads the arguments; throws {@link WrongArguments}. */
export function readOptions(given: readonly string[]): Options {
  const { base, accounts, write, origin, only, html, timeout } = parsed(given);
  if (base === undefined || !isWebAddress(base))
    throw new WrongArguments('--base is the address of the back end, http or https.');
  if (origin !== undefined && (!isWebAddress(origin) || new URL(origin).origin !== origin))
    throw new WrongArguments('--origin is an origin such as https://shop.example, without a path.');
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= 300)) throw new WrongArguments('--timeout is a number of seconds, at most 300.');
  return { base: base.replace(/\/+$/, ''), accounts, write, origin, only, html, timeoutMs: seconds * 1000 };
}
