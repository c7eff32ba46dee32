// The only file that imports `@xstate/graph`; the canary in graph-library.test.ts tells when it leaves `xstate/graph`.
export { getAdjacencyMap, getShortestPaths, joinPaths } from '@xstate/graph';
export type { StatePath } from '@xstate/graph';
