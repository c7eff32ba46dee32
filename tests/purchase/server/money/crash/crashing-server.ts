import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/common/server/support/free-port.ts';
import { serverEntry } from '#tests/common/server/support/server-entry.ts';
import type { Place } from './crash-injector.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const preload = fileURLToPath(new URL('crash-injector.ts', import.meta.url));

/** The server of `npm start` in a separate process, which tests can crash and start again. */
export interface CrashingServer {
  readonly url: string;
  /** Lets the server crash at a place from now on; 0 = no crash. */
  readonly arm: (place: Place) => Promise<void>;
  /** The crash places that were passed since `arm`. */
  readonly places: () => Promise<readonly string[]>;
  /** Waits for the crash and starts the server again on the same database. */
  readonly restart: () => Promise<void>;
  /** The number of crashes so far. */
  readonly crashes: () => number;
  readonly stop: () => Promise<void>;
}

/** The answer to a message. Throws TypeError when the server crashes before it answers, like a failed HTTP call. */
const answerOf = async <Answer>(child: ChildProcess, question: object): Promise<Answer> => {
  const crash = new AbortController();
  const onExit = (): void => crash.abort();
  child.once('exit', onExit);
  try {
    const answer = once(child, 'message', { signal: crash.signal });
    child.send(question);
    const [message] = (await answer) as [Answer];
    return message;
  } catch (error) {
    throw new TypeError('the server has crashed', { cause: error });
  } finally {
    child.off('exit', onExit);
  }
};

/** @param environment variables of this server: its database, its gateway */
export async function startCrashingServer(environment: Record<string, string>): Promise<CrashingServer> {
  const port = await freePort();
  let crashes = 0;

  const start = async (): Promise<ChildProcess> => {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const child = fork(serverEntry, {
      cwd: root,
      execArgv: ['--import', preload],
      env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), LOG_LEVEL: 'silent', LINKA_SANDBOX: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const take = (part: Buffer): void => {
        output += part.toString();
        if (output.includes('Linka is running')) resolve();
      };
      child.stdout?.on('data', take);
      child.stderr?.on('data', take);
      child.once('exit', () => reject(new Error(`expected the server to start, but it ended: ${output}`)));
    });
    return child;
  };

  let child = await start();
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    arm: async (place) => {
      await answerOf(child, { arm: place });
    },
    places: async () => (await answerOf<{ places: readonly string[] }>(child, {})).places,
    restart: async () => {
      if (!hasEnded()) await once(child, 'exit');
      crashes += 1;
      child = await start();
    },
    crashes: () => crashes,
    stop: async () => {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
