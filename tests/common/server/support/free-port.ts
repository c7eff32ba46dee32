import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, any of which could take the port before a server does. */
const lowest = 20_000;
const highest = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A TCP port that nobody is listening on. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
}
