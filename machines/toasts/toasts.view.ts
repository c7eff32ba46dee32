import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';

/** How many messages are shown at once; the others wait. */
const atOnce = 3;

export const shownToasts = (snapshot: SnapshotFrom<typeof toastsMachine>) => snapshot.context.toasts.slice(0, atOnce);
