import { useSelector } from '@xstate/react';
import type { Subscribable } from 'xstate';
import { isSameData } from '#machines/common/is-same-data.ts';

interface Shows<Snapshot> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot;
}

/**
 * What a component shows of a flow; it is rendered again only when that has changed.
 *
 * @param view what is shown, as plain data
 */
export const useShown = <Snapshot, Shown>(actor: Shows<Snapshot>, view: (snapshot: Snapshot) => Shown): Shown =>
  useSelector(actor, view, isSameData);
