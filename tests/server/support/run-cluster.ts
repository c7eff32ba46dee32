import { startCluster } from './postgres-cluster.ts';
import type { Cluster } from './postgres-cluster.ts';
import { clusterVariable } from './seeded-postgres.ts';

let cluster: Cluster | undefined;

/** Starts one PostgreSQL for all files of a run of Vitest. */
export async function setup(): Promise<void> {
  cluster = await startCluster();
  process.env[clusterVariable] = cluster.address;
}

export const teardown = (): Promise<void> | undefined => cluster?.stop();
