import type { SnapshotFrom } from 'xstate';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';

/**
 * Everything that the dialog shows around the open step. Most keys that are pressed in a field change nothing of it, so
 * the dialog is not rendered again.
 */
export function wizardFrame(snapshot: SnapshotFrom<typeof cardApplicationMachine>) {
  const { personalData, applicationDraft, applicationSave } = snapshot.children;
  return {
    status: snapshot.status,
    state: stateLabel(snapshot.value),
    view: cardApplicationView(snapshot),
    children: { personalData, applicationDraft, applicationSave },
  };
}
