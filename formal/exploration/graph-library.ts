// The only file that imports `@xstate/graph`; graph-library.test.ts fails when it differs from `xstate/graph`.
export { getAdjacencyMap, getShortestPaths, joinPaths } from '@xstate/graph';
export type { StatePath } from '@xstate/graph';
