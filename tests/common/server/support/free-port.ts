import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The range is below the ports for outgoing connections. Otherwise the system could give the port to a connection before
 * a server uses it.
 */
const lowest = 20_000;
const highest = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A TCP port on which no process listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
}
