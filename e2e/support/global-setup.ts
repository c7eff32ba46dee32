export { runCluster as default } from '../../tests/server/support/run-cluster.ts';
