import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { detailMachineOf } from './resource.machine.ts';

type DetailMachine<Value> = ReturnType<typeof detailMachineOf<Value>>;

/** The page of one thing at work. */
export type DetailActor<Value> = ActorRefFrom<DetailMachine<Value>>;

/** The page as it is shown; `value` is null while there is nothing to show. */
export const detailView = <Value>(snapshot: SnapshotFrom<DetailMachine<Value>>) => ({
  value: snapshot.context.value,
  loading: snapshot.matches('loading'),
  missing: snapshot.matches('missing'),
  failed: snapshot.matches('failed'),
  outdated: snapshot.matches('outdated'),
  failure: snapshot.context.failure,
});
