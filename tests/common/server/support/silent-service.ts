import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A service that accepts every connection and never answers. */
export interface SilentService {
  readonly port: number;
  readonly url: string;
  /** The number of connections that wait for an answer. */
  readonly waiting: () => number;
  /** Stops the service and closes all its connections. */
  readonly close: () => void;
}

export async function silentService(): Promise<SilentService> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => waiting.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${String(port)}`,
    waiting: () => waiting.size,
    close() {
      server.close();
      for (const socket of waiting) socket.destroy();
    },
  };
}
