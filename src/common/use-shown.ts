import { useSelector } from '@xstate/react';
import type { Subscribable } from 'xstate';
import { isSameData } from '#machines/common/is-same-data.ts';

interface Shows<Snapshot> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot;
}

/**
 * The view of a flow. The component is rendered again only if the view has changed.
 *
 * @param view returns the shown data as plain data
 */
export const useShown = <Snapshot, Shown>(actor: Shows<Snapshot>, view: (snapshot: Snapshot) => Shown): Shown =>
  useSelector(actor, view, isSameData);
