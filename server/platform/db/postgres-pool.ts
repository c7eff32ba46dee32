import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { DatabaseAway } from './database-away.ts';

/** How long a call waits for a connection (milliseconds): less than a browser waits for the answer to its call. */
const connectionTimeoutMillis = 10_000;
/** When a connection whose other end is silent begins to be tried (milliseconds). */
const keepAliveInitialDelayMillis = 10_000;

const ignore = (): void => undefined;

/**
 * Connections to PostgreSQL, of which each loss harms only the call that uses it: that call fails, and the next one gets
 * a new connection. Without a connection `connect` throws DatabaseAway.
 */
export class PostgresPool extends Pool {
  constructor(connectionString: string) {
    super({ connectionString, max: 10, connectionTimeoutMillis, keepAlive: true, keepAliveInitialDelayMillis });
    // Without a listener a lost connection ends the process.
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

  /** A connection that is given back when it is lost: Drizzle keeps one whose transaction could not begin. */
  async #take(): Promise<PoolClient> {
    const client = await super.connect().catch((cause: unknown) => {
      throw new DatabaseAway({ cause });
    });
    const release = client.release.bind(client);
    const lost = (): void => client.release(true);
    client.release = (error) => {
      client.release = ignore;
      client.off('error', lost);
      release(error);
    };
    return client.once('error', lost);
  }
}
