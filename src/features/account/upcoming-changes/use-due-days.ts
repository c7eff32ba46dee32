import { useSelector } from '@xstate/react';
import { dueDays } from './person-changes.ts';
import type { UpcomingChangesActor } from './upcoming-changes.actors.ts';

/** By the people for whom something changes soon, the first day of it; nobody before it is known. */
export const useDueDays = (actor: UpcomingChangesActor | null): ReadonlyMap<number, string> =>
  dueDays(useSelector(actor ?? undefined, (snapshot) => snapshot?.context.value ?? null));
