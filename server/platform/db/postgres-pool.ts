import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { DatabaseAway } from './database-away.ts';

/** How long a call waits for a connection (milliseconds): shorter than a browser waits for the response. */
const connectionTimeoutMillis = 10_000;
/** After this number of milliseconds without traffic, TCP checks whether the other end of a connection still answers. */
const keepAliveInitialDelayMillis = 10_000;

const ignore = (): void => undefined;

/**
 * Connections to PostgreSQL. A lost connection harms only the call that uses it: that call fails, and the next call gets
 * a new connection. If no connection can be made, `connect` throws DatabaseAway.
 */
export class PostgresPool extends Pool {
  constructor(connectionString: string) {
    super({ connectionString, max: 10, connectionTimeoutMillis, keepAlive: true, keepAliveInitialDelayMillis });
    // Without a listener for errors, a lost connection would end the process.
    this.on('error', ignore);
    this.on('connect', (client) => client.on('error', ignore));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (callback === undefined) return this.#take();
    super.connect(callback);
    return undefined;
  }

  /**
   * A connection that is released when it is lost. Drizzle does not release a connection whose transaction could not
   * begin.
   */
  async #take(): Promise<PoolClient> {
    const client = await super.connect().catch((cause: unknown) => {
      throw new DatabaseAway({ cause });
    });
    const release = client.release.bind(client);
    const releaseLost = (): void => client.release(true);
    client.release = (error) => {
      client.release = ignore;
      client.off('error', releaseLost);
      release(error);
    };
    return client.once('error', releaseLost);
  }
}
