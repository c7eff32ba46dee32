import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * These ports, and those for the reservations, are below the ports for outgoing connections. Otherwise the system could
 * give a port to a connection before a server uses it.
 */
const lowest = 20_000;
const count = 6000;

const listenAt = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server.unref()));
  });

/** Whether this process now has the port for itself. It listens on a second port, which the system frees at its end. */
const reserve = async (port: number): Promise<boolean> => (await listenAt(port + count)) !== null;

async function isFree(port: number): Promise<boolean> {
  const probe = await listenAt(port);
  if (probe === null) return false;
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

/** A TCP port on which no process listens, and which no other call of any process gets until this process ends. */
export async function freePort(): Promise<number> {
  const port = lowest + randomInt(count);
  return (await reserve(port)) && (await isFree(port)) ? port : freePort();
}
