import type { SnapshotFrom } from 'xstate';
import { shownAtOnce, type toastsMachine } from './toasts.machine.ts';

export const shownToasts = (snapshot: SnapshotFrom<typeof toastsMachine>) =>
  snapshot.context.toasts.slice(0, shownAtOnce);
