import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { resourceMachineOf } from './resource.machine.ts';

type ResourceMachine<Value> = ReturnType<typeof resourceMachineOf<Value>>;

/** The actor of a page. */
export type ResourceActor<Value> = ActorRefFrom<ResourceMachine<Value>>;

/** `value` is null while there is nothing to show. */
export const resourceView = <Value>(snapshot: SnapshotFrom<ResourceMachine<Value>>) => ({
  value: snapshot.context.value,
  loading: snapshot.matches('loading'),
  missing: snapshot.matches('missing'),
  failed: snapshot.matches('failed'),
  outdated: snapshot.matches('outdated'),
  failure: snapshot.context.failure,
});
