import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from './platform/errors/start-error.ts';
import type { AppEnv } from './platform/http/app-env.ts';

/** A listening server; `close` stops accepting connections and resolves when all running requests are answered. */
export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * How long an idle connection stays open. It is longer than that of the usual reverse proxies (60 seconds) and of clients, so
 * that they close it first: otherwise a request may be sent on a connection that is just being closed, and is lost.
 */
const keepAliveTimeoutMs = 75_000;
/** How long a connection may be silent, longer than any answer takes; without it one that never sends a byte stays open. */
const idleTimeoutMs = 130_000;
/** After so many milliseconds `close` ends the connections that are still open. */
const closeTimeoutMs = 10_000;

const explain = (error: NodeJS.ErrnoException, host: string, port: number): StartError => {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return new StartError(
      [
        `Port ${String(port)} is taken by another program.`,
        `Stop that program, or choose another port: PORT=${String(other)} npm start`,
      ].join('\n'),
    );
  }
  const where = `${host}:${String(port)}`;
  if (error.code === 'EACCES') return new StartError(`This user may not listen on ${where}: choose a PORT above 1023.`);
  const todo = 'set HOST to an address of this computer, such as 127.0.0.1';
  return new StartError(`Cannot listen on ${where} (${error.message}): ${todo}.`);
};

/** Listens for requests. Throws StartError with instructions when the address is not available. */
export function listen(app: Hono<AppEnv>, host: string, port: number, idleTimeout = idleTimeoutMs): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.setTimeout(idleTimeout);
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveTimeoutMs;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const timeout = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, closeTimeoutMs);
      server.close(() => {
        clearTimeout(timeout);
        resolve();
      });
      // A connection whose request is still being answered becomes idle afterwards: nobody uses it again.
      if ('keepAliveTimeout' in server) server.keepAliveTimeout = 1;
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : port, close });
    });
  });
}
