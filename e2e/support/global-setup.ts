import { startCluster } from '../../tests/server/support/postgres-cluster.ts';
import { clusterVariable } from '../../tests/server/support/seeded-postgres.ts';

/** Starts one PostgreSQL, of which each server of the run gets a seeded database; returns how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  process.env[clusterVariable] = cluster.address;
  return () => cluster.stop();
}
