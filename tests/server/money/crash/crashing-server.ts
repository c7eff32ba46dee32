import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/free-port.ts';
import type { Place } from './crash-injector.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const preload = fileURLToPath(new URL('crash-injector.ts', import.meta.url));

/** `npm start`'s server in a process of its own, which can be made to die and is started again. */
export interface CrashingServer {
  readonly url: string;
  /** Dies at that place from now on; 0 = lives. */
  readonly arm: (place: Place) => Promise<void>;
  /** The places that were passed since it was armed. */
  readonly places: () => Promise<readonly string[]>;
  /** Waits for its death and starts it anew on the same database. */
  readonly revive: () => Promise<void>;
  readonly deaths: () => number;
  readonly stop: () => Promise<void>;
}

/** Throws TypeError, as a call to it would, when the server dies instead of answering. */
const answerOf = async <Answer>(child: ChildProcess, question: object): Promise<Answer> => {
  const death = new AbortController();
  const die = (): void => death.abort();
  child.once('exit', die);
  try {
    const answer = once(child, 'message', { signal: death.signal });
    child.send(question);
    const [message] = (await answer) as [Answer];
    return message;
  } catch (error) {
    throw new TypeError('the server is dead', { cause: error });
  } finally {
    child.off('exit', die);
  }
};

/** @param environment the server's own variables: its database, its gateway */
export async function startCrashingServer(environment: Record<string, string>): Promise<CrashingServer> {
  const port = await freePort();
  let deaths = 0;

  const start = async (): Promise<ChildProcess> => {
    const { PATH = '' } = process.env;
    const child = fork('server/main.ts', {
      cwd: root,
      execArgv: ['--import', preload],
      env: { PATH, PORT: String(port), LOG_LEVEL: 'silent', ...environment },
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
      child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    });
    return child;
  };

  let child = await start();
  const isDead = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    arm: async (place) => {
      await answerOf(child, { arm: place });
    },
    places: async () => (await answerOf<{ places: readonly string[] }>(child, {})).places,
    revive: async () => {
      if (!isDead()) await once(child, 'exit');
      deaths += 1;
      child = await start();
    },
    deaths: () => deaths,
    stop: async () => {
      if (isDead()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
