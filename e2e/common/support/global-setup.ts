export { runCluster as default } from '#tests/common/server/support/run-cluster.ts';
