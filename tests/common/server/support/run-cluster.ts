import { startCluster } from './postgres-cluster.ts';
import { clusterVariable } from './seeded-postgres.ts';

/** Starts one PostgreSQL, in which each server of a run gets a seeded database; returns a function that stops it. */
export async function runCluster(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  process.env[clusterVariable] = cluster.address;
  return () => cluster.stop();
}

let stop: (() => Promise<void>) | undefined;

/** Vitest calls this function before the files of a run. */
export async function setup(): Promise<void> {
  stop = await runCluster();
}

export const teardown = (): Promise<void> | undefined => stop?.();
