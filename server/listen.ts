import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from './platform/errors/start-error.ts';
import type { AppEnv } from './platform/http/app-env.ts';

/** A listening server; `close` stops accepting connections and resolves after all running requests are answered. */
export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * How long an idle connection stays open. This is longer than in the usual reverse proxies (60 seconds) and in clients,
 * so that they close it first. Otherwise they could send a request just when the server closes the connection, and the
 * request would be lost.
 */
const keepAliveTimeoutMs = 75_000;
/**
 * A connection without traffic is closed after this time, which is longer than any answer takes. Without the limit, a
 * connection that never sends a byte would stay open.
 */
const idleTimeoutMs = 130_000;
/** After this number of milliseconds, `close` ends the connections that are still open. */
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
      // Connections whose requests are still being answered become idle afterwards; then they are closed at once.
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
