import { useSelector } from '@xstate/react';
import { dueDays } from './person-changes.ts';
import type { UpcomingChangesActor } from './upcoming-changes.actors.ts';

/**
 * For each person for whom something changes soon: the first day of the change. The map is empty until the changes are
 * known.
 */
export const useDueDays = (actor: UpcomingChangesActor | null): ReadonlyMap<number, string> =>
  dueDays(useSelector(actor ?? undefined, (snapshot) => snapshot?.context.value ?? null));
